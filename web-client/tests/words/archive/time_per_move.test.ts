import { expect, it } from 'vitest';
import { longDuration } from '../../../src/languages/formats.ts';
import { timePerMove } from '../../../src/words/archive/time_per_move.ts';

it('is the mean of the moves whose time is known', () => {
  expect(timePerMove({ think_ms: 60_000, timed_moves: 4 })).toBe(longDuration(15));
});

it('is not there where no time is known, as in records', () => {
  expect(timePerMove({ think_ms: 0, timed_moves: 0 })).toBeUndefined();
});
