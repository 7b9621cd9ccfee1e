import { base } from './base.ts';

/** What is stored about the player who uses this browser. Nothing of it stays once they have signed out, nor of what is stored about rooms. */
const ofPlayer = ['name', 'told_name', 'if_away', 'rooms', 'games', 'hand_over', 'push', 'former-tokens'] as const;
/** What else is stored. The tokens of a player and of a host go when these are over; the rest stays for the next player. */
type OfBrowser = 'token' | 'host' | 'language' | 'look' | 'sound' | 'vibration' | 'notifications' | 'strength';
/** What is stored about one room: a player's tiles, and whom they have muted. */
export type RoomKey = `${'room' | 'muted'}.${string}`;
/** What is written in this tab and not sent. */
type OfTab = 'unsent';
type Key = (typeof ofPlayer)[number] | OfBrowser | OfTab | RoomKey;

/** The whole key of a stored value. Servers under different paths of one address do not share it. public/theme.js reads the look, too. */
export const fullKey = (key: Key, under = base): string => `crisscross${under}.${key}`;

/** `sessionStorage` is for this tab alone. */
type Place = 'localStorage' | 'sessionStorage';

/** What could not be stored, because storage is full or forbidden: remembered until the page is left. */
const unstored = new Map<string, string>();
const nameIn = (place: Place, key: Key): string => `${place}/${fullKey(key)}`;

/** What this browser remembers. */
export function recall<T>(key: Key, place: Place = 'localStorage'): T | null {
  try {
    const text = unstored.get(nameIn(place, key)) ?? globalThis[place].getItem(fullKey(key));
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function remember(key: Key, value: unknown, place: Place = 'localStorage'): void {
  const text = JSON.stringify(value);
  unstored.delete(nameIn(place, key));
  try {
    if (value === null) globalThis[place].removeItem(fullKey(key));
    else globalThis[place].setItem(fullKey(key), text);
  } catch {
    unstored.set(nameIn(place, key), text); // so that only a reload starts afresh
  }
}

const isRoomKey = (key: string): key is RoomKey => /^(room|muted)\./.test(key);

/** The keys of all rooms about which anything is remembered. */
function roomKeys(): RoomKey[] {
  const names = [...unstored.keys()].map((name) => name.replace('localStorage/', ''));
  try {
    names.push(...Object.keys(localStorage));
  } catch {
    // where storage is forbidden, nothing is in it
  }
  const start = `crisscross${base}.`;
  return names.flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : [])).filter(isRoomKey);
}

export function forgetPlayer(): void {
  for (const key of [...ofPlayer, ...roomKeys()]) remember(key, null);
}
