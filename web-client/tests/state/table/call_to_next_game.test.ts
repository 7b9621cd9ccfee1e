import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifications } from '../../../src/calls/notifications.svelte.ts';
import type { RoomAct } from '../../../src/connection/protocol.ts';
import { sound } from '../../../src/sound/sound.svelte.ts';
import { callToNextGame } from '../../../src/state/table/call_to_next_game.ts';
import { dealt } from '../../support/games.ts';
import { next, room } from '../../support/rooms.ts';
import { newTables, tableAfter } from '../../support/table_world.ts';

const show = vi.spyOn(notifications, 'show');
const give = vi.spyOn(sound, 'give');

beforeEach(() => {
  newTables();
  show.mockReset().mockResolvedValue();
  give.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The table of Ben, whose room has a proposal by Ann. */
async function proposedTo(...may: RoomAct[]) {
  const table = await tableAfter(dealt, [], 1);
  table.series.now = { ...room, next, may };
  return table;
}

test('a game that somebody proposes calls those who may agree, once: by a sound, and by a notification that leads to the room', async () => {
  const table = await proposedTo('agree_to_game');
  for (const _ of ['at the table', 'in the review']) await callToNextGame(table);
  expect(give.mock.calls).toEqual([['challenge']]);
  expect(show.mock.calls).toEqual([[{ title: expect.stringMatching(/^Ann proposed a game of /), body: 'Ann', page: '/r/K7QFW2MX' }]]);
  table.series.now = { ...table.series.now!, next: { ...next, proposal: 8 } };
  await callToNextGame(table);
  expect(give).toHaveBeenCalledTimes(2);
});

test('a proposal calls nobody who has no say in it, or has agreed', async () => {
  await callToNextGame(await proposedTo());
  await callToNextGame(await proposedTo('step_back'));
  expect([show.mock.calls, give.mock.calls]).toEqual([[], []]);
});
