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
    { room: 'A', asked: 'move' },
    { room: 'B' },
    { room: 'C', asked: 'vote' },
  ]);
  expect(shown).toEqual([2]);
});

test('a game that is open changes the number as it goes on', () => {
  badge.list([{ room: 'A', asked: 'move' }]);
  badge.update('A', true);
  badge.update('B', true);
  badge.update('A', false);
  badge.update('B', false);
  expect(shown).toEqual([1, 2, 1, 0]);
});

test('a browser without icons, or where the page is not installed, shows no number, and nothing breaks', () => {
  vi.stubGlobal('navigator', {});
  badge.update('A', true);
  vi.stubGlobal('navigator', { setAppBadge: async () => Promise.reject(new Error('not installed')) });
  badge.update('B', true);
  expect(shown).toEqual([]);
});
