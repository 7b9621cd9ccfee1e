import type { Month } from '../../connection/http/archive_api.ts';
import type { NameId } from '../../languages/text.ts';

/** What the line over the months may show, by its name. */
export const monthFigures = {
  'history-average': ({ points, games }) => points / games,
  'history-margin': ({ margin, games }) => margin / games,
  'history-per-move': ({ play_points, moves }) => play_points / Math.max(1, moves),
  'history-bingos-a-game': ({ bingos, games }) => bingos / games,
} satisfies Partial<Record<NameId, (month: Month) => number>>;
export type MonthFigure = keyof typeof monthFigures;

/** How high each value stands between the lowest of them, or 0, and the highest: 0 to 1. */
export function heights(values: (number | null)[]): (number | null)[] {
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const high = Math.max(low + 1e-9, ...known);
  return values.map((value) => (value === null ? null : (value - low) / (high - low)));
}
