import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { about, closeWorld, openWorld, type World } from '../support/connection_world.ts';

let world: World;

beforeEach(() => {
  world = openWorld();
});
afterEach(() => closeWorld(world));

test('a room that the server closes as damaged is joined again, to hear so', async () => {
  await world.greet();
  const before = world.resumed;
  world.socket.deliver({ type: 'error', id: null, code: 'BAD_MESSAGE', message: '' });
  expect(world.resumed).toBe(before);
  world.socket.deliver({ type: 'error', id: null, code: 'GAME_DAMAGED', message: '' });
  expect(world.resumed).toBe(before + 1);
});

test('a room that the server cannot read any more just now is joined again', async () => {
  await world.greet();
  const before = world.resumed;
  const full = { type: 'error', id: null, code: 'SERVER_FULL', message: '' };
  world.socket.deliver({ ...full, limit: 'connections' });
  expect(world.resumed).toBe(before);
  world.socket.deliver({ ...full, limit: 'open_journals' });
  expect(world.resumed).toBe(before + 1);
  expect(world.troubles).toEqual(['SERVER_FULL']);
});

test('a player whom the host of the room removes hears so, and does not join it again', async () => {
  await world.greet();
  const before = world.resumed;
  world.socket.deliver({ type: 'error', id: null, code: 'REMOVED_FROM_ROOM', message: '', room: about.room });
  expect([world.removals, world.resumed, world.troubles]).toEqual([[about.room], before, []]);
});

test('what fails without being the answer to a request is passed on', async () => {
  await world.greet();
  world.socket.deliver({ type: 'error', id: null, code: 'LEXICON_GONE', message: '' });
  expect(world.troubles).toEqual(['LEXICON_GONE']);
});

test('a command that may have been stored keeps its id when it is given again', async () => {
  await world.greet();
  const play = { type: 'pass', ...about, turn: 1 } as const;
  const give = () => void world.connection.ask(play).catch(() => undefined);
  const ids = () => world.socket.sentOf('pass').map(({ id }) => id);
  give();
  world.socket.deliver({ type: 'error', id: ids()[0]!, code: 'STORAGE_FAILED', message: '' });
  give();
  expect(ids()[1]).toBe(ids()[0]);
  world.socket.deliver({ type: 'ok', id: ids()[1]!, v: 2 });
  give();
  expect(ids()[2]).not.toBe(ids()[0]);
});

test('the server’s clock is taken from the quickest answer', async () => {
  await world.greet();
  const { sent } = world.socket.sentOf('ping')[0] as unknown as { sent: number };
  await vi.advanceTimersByTimeAsync(100);
  world.socket.deliver({ type: 'pong', sent, at: sent + 50 + 5000 });
  expect(world.connection.lag).toBe(100);
  expect(world.connection.serverNow() - Date.now()).toBe(5000);
});
