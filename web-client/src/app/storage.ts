import { base } from './base.ts';

// Servers under different paths of one address do not share what the browser remembers; public/theme.js reads it, too.
const prefix = `crisscross${base}.`;

/** `sessionStorage` is for this tab alone. */
type Place = 'localStorage' | 'sessionStorage';

/** What this browser remembers. Where storage is forbidden, it remembers nothing, and nothing breaks. */
export function recall<T>(key: string, place: Place = 'localStorage'): T | null {
  try {
    const text = globalThis[place].getItem(prefix + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown, place: Place = 'localStorage'): void {
  try {
    if (value === null) globalThis[place].removeItem(prefix + key);
    else globalThis[place].setItem(prefix + key, JSON.stringify(value));
  } catch {
    // If storage is full or forbidden, a reload starts afresh, no more.
  }
}
