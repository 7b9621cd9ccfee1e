import { language } from './language.svelte.ts';
import { isSmallCount } from './small_count.ts';

/** British English has no comma before "and". */
const listLocale = () => (language.code === 'en' ? 'en-GB' : language.table.locale);

/** "Ann", "Ann and Ben", "Ann, Ben and Cid". The first list that a browser formats keeps it busy, so a single item is taken as it is. */
export const spokenList = (items: string[]): string => (items.length > 1 ? new Intl.ListFormat(listLocale()).format(items) : (items[0] ?? ''));

/** A number by itself; in a text, Fluent does the same. */
export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  !options && isSmallCount(value) ? String(value) : new Intl.NumberFormat(language.table.locale, options).format(value);

/** A moment, such as "22 Nov, 17:52". */
export const moment = (time: number | Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.table.locale, options).format(time);

export const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** "23:59:59", "9:57" or "0:42". */
export function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${twoDigits(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
}

const unit = (value: number, name: 'second' | 'minute' | 'hour' | 'day') =>
  new Intl.NumberFormat(language.table.locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);

/** "4 minutes and 5 seconds": the two largest units that have something to say. */
export function longDuration(seconds: number): string {
  const parts: [number, 'second' | 'minute' | 'hour' | 'day'][] = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor(seconds / 3_600) % 24, 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [Math.floor(seconds) % 60, 'second'],
  ];
  const first = parts.findIndex(([value]) => value > 0);
  if (first < 0) return unit(0, 'second');
  return spokenList(parts.slice(first, first + 2).flatMap(([value, name]) => (value > 0 ? [unit(value, name)] : [])));
}

/** How long somebody has to wait, in whole minutes from a minute on: "42 seconds", "57 minutes". Never less than there is. */
export const wait = (seconds: number): string => (seconds < 60 ? unit(Math.ceil(seconds), 'second') : unit(Math.ceil(seconds / 60), 'minute'));

/** "10 seconds", "2 minutes", "90 seconds". */
export const duration = (seconds: number): string =>
  seconds >= 60 && seconds % 60 === 0 ? unit(seconds / 60, 'minute') : unit(seconds, 'second');
