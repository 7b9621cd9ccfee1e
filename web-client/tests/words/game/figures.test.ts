import { describe, expect, test } from 'vitest';
import { asTime, figures, minuteOf, untilNextFigure, wholeSeconds } from '../../../src/words/game/figures.ts';

describe('the figures of a clock', () => {
  test.each([
    [7_384_900, '2:03:04'],
    [3_600_000, '1:00:00'],
    [3_599_999, '59:59'],
    [65_000, '1:05'],
    [10_000, '0:10'],
    [9_999, '9.9'],
    [50, '0.0'],
    [0, '0.0'],
  ])('of %i milliseconds are %s', (time, shown) => expect(figures(time)).toBe(shown));

  test('of overtime have whole seconds', () => expect(wholeSeconds(4_200)).toBe('0:04'));

  test.each([
    [65_300, 301],
    [10_000, 1],
    [9_950, 51],
    [2 * 86_400_000 + 5, 6],
  ])('of %i milliseconds stay for %i', (left, stay) => expect(untilNextFigure({ left, overtime: 0 })).toBe(stay));

  test('change once a second in overtime', () => expect(untilNextFigure({ left: 0, overtime: 1_300 })).toBe(700));
});

test('a minute of the day is the same in a field and out of it; an empty field has none', () => {
  for (const minute of [0, 7 * 60, 22 * 60 + 5]) expect(minuteOf(asTime(minute))).toBe(minute);
  expect(minuteOf('')).toBeNull();
});
