/** The path of a line through these points. */
export const linePath = (points: [x: number, y: number][]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Round numbers for the lines behind a chart, four or so between the two, and not closer than `closest`. */
export function ticks(least: number, most: number, closest = 10): number[] {
  const step = steps.find((size) => size >= closest && (most - least) / size <= 4) ?? 5000;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}
