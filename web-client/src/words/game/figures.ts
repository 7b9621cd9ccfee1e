import { clock, twoDigits } from '../../languages/formats.ts';
import type { Time } from '../../state/game/clock.ts';

const tenth = 100;
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Below ten seconds a clock shows tenths. */
const showsTenths = (time: number): boolean => time < 10 * second;

/** A minute of the day, as a field for a time has it: "07:00". */
export const asTime = (minutes: number): string => `${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;

/** The same minute of what such a field has; null if it is empty. */
export const minuteOf = (time: string): number | null => (/^\d\d:\d\d/.test(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) : null);

/** A time below a day in whole seconds: "1:02:03", "4:05". */
export const wholeSeconds = (time: number): string => clock(time / second);

/** The figures of a clock below a day: "1:02:03", "4:05", "9.4". */
export const figures = (time: number): string =>
  showsTenths(time) ? `${Math.floor(time / second)}.${Math.floor(time / tenth) % 10}` : wholeSeconds(time);

/** Whether a time is counted in days and hours rather than shown in figures. */
export const countsDays = (time: number): boolean => time >= day;
export const daysAndHours = (time: number) => ({ days: Math.floor(time / day), hours: Math.floor(time / hour) % 24 });

/** How long what a clock shows stays the same while it runs. */
export function untilNextFigure({ left, overtime }: Time): number {
  if (left === 0) return second - (overtime % second);
  const step = showsTenths(left) ? tenth : countsDays(left) ? hour : second;
  return (left % step) + 1;
}
