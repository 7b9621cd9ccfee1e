import { expect, it } from 'vitest';
import { heights, monthFigures } from '../../src/views/history/month_figures.ts';

it('averages the months of somebody by game and by move', () => {
  const month = { month: '2026-11', games: 4, won: 1, drawn: 0, points: 1400, margin: -60, moves: 50, play_points: 1200, bingos: 2 };
  const averages = Object.values(monthFigures).map((figure) => figure(month));
  expect(averages).toEqual([350, -15, 24, 0.5]);
});

it('draws values from the lowest, or 0, to the highest, and leaves gaps', () => {
  expect(heights([300, null, 150])).toEqual([1, null, 0.5]);
  expect(heights([-10, 0, 30])).toEqual([0, 0.25, 1]);
  expect(heights([0, 0])).toEqual([0, 0]);
  expect(heights([])).toEqual([]);
});
