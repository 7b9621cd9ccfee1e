import { expect, test } from 'vitest';
import { clock } from '../../src/languages/formats.ts';

test('a countdown shows seconds in the last minute, then minutes, then hours', () => {
  expect([0, 42, 60, 597, 3599].map(clock)).toEqual(['0', '42', '1:00', '9:57', '59:59']);
  expect([3600, 86_399].map(clock)).toEqual(['1:00:00', '23:59:59']);
});
