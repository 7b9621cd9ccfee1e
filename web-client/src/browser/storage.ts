import { base } from './base.ts';

/** The whole key of a stored value. Servers under different paths of one address do not share it. public/theme.js reads the look, too. */
export const fullKey = (key: string, under = base): string => `crisscross${under}.${key}`;

/** `sessionStorage` is for this tab alone. */
type Place = 'localStorage' | 'sessionStorage';

/** What could not be stored, because storage is full or forbidden: remembered until the page is left. */
const unstored = new Map<string, string>();
const nameIn = (place: Place, key: string): string => `${place}/${fullKey(key)}`;

/** What this browser remembers. */
export function recall<T>(key: string, place: Place = 'localStorage'): T | null {
  try {
    const text = unstored.get(nameIn(place, key)) ?? globalThis[place].getItem(fullKey(key));
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown, place: Place = 'localStorage'): void {
  const text = JSON.stringify(value);
  unstored.delete(nameIn(place, key));
  try {
    if (value === null) globalThis[place].removeItem(fullKey(key));
    else globalThis[place].setItem(fullKey(key), text);
  } catch {
    unstored.set(nameIn(place, key), text); // so that only a reload starts afresh
  }
}
