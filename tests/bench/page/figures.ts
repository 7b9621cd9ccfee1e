import { test } from '@playwright/test';

export type Table = 'The page' | 'Lighthouse' | 'Findings of Lighthouse';

/** Notes a row of a table, which is printed at the end. */
export function note(table: Table, ...cells: (string | number)[]): void {
  test.info().annotations.push({ type: table, description: cells.join(' | ') });
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

export const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
export const ms = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
export const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;
/** The median of some times, and between which they lie. */
export const medianAndRange = (times: number[], unit: (time: number) => string) =>
  `${unit(median(times))} (${unit(Math.min(...times))} to ${unit(Math.max(...times))})`;
