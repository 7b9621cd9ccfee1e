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

test('nothing of a player who has signed out stays, but for what belongs to the browser and to rooms', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  for (const key of ['name', 'told_name', 'if_away', 'rooms', 'games', 'hand_over', 'push', 'former-tokens'] as const) storage.remember(key, 'hers');
  for (const key of ['look', 'language', 'room.K7QFW2MX', 'muted.K7QFW2MX'] as const) storage.remember(key, 'stays');
  storage.forgetPlayer();
  expect([...kept.values()]).toEqual(Array(4).fill('"stays"'));
});
