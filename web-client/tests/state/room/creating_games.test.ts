import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seats } from '../../support/games.ts';
import {
  accept,
  answer,
  asked,
  began,
  closeSession,
  code,
  created,
  greet,
  last,
  openSession,
  paths,
  pause,
  refuse,
  robin,
  session,
  settings,
  socket,
} from '../../support/session_world.ts';

beforeEach(openSession);
afterEach(closeSession);

describe('a game against the computer', () => {
  test('is created, prepared and started in this order, and shown once it has begun', async () => {
    const made = session.createAgainstComputer(settings, 'casual', 'expert');
    await created();
    await accept('add_computer', 2, [robin]);
    expect(paths).toEqual([]);
    await accept('start', 3, began);
    expect(await made).toBeNull();

    expect(asked()).toEqual(['hello', 'create', 'add_computer', 'start']);
    expect(last('create')).toMatchObject({ name: 'Ann', join: true, settings, level: 'expert' });
    expect(last('add_computer')).toMatchObject({ room: code, game: 1, strength: 'casual' });
    expect(paths).toEqual([`/r/${code}`]);
    expect(session.table?.viewed).toMatchObject({ stage: 'playing', seats: [{ name: 'Ann' }, { computer: 'casual' }] });
    expect(session.table?.justDrawn).toBe(true);
  });

  test('can be left out of ratings', async () => {
    void session.createAgainstComputer(settings, 'casual', undefined, { about_room: { rated: false } });
    await created();
    expect(last('create')).toMatchObject({ about_room: { rated: false } });
  });

  test('has a room that its page does not join again', async () => {
    const made = session.createAgainstComputer(settings, 'casual');
    await created();
    await accept('add_computer', 2, [robin]);
    await accept('start', 3, began);
    await made;
    const { table } = session;
    expect(await session.enter(code)).toBe(table);
    expect(socket().sentOf('join')).toEqual([]);
  });

  test('says why it could not be created, and stays on the page', async () => {
    const made = session.createAgainstComputer(settings, 'casual');
    await answer('create', { type: 'error', code: 'BAD_NAME', message: 'Too long.', field: '/name' });
    expect(await made).toMatchObject({ message: expect.stringContaining('Names have 1 to 24 visible characters.'), field: '/name' });
    expect(asked()).toEqual(['hello', 'create']);
    expect(session.table).toBeNull();
  });

  test.each(['add_computer', 'start'])('that is refused by %s leaves no seat behind and says why', async (refused) => {
    const made = session.createAgainstComputer(settings, 'casual');
    await created();
    if (refused === 'start') await accept('add_computer', 2, [robin]);
    await refuse(refused, 'Not today.');
    await accept('leave_seat', refused === 'start' ? 3 : 2, [seats()]);
    expect(await made).toEqual({ message: 'Not today.' });
    expect(asked().at(-1)).toBe('leave');
    expect(paths).toEqual([]);
    expect(session.table).toBeNull();
  });

  test('continues after a lost connection: the room is joined first, then the old command is sent again', async () => {
    const made = session.createAgainstComputer(settings, 'casual');
    await created();
    const { id } = last('add_computer');
    socket().break();
    await vi.advanceTimersByTimeAsync(10_000);
    await greet();
    expect(asked()).toEqual(['hello', 'join']);
    await answer('join', { type: 'joined', room: code, game: 1, seat: 0, may: [], events: [{ v: 2, at: 1, event: robin }] });
    expect(asked()).toEqual(['hello', 'join', 'add_computer']);
    expect(last('add_computer').id).toBe(id);
    await accept('add_computer', 3, []);
    await accept('start', 3, began);
    expect(await made).toBeNull();
    expect(session.table?.viewed?.seats).toHaveLength(2);
  });

  test('waits for the connection if it is lost before the room exists', async () => {
    const made = session.createAgainstComputer(settings, 'casual');
    const { id } = last('create');
    socket().break();
    await vi.advanceTimersByTimeAsync(10_000);
    await greet();
    expect(last('create').id).toBe(id);
    await created();
    await accept('add_computer', 2, [robin]);
    await accept('start', 3, began);
    expect(await made).toBeNull();
    expect(paths).toEqual([`/r/${code}`]);
  });

  test('does not bring back somebody who has gone to another room', async () => {
    const made = session.createAgainstComputer(settings, 'casual');
    await created();
    void session.enter('ABCDEFGH');
    await pause();
    expect(await made).toBeNull();
    expect(paths).toEqual([]);
    expect(session.table?.code).toBe('ABCDEFGH');
  });

  test('does not bring back somebody who has gone to another page, and waits among their games', async () => {
    const { router } = await import('../../../src/browser/route.svelte.ts');
    const made = session.createAgainstComputer(settings, 'casual');
    await created();
    router.go('/history');
    await accept('add_computer', 2, [robin]);
    await accept('start', 3, began);
    expect(await made).toBeNull();
    expect(paths).toEqual(['/history']);
    expect(session.table).toBeNull();
    expect(socket().sentOf('leave')).toMatchObject([{ room: code }]);
  });

  test('stays on the screen of somebody who has opened it from their games before it began', async () => {
    const { router } = await import('../../../src/browser/route.svelte.ts');
    const made = session.createAgainstComputer(settings, 'casual');
    await created();
    router.go(`/r/${code}`);
    const table = await session.enter(code);
    await accept('add_computer', 2, [robin]);
    await accept('start', 3, began);
    expect(await made).toBeNull();
    expect(paths).toEqual([`/r/${code}`]);
    expect(session.table).toBe(table);
    expect(asked()).not.toContain('leave');
  });

  test('that is refused leaves no seat behind when its player has gone to another page', async () => {
    const { router } = await import('../../../src/browser/route.svelte.ts');
    const made = session.createAgainstComputer(settings, 'casual');
    await created();
    router.go('/history');
    await refuse('add_computer', 'Not today.');
    await accept('leave_seat', 2, [seats()]);
    expect(await made).toEqual({ message: 'Not today.' });
    expect(asked().at(-1)).toBe('leave');
    expect(paths).toEqual(['/history']);
  });
});

test('a room that friends will join is shown as soon as it exists', async () => {
  const made = session.create(settings);
  await created();
  expect(await made).toBeNull();
  expect(paths).toEqual([`/r/${code}`]);
  expect((await session.enter(code)).viewed).toMatchObject({ v: 1, stage: 'waiting', seats: [{ name: 'Ann' }] });
  expect(asked()).toEqual(['hello', 'create']);
});

test('a room whose maker is elsewhere by then waits among their games, and they stay where they are', async () => {
  const { router } = await import('../../../src/browser/route.svelte.ts');
  const made = session.create(settings);
  router.go('/r/ABCDEFGH');
  void session.enter('ABCDEFGH');
  await created();
  expect(await made).toBeNull();
  expect(paths).toEqual(['/r/ABCDEFGH']);
  expect(session.table?.code).toBe('ABCDEFGH');
  expect(socket().sentOf('leave')).toMatchObject([{ room: code }]);
});
