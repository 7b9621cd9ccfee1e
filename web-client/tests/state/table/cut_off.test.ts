import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tellIfCutOff, tellIfTooLate, type Visit } from '../../../src/state/table/cut_off.ts';
import { toasts } from '../../../src/state/toasts.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  toasts.clear();
  vi.useRealTimers();
});

type Shown = Visit['table'];
const tableOf = (code: string, game: number) => ({ code, sync: { about: { room: code, game } }, game: { result: null } }) as Shown;

/** Does something about the first game of a room until something else is on the screen. Returns the message that there is then. */
async function messageAt(next: (table: Shown) => Shown, begin: (visit: Visit) => () => void) {
  const visit = { table: tableOf('K7QFW2MX', 1) };
  const end = begin(visit);
  visit.table = next(visit.table);
  end();
  await vi.advanceTimersByTimeAsync(0);
  return toasts.shown;
}

const nextGame = () => tableOf('K7QFW2MX', 2);
const same = (table: Shown) => table;
const over = (table: Shown) => Object.assign(table!, { game: { result: {} } });
const away = [() => null, () => tableOf('ABCDEFGH', 1)];

describe('somebody who is writing about a game', () => {
  const write = (visit: Visit) => tellIfCutOff(visit, '?at=41');

  test('hears that their text is kept when the next game begins, with the way back to it', async () => {
    const text = 'Your text is still there in the previous game.';
    expect(await messageAt(nextGame, write)).toMatchObject({ text, page: '/r/K7QFW2MX/1?at=41', stays: true });
  });

  test('hears nothing of that when they have finished, when the game ends, or when they leave the room', async () => {
    for (const next of [same, over, ...away]) expect(await messageAt(next, write)).toBeNull();
  });
});

describe('somebody who is choosing another clock for a game', () => {
  const text = 'The clock you were choosing was not proposed.';

  test('hears that it was not proposed when the next game begins, or when the game ends', async () => {
    expect(await messageAt(nextGame, tellIfTooLate)).toMatchObject({ text });
    toasts.clear();
    expect(await messageAt(over, tellIfTooLate)).toMatchObject({ text });
  });

  test('hears nothing of that when they have finished, or when they leave the room', async () => {
    for (const next of [same, ...away]) expect(await messageAt(next, tellIfTooLate)).toBeNull();
  });
});
