import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lost } from '../../src/connection/failures.ts';
import { about, closeWorld, openWorld, type World } from '../support/connection_world.ts';

let world: World;

beforeEach(() => {
  world = openWorld();
});
afterEach(() => closeWorld(world));

describe('losing the connection', () => {
  test('an unanswered command is sent again with its old id', async () => {
    await world.greet();
    const asked = world.connection.ask({ type: 'pass', ...about, turn: 1 });
    const { id } = world.socket.sent.at(-1)!;
    world.socket.break();
    expect(world.links.at(-1)).toBe('lost');
    await world.comeBack();
    expect(world.socket.sentOf('pass')).toEqual([{ type: 'pass', ...about, turn: 1, id }]);
    world.socket.deliver({ type: 'ok', id, v: 9 });
    expect(await asked).toMatchObject({ v: 9 });
  });

  test('a line of the chat is sent again with its old id, so that it is said once', async () => {
    await world.greet();
    const said = world.connection.ask({ type: 'say', room: about.room, text: 'Hello' });
    const { id } = world.socket.sent.at(-1)!;
    world.socket.break();
    await world.comeBack();
    expect(world.socket.sentOf('say')).toEqual([{ type: 'say', room: about.room, text: 'Hello', id }]);
    world.socket.deliver({ type: 'line_kept', id, line: 4, person: 1 });
    expect(await said).toMatchObject({ line: 4 });
  });

  test('a command given while offline is sent once the room is joined again', async () => {
    await world.greet();
    world.socket.break();
    void world.connection.ask({ type: 'pass', ...about, turn: 1 }).catch(() => undefined);
    await world.comeBack();
    expect(world.resumed).toBe(2);
    expect(world.socket.sentOf('pass')).toHaveLength(1);
  });

  test('a connection that is not let in within 15 seconds is given up, and another one is tried', async () => {
    expect(world.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(world.links).not.toContain('lost');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(world.links.at(-1)).toBe('lost');
    expect(world.sockets).toHaveLength(2);
    world.socket.accept();
    await vi.advanceTimersByTimeAsync(16_000); // the hello has no answer
    expect(world.sockets.length).toBeGreaterThan(2);
    await world.comeBack();
    expect(world.links.at(-1)).toBe('open');
    const { length } = world.sockets;
    await vi.advanceTimersByTimeAsync(7_000);
    expect(world.sockets).toHaveLength(length);
  });

  test('a question is lost with the connection', async () => {
    await world.greet();
    const asked = world.connection.ask({ type: 'preview', ...about, placement: [] });
    world.socket.break();
    await expect(asked).rejects.toThrow(Lost);
    await world.comeBack();
    expect(world.socket.sentOf('preview')).toEqual([]);
  });

  test('commands for a room that was left are forgotten', async () => {
    await world.greet();
    const asked = world.connection.ask({ type: 'pass', ...about, turn: 1 });
    world.socket.break();
    world.connection.forget();
    await expect(asked).rejects.toThrow(Lost);
    expect(world.undelivered).toEqual([about.room]);
    await world.comeBack();
    expect(world.socket.sentOf('pass')).toEqual([]);
    expect(world.undelivered).toHaveLength(1);
  });

  test('a player who leaves a room hears of a command that may not have arrived, once the connection turns out to be dead', async () => {
    await world.greet();
    for (const request of [{ type: 'pass', ...about, turn: 1 }, { type: 'say', room: 'ABCDEFGH', text: 'Hello' }] as const)
      void world.connection.ask(request).catch(() => undefined);
    world.connection.forget();
    world.socket.deliver({ type: 'line_kept', id: world.socket.sentOf('say')[0]!.id, line: 4, person: 1 });
    expect(world.undelivered).toEqual([]);
    world.socket.break();
    expect(world.undelivered).toEqual([about.room]);
    await world.comeBack();
    expect(world.socket.sentOf('pass')).toEqual([]);
  });

  test('a question to a room that was left is forgotten without a word', async () => {
    await world.greet();
    void world.connection.ask({ type: 'preview', ...about, placement: [] }).catch(() => undefined);
    world.connection.forget();
    world.socket.break();
    world.connection.ask({ type: 'hint', ...about }).catch(() => undefined);
    world.connection.forget();
    expect(world.undelivered).toEqual([]);
  });

  test('it retries again and again, and at once when told to hurry', async () => {
    world.socket.break();
    await vi.advanceTimersByTimeAsync(400);
    expect(world.sockets).toHaveLength(2);
    world.socket.break();
    world.connection.hurry();
    expect(world.sockets).toHaveLength(3);
  });

  test('a silent connection counts as lost', async () => {
    await world.greet();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(world.links.at(-1)).toBe('lost');
  });

  test('messages of an old connection are ignored', async () => {
    await world.greet();
    const old = world.socket;
    old.break();
    await world.comeBack();
    old.deliver({ type: 'presence', ...about, present: [true], watchers: 0 });
    expect(world.notices).toEqual([]);
  });

  test('a restarting server is contacted again after the time that it asked for', async () => {
    await world.greet();
    world.socket.deliver({ type: 'restarting', retry_after: 5000 });
    expect(world.links.at(-1)).toBe('restarting');
    await vi.advanceTimersByTimeAsync(4900);
    expect(world.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(world.sockets).toHaveLength(2);
  });

  test('a command that met the restart is sent again afterwards', async () => {
    await world.greet();
    void world.connection.ask({ type: 'pass', ...about, turn: 1 }).catch(() => undefined);
    const { id } = world.socket.sent.at(-1)!;
    world.socket.deliver({ type: 'error', id, code: 'RESTARTING', message: '' });
    world.socket.break();
    await world.comeBack();
    expect(world.socket.sentOf('pass')).toEqual([{ type: 'pass', ...about, turn: 1, id }]);
  });
});
