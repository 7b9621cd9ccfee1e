import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '../../../src/browser/shown_pages.ts';
import { notifications } from '../../../src/calls/notifications.svelte.ts';
import type { RoomSummary } from '../../../src/connection/protocol.ts';
import { sound } from '../../../src/sound/sound.svelte.ts';
import { callElsewhere } from '../../../src/state/session/call_elsewhere.ts';
import { toasts } from '../../../src/state/toasts.svelte.ts';

const game: RoomSummary = { room: 'K7QFW2MX', game: 2, system: 'classic', stage: 'playing', names: ['Ann', 'Ben', 'Cid'], seat: 1, asked: 'move', changed: 1 };
const call = { title: '● Your turn', body: 'Ann and Cid', page: '/r/K7QFW2MX/2', tag: '/r/K7QFW2MX/2' };
const show = vi.spyOn(notifications, 'show');
const give = vi.spyOn(sound, 'give');

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  toasts.clear();
  show.mockReset().mockResolvedValue();
  give.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test('a game that is not on the screen calls with a sound, a message and a notification', async () => {
  await callElsewhere(game);
  expect([show.mock.lastCall, give.mock.lastCall]).toEqual([[call], ['turn']]);
  expect(toasts.shown).toMatchObject({ text: 'Your game with Ann and Cid is waiting for you.', page: '/r/K7QFW2MX/2' });
  await callElsewhere({ ...game, asked: 'vote' });
  expect([show.mock.lastCall?.[0].title, give.mock.lastCall]).toEqual(['● Your vote', ['challenge']]);
});

test('a game that has ended elsewhere says so without a sound', async () => {
  const { asked: _, ...ended } = { ...game, stage: 'over' as const };
  await callElsewhere(ended);
  expect(show).toHaveBeenCalledWith({ ...call, title: 'Game over' });
  expect(give).not.toHaveBeenCalled();
  expect(toasts.shown?.text).toBe('Your game with Ann and Cid is over.');
});

test.each([
  ['shows it', '/r/K7QFW2MX/2'],
  ['has the address of its room, and does not know the game yet', '/r/K7QFW2MX'],
])('a game leaves the call to a tab that %s', async (_, page) => {
  const leave = showPage(page);
  await callElsewhere(game);
  expect([show.mock.calls, give.mock.calls]).toEqual([[], []]);
  leave();
});

test.each(['/r/K7QFW2MX/1', '/r/K7QFW2MX/3'])('another game of the room on the screen, %s, leaves this one to call', async (page) => {
  const leave = showPage(page);
  await callElsewhere(game);
  expect(show).toHaveBeenCalledWith(call);
  leave();
});
