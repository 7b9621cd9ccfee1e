import { moment } from './formats.ts';

/** The day of a moment where the reader is, by which moments of one day are known. */
export const dateOf = (time: number): string => new Date(time).toDateString();

/** When something was, for a reader to whom `day` goes without saying: "10:32", or "22 Nov, 10:32". */
export const timeOn = (day: string, time: number): string =>
  moment(time, { ...(dateOf(time) === day ? {} : { day: 'numeric', month: 'short' }), hour: 'numeric', minute: '2-digit' });
