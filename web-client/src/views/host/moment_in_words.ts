const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Milliseconds since 1970 UTC as people write them. */
export const momentInWords = (at: number): string => date.format(at);
