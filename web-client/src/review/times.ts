import type { Clocks, ClockRules, Entry, ThinkTime } from '../connection/protocol.ts';

/** The rules of the clocks after version `v`; null before a clock was set. */
function rulesAt(log: Entry[], v: number): ClockRules | null {
  const set = log.findLast(({ v: at, event }) => at <= v && event?.type === 'clock_set');
  return set?.event?.type === 'clock_set' ? set.event.rules : null;
}

/** What the clocks of a finished game showed after version `v`, standing still; null where nobody was timed. */
export function clocksAt(log: Entry[], times: ThinkTime[], v: number): Clocks | null {
  const rules = rulesAt(log, v);
  const note = times.findLast((time) => time.v <= v);
  return rules && note?.clocks ? { rules, at: 0, seats: note.clocks } : null;
}

/** For how many milliseconds somebody thought about the move of a moment with the versions `from` to `to`; null where it ended no thinking. */
export const thoughtBefore = (times: ThinkTime[], from: number, to: number): number | null =>
  times.find(({ v, thought }) => v >= from && v <= to && thought !== undefined)?.thought ?? null;
