import { expect, test } from 'vitest';
import { clock } from '../../src/languages/formats.ts';

test('a countdown shows minutes and seconds, and hours where there are any', () => {
  expect([0, 42, 60, 597, 3599].map(clock)).toEqual(['0:00', '0:42', '1:00', '9:57', '59:59']);
  expect([3600, 86_399].map(clock)).toEqual(['1:00:00', '23:59:59']);
});
