/**
 * The speed of a machine, as Lighthouse measures it (`benchmarkIndex`), and how many times slower a common phone is: from Lighthouse's
 * docs/throttling.md and the calculator to which it leads.
 */
const known: [speed: number, slowdown: number][] = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [2000, 6],
];

/** How many times slower a common phone is than a machine of this speed, to one decimal. Between two known speeds, in proportion. */
export function slowdownFor(speed: number): number {
  const above = Math.max(1, known.findIndex(([other], index) => speed <= other || index === known.length - 1));
  const [[slow, little], [fast, much]] = [known[above - 1]!, known[above]!];
  const slowdown = little + ((much - little) * (speed - slow)) / (fast - slow);
  return Math.max(1, Math.round(10 * slowdown) / 10);
}
