import type { Month } from '../../connection/http/archive_api.ts';

/** A month with its games, or one in which there was none. */
export type MonthBar = Month | { month: string; games: 0 };

/** The months from the first to the last, including those without games; at most `most`, the latest. */
export function monthsBetween(months: Month[], most: number): MonthBar[] {
  const last = months.at(-1)?.month ?? '';
  const all: MonthBar[] = [];
  for (let month = months[0]?.month; month !== undefined && month <= last; month = after(month))
    all.push(months.find((one) => one.month === month) ?? { month, games: 0 });
  return all.slice(-most);
}

/** `2027-01` after `2026-12`. */
function after(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [next, first] = number >= 12 ? [year + 1, 1] : [year, number + 1];
  return `${String(next).padStart(4, '0')}-${String(first).padStart(2, '0')}`;
}
