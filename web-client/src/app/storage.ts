import { base } from './base.ts';

/** Under what a value is stored. Servers under different paths of one address do not share it. public/theme.js reads the look, too. */
export const fullKey = (key: string, under = base): string => `crisscross${under}.${key}`;

/** `sessionStorage` is for this tab alone. */
type Place = 'localStorage' | 'sessionStorage';

/** What this browser remembers. Where storage is forbidden, it remembers nothing, and nothing breaks. */
export function recall<T>(key: string, place: Place = 'localStorage'): T | null {
  try {
    const text = globalThis[place].getItem(fullKey(key));
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown, place: Place = 'localStorage'): void {
  try {
    if (value === null) globalThis[place].removeItem(fullKey(key));
    else globalThis[place].setItem(fullKey(key), JSON.stringify(value));
  } catch {
    // If storage is full or forbidden, a reload starts afresh, no more.
  }
}
