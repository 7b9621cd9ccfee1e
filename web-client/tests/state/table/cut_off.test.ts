import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tellIfCutOff, type Visit } from '../../../src/state/table/cut_off.ts';
import { toasts } from '../../../src/state/toasts.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  toasts.clear();
  vi.useRealTimers();
});

const tableOf = (code: string, game: number) => ({ code, sync: { about: { room: code, game } } }) as Visit['table'];

/** Writes about a moment of the first game of a room until something else is on the screen. Returns the message that there is then. */
async function messageAt(table: (before: Visit['table']) => Visit['table']) {
  const visit = { table: tableOf('K7QFW2MX', 1) };
  const end = tellIfCutOff(visit, '?at=41');
  visit.table = table(visit.table);
  end();
  await vi.advanceTimersByTimeAsync(0);
  return toasts.shown;
}

describe('somebody who is writing about a game', () => {
  test('hears that their text is kept when the next game begins, with the way back to it', async () => {
    expect(await messageAt(() => tableOf('K7QFW2MX', 2))).toMatchObject({
      text: 'Your text is still there in the previous game.',
      page: '/r/K7QFW2MX/1?at=41',
    });
  });

  test('hears nothing of that when they have finished, or when they leave the room', async () => {
    expect(await messageAt((before) => before)).toBeNull();
    expect(await messageAt(() => null)).toBeNull();
    expect(await messageAt(() => tableOf('ABCDEFGH', 1))).toBeNull();
  });
});
