import { expect, test } from 'vitest';
import { clock, wait } from '../../src/languages/formats.ts';

test('a countdown shows minutes and seconds, and hours where there are any', () => {
  expect([0, 42, 60, 597, 3599].map(clock)).toEqual(['0:00', '0:42', '1:00', '9:57', '59:59']);
  expect([3600, 86_399].map(clock)).toEqual(['1:00:00', '23:59:59']);
});

test('a wait is said in seconds below a minute, and then in whole minutes, never less than it takes', () => {
  expect([1, 42, 59].map(wait)).toEqual(['1 second', '42 seconds', '59 seconds']);
  expect([60, 61, 3413, 3600].map(wait)).toEqual(['1 minute', '2 minutes', '57 minutes', '60 minutes']);
});
