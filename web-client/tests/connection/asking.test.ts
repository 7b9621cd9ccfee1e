import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Refused } from '../../src/connection/failures.ts';
import type { Request } from '../../src/connection/protocol.ts';
import { about, closeWorld, openWorld, type World } from '../support/connection_world.ts';
import { type Sent } from '../support/fake_socket.ts';
import { faults } from '../support/schema.ts';

let world: World;

beforeEach(() => {
  world = openWorld();
});
afterEach(() => closeWorld(world));

describe('asking', () => {
  const requests: Request[] = [
    { type: 'create', name: 'Ann', settings: { system: 'classic', ruling: 'five', window_two_seats: 5 } },
    { type: 'create', name: 'Ann', settings: { system: 'classic' }, join: true },
    { type: 'join', room: 'K7QFW2MX', seen: 3 },
    { type: 'leave', room: about.room },
    { type: 'rooms' },
    { type: 'hand_over' },
    { type: 'devices' },
    { type: 'name_device', device: 3, name: 'phone' },
    { type: 'sign_out', device: 3 },
    { type: 'take_seat', ...about, name: 'Ann' },
    { type: 'leave_seat', ...about },
    { type: 'start', ...about },
    {
      type: 'play',
      ...about,
      turn: 1,
      placement: [
        { cell: [7, 7], tile: 'A' },
        { cell: [7, 8], tile: '?', as: 'B' },
      ],
    },
    { type: 'exchange', ...about, turn: 1, tiles: ['A', '?'] },
    { type: 'pass', ...about, turn: 1 },
    { type: 'challenge', ...about, turn: 1 },
    { type: 'accept', ...about, turn: 1 },
    { type: 'resign', ...about },
    { type: 'preview', ...about, placement: [{ cell: [7, 7], tile: 'A' }] },
    { type: 'log', ...about, from: 1, to: 200 },
  ];

  test.each(requests)('$type matches the schema', async (request) => {
    await world.greet();
    void world.connection.ask(request).catch(() => undefined);
    expect(faults('client', world.socket.sent.at(-1))).toEqual([]);
    expect(world.socket.sent.at(-1)).toMatchObject(request);
  });

  test('hello and ping match the schema', async () => {
    world.token = 'cd'.repeat(32);
    await world.greet();
    for (const message of world.socket.sent) expect(faults('client', message)).toEqual([]);
    expect(world.socket.sent.map(({ type }) => type)).toEqual(['hello', 'ping']);
  });

  test('an answer settles the request with its id', async () => {
    await world.greet();
    const first = world.connection.ask({ type: 'pass', ...about, turn: 1 });
    const second = world.connection.ask({ type: 'rooms' });
    const [pass, rooms] = world.socket.sent.slice(-2) as [Sent, Sent];
    world.socket.deliver({ type: 'rooms', id: rooms.id, rooms: [] });
    world.socket.deliver({ type: 'ok', id: pass.id, v: 9 });
    expect(await first).toMatchObject({ type: 'ok', v: 9 });
    expect(await second).toMatchObject({ rooms: [] });
  });

  test('a refusal says why', async () => {
    await world.greet();
    const asked = world.connection.ask({ type: 'pass', ...about, turn: 1 });
    world.socket.deliver({ type: 'error', id: world.socket.sent.at(-1)!.id, code: 'STALE', message: 'Too late.' });
    await expect(asked).rejects.toThrow(Refused);
  });

  test('a ping from the server is answered with its own number', async () => {
    await world.greet();
    world.socket.deliver({ type: 'ping', sent: 77 });
    expect(world.socket.sent.at(-1)).toEqual({ type: 'pong', sent: 77 });
    expect(faults('client', world.socket.sent.at(-1))).toEqual([]);
  });
});
