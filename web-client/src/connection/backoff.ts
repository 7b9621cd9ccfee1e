const first = 300;
const longest = 8000;

/** The wait before attempt number `attempt` (from 0): it doubles up to a limit, with jitter so that clients do not all return at once. */
export function delayBefore(attempt: number, chance: () => number = Math.random): number {
  const full = Math.min(first * 2 ** attempt, longest);
  return full / 2 + (full / 2) * chance();
}
