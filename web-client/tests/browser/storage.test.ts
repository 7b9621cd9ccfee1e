import { beforeEach, expect, test, vi } from 'vitest';

let storage: typeof import('../../src/browser/storage.ts');

/** Storage that throws when something is written or, where it is forbidden, even when it is read. */
const refusing = (isForbidden: boolean) => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  return { getItem: isForbidden ? refuse : () => null, setItem: refuse, removeItem: isForbidden ? refuse : () => undefined };
};

beforeEach(async () => {
  vi.resetModules();
  storage = await import('../../src/browser/storage.ts');
});

test.each([false, true])('what storage refuses is remembered until the page is left (forbidden: %s)', (isForbidden) => {
  vi.stubGlobal('localStorage', refusing(isForbidden));
  storage.remember('token', 'abc');
  expect(storage.recall('token')).toBe('abc');
  storage.remember('token', null);
  expect(storage.recall('token')).toBeNull();
});

test('a value that can be stored again replaces the one in memory', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', refusing(false));
  storage.remember('token', 'old');
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) });
  storage.remember('token', 'new');
  expect(storage.recall('token')).toBe('new');
});

/** Storage that holds what is put in, and names it as a browser does. */
function keeping(): Record<string, string> {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  vi.stubGlobal('localStorage', new Proxy(kept, { get: (_, name) => methods[name as keyof typeof methods] }));
  return kept;
}
const ofPlayer = ['name', 'told_name', 'if_away', 'rooms', 'games', 'hand_over', 'push', 'former-tokens'] as const;
const ofRooms = ['room.K7QFW2MX', 'room.K7QFW2MX/2', 'muted.K7QFW2MX'] as const;

test('nothing of a player who has signed out stays, neither their tiles nor whom they have muted, but for what belongs to the browser', () => {
  const kept = keeping();
  for (const key of [...ofPlayer, ...ofRooms]) storage.remember(key, 'hers');
  for (const key of ['look', 'language'] as const) storage.remember(key, 'stays');
  kept['crisscross/games.room.K7QFW2MX'] = '"of another server"';
  storage.forgetPlayer();
  expect(Object.values(kept)).toEqual(['"stays"', '"stays"', '"of another server"']);
});

test.each([false, true])('what storage refuses of a player is forgotten, too (forbidden: %s)', (isForbidden) => {
  vi.stubGlobal('localStorage', refusing(isForbidden));
  for (const key of [...ofPlayer, ...ofRooms, 'look'] as const) storage.remember(key, 'hers');
  storage.forgetPlayer();
  expect([...ofPlayer, ...ofRooms, 'look' as const].map((key) => storage.recall(key))).toEqual([...Array(11).fill(null), 'hers']);
});
