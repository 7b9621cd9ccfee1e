import type { ClockRules, Clocks } from '../../connection/protocol.ts';

/** The time of a player, in milliseconds: what is left, or how far overtime has gone. Never negative. */
export type Time = { left: number; overtime: number };

/** For how long the clock of `seat` has run since the note was made; `now` is the server's time. */
function hasRun({ running }: Clocks, seat: number, now: number): number {
  if (running?.seat !== seat) return 0;
  return Math.max(0, Math.min(now, running.until ?? now) - running.from);
}

/** The time that a player has at a moment of the server's clock. */
export function timeOf(clocks: Clocks, seat: number, now: number): Time {
  const { left = 0, overtime = 0 } = clocks.seats[seat] ?? {};
  const run = hasRun(clocks, seat, now);
  const most = clocks.rules.at_zero === 'points' ? clocks.rules.overtime.minutes * 60_000 : 0;
  return { left: Math.max(0, left - run), overtime: Math.min(most, overtime + Math.max(0, run - left)) };
}

/** Whether the clock of `seat` runs at a moment: not during a pause, at night or on holiday. */
export const isRunning = ({ running }: Clocks, seat: number, now: number): boolean =>
  running?.seat === seat && running.from <= now && now < (running.until ?? Infinity);

/** How long it is until the running clock starts or stops. Both may still be to come, because this machine's clock may be slow. */
export const untilStartOrStop = ({ running }: Clocks, now: number): number =>
  Math.min(...[running?.from, running?.until].map((at) => (at !== undefined && at > now ? at - now : Infinity)));

/** Why the clock of a player stands still although nobody has stopped it, and until when. */
export type Rest = { why: 'holiday' | 'night'; until: number };

/** When the clock that stands still at night or on holiday runs again: as of the note, whatever the clock of this machine says. */
const runsAgain = ({ at, running }: Clocks): number => (running && running.from > at ? running.from : at);

/** The holiday of a player, or the night of the one whose turn it is; null while there is neither. */
export function restOf(clocks: Clocks, seat: number, now: number): Rest | null {
  const holiday = clocks.seats[seat]?.holiday_until ?? now;
  if (holiday > now) return { why: 'holiday', until: holiday };
  const until = clocks.running?.seat === seat ? runsAgain(clocks) : now;
  return until > clocks.at && until > now ? { why: 'night', until } : null;
}

/** How long it is until a night or a holiday begins or ends, after which the note is out of date; null if none does. */
export function untilNextNote(clocks: Clocks, now: number): number | null {
  const { running, seats } = clocks;
  const moments = [runsAgain(clocks), running?.until, ...seats.map(({ holiday_until }) => holiday_until)];
  const next = Math.min(...moments.map((moment = 0) => (moment > Math.max(now, clocks.at) ? moment : Infinity)));
  return Number.isFinite(next) ? next - now : null;
}

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Moments at which a screen reader says how much time is left. */
const warnings = [5 * minute, minute, 30 * second, 10 * second];

/** The warning that was passed between two times of a running clock; null if none was. */
export const warningBetween = (before: number, after: number): number | null =>
  warnings.findLast((warning) => after <= warning && warning < before) ?? null;

/** Whether a time is so short that the clock should be seen: the last quarter of a day where a move takes days, or half a minute. */
export const isShort = ({ kind }: ClockRules, { left }: Time): boolean => left <= (kind.type === 'slow' ? day / 4 : 30 * second);
/** Whether it has become so short between two times of a running clock. */
export const becomesShort = (rules: ClockRules, before: Time, after: Time): boolean => !isShort(rules, before) && isShort(rules, after);
