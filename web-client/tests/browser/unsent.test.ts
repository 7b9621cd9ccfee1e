import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepOwnToken } from '../../src/browser/own_token.ts';
import { forgetUnsent, keepUnsent, unsent } from '../../src/browser/unsent.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    texts: () => [...kept.values()].join(),
  };
};
let tab: ReturnType<typeof storage>;

beforeEach(() => {
  tab = storage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', storage());
  keepOwnToken('a1b2c3d4e5f6');
});

describe('a text that is not sent yet', () => {
  test('is kept in the tab until it has been sent', () => {
    keepUnsent('K7QFW2MX', 'Well pl');
    expect([unsent('K7QFW2MX'), unsent('ABCDEFGH')]).toEqual(['Well pl', null]);
    keepUnsent('K7QFW2MX', null);
    expect(unsent('K7QFW2MX')).toBeNull();
  });

  test('is not shown to another player of this browser, and goes when that player writes', () => {
    keepUnsent('K7QFW2MX', 'Well pl');
    keepOwnToken('f6e5d4c3b2a1');
    expect(unsent('K7QFW2MX')).toBeNull();
    keepUnsent('ABCDEFGH', 'Hello');
    expect(tab.texts()).not.toContain('Well pl');
  });

  test('is forgotten with the player', () => {
    keepUnsent('K7QFW2MX', 'Well pl');
    forgetUnsent();
    expect(tab.texts()).toBe('');
  });

  test('gives way to twenty later ones', () => {
    for (let game = 0; game < 20; ++game) keepUnsent(`/r/K7QFW2MX/${game}`, `Note ${game}`);
    keepUnsent('/r/K7QFW2MX/0', 'Note 0, and more');
    keepUnsent('/r/K7QFW2MX/20', 'Note 20');
    expect(unsent('/r/K7QFW2MX/1')).toBeNull();
    expect([unsent('/r/K7QFW2MX/0'), unsent('/r/K7QFW2MX/2'), unsent('/r/K7QFW2MX/20')]).toEqual(['Note 0, and more', 'Note 2', 'Note 20']);
  });

  test('does not leave the token of its author in the tab', () => {
    keepUnsent('K7QFW2MX', 'Well pl');
    expect(tab.texts()).not.toContain('a1b2c3d4e5f6');
  });
});
