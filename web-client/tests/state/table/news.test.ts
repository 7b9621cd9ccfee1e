import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../src/state/toasts.svelte.ts';
import type { GameEvent } from '../../../src/connection/protocol.ts';
import { optionsOf } from '../../../src/rules/rules.ts';
import { giveNews } from '../../../src/state/table/news.ts';
import { rulesOf } from '../../support/catalogue.ts';
import { dealt, viewedAfter } from '../../support/games.ts';

const options = optionsOf(rulesOf('crosswords'));
const starter: GameEvent = { type: 'starter_placed', seat: 0, turn: 1, cell: [7, 7], options };
const until = 125_000;

/** What the player of `seat` is shown when the first tile is placed at a moment. */
function shown(seat: number, at: number): string | undefined {
  toasts.clear();
  const before = viewedAfter(dealt);
  giveNews(viewedAfter([starter], before), seat, { event: starter, at, before, until });
  return toasts.shown?.text;
}

beforeEach(() => void vi.useFakeTimers());

test('a player whose first tile the clock has placed hears so, and the others, too', () => {
  expect(shown(0, until)).toMatch(/^Your time was up, so the first tile is on H8\. Options: /);
  expect(shown(1, until)).toMatch(/^Ann ran out of time, so the first tile is on H8\. Options: /);
});

test('of the first tile a toast shows the place, and speaks of the options, too', () => {
  expect(shown(1, until - 1)).toBeDefined();
  expect(toasts.shown?.short).toBe('Ann placed the first tile on H8.');
  expect(toasts.spoken.at(-1)?.text).toBe('Ann placed the first tile on H8. Options: backwards.');
});

test('a first tile in time is news for the others only', () => {
  expect(shown(0, until - 1)).toBeUndefined();
  expect(shown(1, until - 1)).toMatch(/^Ann placed the first tile on H8\. Options: /);
});

test('a player who nudges sees that it has happened, and the nudged one by whom', () => {
  const before = viewedAfter(dealt);
  const nudged: GameEvent = { type: 'nudged', seat: 1, turn: 1 };
  const shownTo = [1, 0].map((seat) => {
    toasts.clear();
    giveNews(before, seat, { event: nudged, at: 1_000, before, until: undefined });
    return toasts.shown?.text;
  });
  expect(shownTo).toEqual(['You nudged Ann.', 'Ben is waiting for your move.']);
});
