const prefix = 'crisscross.';

/** What this browser remembers. Where storage is forbidden, nothing is, and nothing breaks. */
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
    // A full or forbidden storage only means that a reload starts afresh.
  }
}
