import { moment } from '../languages/formats.ts';

/** Milliseconds since 1970 UTC as people write them. */
export const momentInWords = (at: number): string => moment(at, { dateStyle: 'medium', timeStyle: 'short' });
