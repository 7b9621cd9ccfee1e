import { beforeEach, expect, test, vi } from 'vitest';
import { Badge } from '../../src/calls/badge.ts';

let shown: number[];
let badge: Badge;

beforeEach(() => {
  shown = [];
  badge = new Badge();
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  });
});

test('the icon shows how many games wait for the player', () => {
  badge.list([
    { room: 'A', game: 1, asked: 'move' },
    { room: 'B', game: 1 },
    { room: 'C', game: 1, asked: 'vote' },
  ]);
  expect(shown).toEqual([2]);
});

test('a game that is open changes the number as it goes on', () => {
  const [one, other] = [{ room: 'A', game: 1 }, { room: 'B', game: 1 }];
  badge.list([{ ...one, asked: 'move' }]);
  badge.update(one, true);
  badge.update(other, true);
  badge.update(one, false);
  badge.update(other, false);
  expect(shown).toEqual([1, 2, 1, 0]);
});

test('two games of a room that wait count twice', () => {
  badge.list([
    { room: 'A', game: 1, asked: 'move' },
    { room: 'A', game: 2, asked: 'move' },
  ]);
  badge.update({ room: 'A', game: 1 }, false);
  expect(shown).toEqual([2, 1]);
});

test('a browser without icons, or where the page is not installed, shows no number, and nothing breaks', () => {
  vi.stubGlobal('navigator', {});
  badge.update({ room: 'A', game: 1 }, true);
  vi.stubGlobal('navigator', { setAppBadge: async () => Promise.reject(new Error('not installed')) });
  badge.update({ room: 'B', game: 1 }, true);
  expect(shown).toEqual([]);
});
