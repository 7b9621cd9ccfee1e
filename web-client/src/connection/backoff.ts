const first = 300;
const longest = 8000;

/** How long to wait before attempt number `attempt` (from 0): doubling up to a bound, and scattered so that not all come at once. */
export function delayBefore(attempt: number, chance: () => number = Math.random): number {
  const full = Math.min(first * 2 ** attempt, longest);
  return full / 2 + (full / 2) * chance();
}
