import { expect, test } from 'vitest';
import type { Month } from '../../src/connection/http/archive_api.ts';
import { monthsBetween } from '../../src/views/history/month_bars.ts';

const month = (name: string): Month => ({
  month: name, games: 2, won: 1, drawn: 0, points: 700, margin: 20, moves: 30, play_points: 690, bingos: 1,
});

test('months without games stand between those with games, across a new year', () => {
  const bars = monthsBetween([month('2025-11'), month('2026-02')], 36);
  expect(bars.map(({ month: name, games }) => [name, games])).toEqual([['2025-11', 2], ['2025-12', 0], ['2026-01', 0], ['2026-02', 2]]);
});

test('only so many months are shown, the latest', () => {
  const bars = monthsBetween([month('1990-01'), month('2026-02')], 36);
  expect(bars).toHaveLength(36);
  expect(bars.at(-1)!.month).toBe('2026-02');
});

test('no months make no bars', () => {
  expect(monthsBetween([], 36)).toEqual([]);
});
