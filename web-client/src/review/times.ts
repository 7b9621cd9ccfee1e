import type { Clocks, ClockRules, Entry, ThinkTime } from '../connection/protocol.ts';
import type { Moment } from './replay.ts';

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

/**
 * For how many milliseconds a person thought about their move of a moment. Null where it ended no thinking, or less than a second of it,
 * and where a computer made it.
 */
export function thoughtBefore(times: ThinkTime[], { v, viewed }: Pick<Moment, 'v' | 'viewed'>, seat: number): number | null {
  if (viewed.seats[seat]?.computer ?? viewed.seats[seat]?.stand_in) return null;
  const ended = times.find(({ v: at, thought }) => at >= v && at <= viewed.v && thought !== undefined);
  return ended?.thought && ended.thought >= 1000 ? ended.thought : null;
}
