import { base } from './base.ts';

// Servers under different paths of one address do not share what the browser remembers; public/theme.js reads it, too.
const prefix = `crisscross${base}.`;

/** What this browser remembers. Where storage is forbidden, it remembers nothing, and nothing breaks. */
export function recall<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(prefix + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // If storage is full or forbidden, a reload starts afresh, no more.
  }
}
