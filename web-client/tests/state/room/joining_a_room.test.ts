import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { snapshot } from '../../support/games.ts';
import { answer, asked, closeSession, code, last, openSession, pause, session, socket } from '../../support/session_world.ts';

beforeEach(openSession);
afterEach(closeSession);

const other = 'ABCDEFGH';
const joined = (room: string) => answer('join', { type: 'joined', room, game: 1, seat: 0, may: [], snapshot });
const welcome = () => answer('hello', { type: 'welcome', protocol: 1, server: '1' });

/** The connection is lost, and another one has had its hello, but no answer yet. */
async function greetedAgain(): Promise<void> {
  socket().break();
  await vi.advanceTimersByTimeAsync(10_000);
  socket().accept();
}

test('a room that is on the screen is joined behind the hello, without waiting for its answer', async () => {
  void session.enter(code);
  await joined(code);
  await greetedAgain();
  expect(asked()).toEqual(['hello', 'join']);
  await welcome();
  expect(session.link).toBe('lost');
  await answer('join', { type: 'joined', room: code, game: 1, seat: 0, may: [], events: [] });
  expect(session.link).toBe('open');
  expect(asked()).toEqual(['hello', 'join']);
});

test('a room that is opened while a hello has no answer yet is joined at once, and only once', async () => {
  await greetedAgain();
  void session.enter(code);
  expect(asked()).toEqual(['hello', 'join']);
  await welcome();
  await joined(code);
  expect(asked()).toEqual(['hello', 'join']);
  expect(session.table?.viewed).not.toBeNull();
  expect(session.link).toBe('open');
});

test('a room that is left before the hello is answered is left on the server, too', async () => {
  await greetedAgain();
  void session.enter(code);
  void session.enter(other);
  expect(asked()).toEqual(['hello', 'join', 'leave', 'join']);
  expect(last('leave')).toMatchObject({ room: code });
  await welcome();
  await joined(other);
  expect(session.table?.code).toBe(other);
  expect(session.link).toBe('open');
});

test('a room is joined behind another hello if the first one is refused, and nobody hears of the first join', async () => {
  void session.enter(code);
  await greetedAgain();
  const early = last('join').id;
  await answer('hello', { type: 'error', code: 'UNKNOWN_TOKEN', message: '' });
  socket().deliver({ type: 'error', id: early, code: 'NOT_AUTHENTICATED', message: '' });
  await pause();
  expect(asked()).toEqual(['hello', 'join', 'hello', 'join']);
  await welcome();
  await joined(code);
  expect(session.table).toMatchObject({ viewed: { v: snapshot.v }, sync: { problem: null } });
});

test('without a connection a room is joined with the next hello', async () => {
  socket().break();
  void session.enter(code);
  expect(asked()).toEqual(['hello']);
  await greetedAgain();
  expect(asked()).toEqual(['hello', 'join']);
});

test('a game in which the server has gone back to a backup is joined anew behind the hello, and then the page is open', async () => {
  void session.enter(code);
  await joined(code);
  const { v } = session.table!.viewed!;
  const passed = (at: number) => [{ v: v + 1, at, event: { type: 'passed', seat: 0, turn: 1 } }];
  socket().deliver({ type: 'events', room: code, game: 1, events: passed(5), may: [] });
  await pause();
  await greetedAgain();
  await welcome();
  expect(last('join')).toMatchObject({ seen: v });
  await answer('join', { type: 'joined', room: code, game: 1, seat: 0, may: [], events: passed(6) });
  expect(last('join')).not.toHaveProperty('seen');
  await joined(code);
  expect(session.link).toBe('open');
  expect(session.table!.viewed).toMatchObject({ v, log: [] });
});

test('where the server has gone back to a backup without the newest game of a room, the one before is joined, and then the page is open', async () => {
  void session.enter(code);
  await answer('join', { type: 'joined', room: code, game: 2, seat: 0, may: [], snapshot });
  const { table } = session;
  await greetedAgain();
  await welcome();
  expect(last('join')).toMatchObject({ game: 2 });
  await answer('join', { type: 'error', code: 'NO_SUCH_GAME', message: '' });
  expect(last('join')).not.toHaveProperty('game');
  await joined(code);
  expect(session.link).toBe('open');
  expect(session.table).not.toBe(table);
  expect(session.table).toMatchObject({ viewed: { v: snapshot.v }, sync: { problem: null, about: { game: 1 } } });
});

test('a game that the address names is not replaced by another one where the server does not have it any more', async () => {
  void session.enter(code, 2);
  await answer('join', { type: 'joined', room: code, game: 2, seat: 0, may: [], snapshot });
  await greetedAgain();
  await welcome();
  for (let joins = 0; joins < 2; ++joins) {
    expect(last('join')).toMatchObject({ game: 2 });
    await answer('join', { type: 'error', code: 'NO_SUCH_GAME', message: '' });
  }
  expect(asked()).toEqual(['hello', 'join', 'join']);
  expect(session.table).toMatchObject({ viewed: null, sync: { problem: { code: 'NO_SUCH_GAME' } } });
  expect(session.link).toBe('open');
});
