import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from '../../src/connection/connection.ts';
import { Lost, Refused } from '../../src/connection/failures.ts';
import type { Admission, Link, Notice } from '../../src/connection/listener.ts';
import type { Request } from '../../src/connection/protocol.ts';
import { FakeSocket, type Sent } from '../support/fake_socket.ts';
import { faults } from '../support/schema.ts';

const about = { room: 'K7QFW2MX', game: 1 };

class World {
  sockets: FakeSocket[] = [];
  links: Link[] = [];
  notices: Notice[] = [];
  announcements: string[] = [];
  token: string | null = null;
  admission: Admission = {};
  deviceName: string | null = null;
  refusals: string[] = [];
  troubles: string[] = [];
  resumed = 0;
  connection = new Connection(
    { token: () => this.token, keep: (token) => (this.token = token), admission: () => this.admission, deviceName: () => this.deviceName },
    {
      link: (link) => this.links.push(link),
      welcome: () => undefined,
      resume: async () => void this.resumed++,
      notice: (notice) => this.notices.push(notice),
      publicGames: () => undefined,
      myGames: () => undefined,
      laidTiles: () => undefined,
      announcement: (text) => this.announcements.push(text),
      turnedAway: ({ code }) => this.refusals.push(code),
      trouble: ({ code }) => this.troubles.push(code),
    },
    () => {
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  );

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
  async greet(token?: string): Promise<void> {
    this.socket.accept();
    this.socket.deliver({
      type: 'welcome',
      id: this.socket.sentOf('hello').at(-1)!.id,
      protocol: 1,
      server: '1',
      ...(token ? { token } : {}),
    });
    await vi.advanceTimersByTimeAsync(0);
  }
  async comeBackAfter(loss: () => void): Promise<void> {
    loss();
    await this.comeBack();
  }
  async comeBack(): Promise<void> {
    await vi.advanceTimersByTimeAsync(10_000);
    await this.greet();
  }
}

let world: World;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  world = new World();
  world.connection.open();
});
afterEach(() => {
  world.connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('meeting the server', () => {
  test('a new guest says hello without a token and keeps the one it gets', async () => {
    await world.greet('ab'.repeat(32));
    expect(world.socket.sent[0]).not.toHaveProperty('token');
    expect(world.token).toBe('ab'.repeat(32));
    expect(world.links).toEqual(['open']);
  });

  test('a returning guest sends its token in the first frame', async () => {
    world.token = 'cd'.repeat(32);
    await world.greet();
    expect(world.socket.sent[0]).toMatchObject({ type: 'hello', token: world.token });
  });

  test('an unknown token is dropped, and hello is sent again', () => {
    world.token = 'cd'.repeat(32);
    world.socket.accept();
    world.socket.deliver({ type: 'error', id: world.socket.sent[0]!.id, code: 'UNKNOWN_TOKEN', message: '' });
    expect(world.token).toBeNull();
    expect(world.socket.sentOf('hello')[1]).not.toHaveProperty('token');
  });

  test('a server with another protocol is not contacted again', async () => {
    world.socket.accept();
    world.socket.deliver({ type: 'error', id: world.socket.sent[0]!.id, code: 'UNSUPPORTED_PROTOCOL', message: '' });
    expect(world.links).toEqual(['refused']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  describe('at a closed door', () => {
    const refuse = (code: string) =>
      world.socket.deliver({ type: 'error', id: world.socket.sentOf('hello').at(-1)!.id, code, message: '' });

    test('the server is not asked again and again', async () => {
      world.socket.accept();
      refuse('PASSWORD_NEEDED');
      expect(world.links).toEqual(['outside']);
      expect(world.refusals).toEqual(['PASSWORD_NEEDED']);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(world.sockets).toHaveLength(1);
    });

    test('a password gets us in, and then what waited is asked', async () => {
      void world.connection.ask({ type: 'rooms' }).catch(() => undefined);
      world.socket.accept();
      refuse('PASSWORD_NEEDED');
      world.admission = { password: 'open sesame' };
      world.connection.enterAgain();
      await world.greet();
      expect(world.socket.sent[0]).toMatchObject({ type: 'hello', password: 'open sesame' });
      expect(faults('client', world.socket.sent[0]!)).toEqual([]);
      expect(world.socket.sentOf('rooms')).toHaveLength(1);
    });

    test('a guest with a token shows nothing else', async () => {
      world.token = 'cd'.repeat(32);
      world.admission = { invitation: 'ab'.repeat(32) };
      await world.greet();
      expect(world.socket.sent[0]).not.toHaveProperty('invitation');
    });

    test('somebody who is removed while connected stays outside', async () => {
      await world.greet('cd'.repeat(32));
      world.socket.deliver({ type: 'error', id: null, code: 'REMOVED', message: '' });
      world.socket.break();
      expect(world.links.at(-1)).toBe('outside');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(world.sockets).toHaveLength(1);
    });

    test('somebody who was removed does not come back as a new guest', async () => {
      world.token = 'cd'.repeat(32);
      world.socket.accept();
      refuse('REMOVED');
      expect(world.token).toBe('cd'.repeat(32));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(world.sockets).toHaveLength(1);
    });
  });

  describe('with a link from another device', () => {
    const secret = 'ab'.repeat(32);
    const refuse = (code: string, id: string | null) => world.socket.deliver({ type: 'error', id, code, message: '' });

    test('the link says who we are, and not the token that we have had', async () => {
      world.token = 'cd'.repeat(32);
      world.admission = { hand_over: secret };
      world.deviceName = 'Firefox on Linux';
      await world.greet('ef'.repeat(32));
      expect(world.socket.sent[0]).toMatchObject({ type: 'hello', hand_over: secret, device_name: 'Firefox on Linux' });
      expect(world.socket.sent[0]).not.toHaveProperty('token');
      expect(faults('client', world.socket.sent[0]!)).toEqual([]);
      expect(world.token).toBe('ef'.repeat(32));
    });

    test('a link that is no longer valid leaves the token, and the server is not asked again', async () => {
      world.token = 'cd'.repeat(32);
      world.admission = { hand_over: secret };
      world.socket.accept();
      refuse('BAD_HAND_OVER', world.socket.sentOf('hello')[0]!.id);
      expect(world.refusals).toEqual(['BAD_HAND_OVER']);
      expect(world.token).toBe('cd'.repeat(32));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(world.sockets).toHaveLength(1);
    });
  });

  describe('on a device that is signed out', () => {
    const signOut = () => world.socket.deliver({ type: 'error', id: null, code: 'DEVICE_SIGNED_OUT', message: '' });

    test('the token is forgotten and nobody becomes a new guest unasked', async () => {
      await world.greet('cd'.repeat(32));
      await world.comeBackAfter(() => world.socket.break());
      signOut();
      expect(world.token).toBeNull();
      expect(world.refusals).toEqual(['DEVICE_SIGNED_OUT']);
      const before = world.sockets.length;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(world.sockets).toHaveLength(before);
    });

    test('a token that another tab has got in the meantime is used', async () => {
      world.token = 'cd'.repeat(32);
      await world.greet();
      world.token = 'ef'.repeat(32);
      signOut();
      expect(world.refusals).toEqual([]);
      await world.comeBack();
      expect(world.socket.sent[0]).toMatchObject({ token: 'ef'.repeat(32) });
    });
  });

  test('what the host announces is passed on', async () => {
    await world.greet();
    world.socket.deliver({ type: 'announcement', text: 'Back at eight.' });
    expect(world.announcements).toEqual(['Back at eight.']);
  });

  test('nothing is asked before the room has been joined again', async () => {
    void world.connection.ask({ type: 'rooms' }).catch(() => undefined);
    expect(world.socket.sent).toEqual([]);
    await world.greet();
    expect(world.resumed).toBe(1);
    expect(world.socket.sentOf('rooms')).toHaveLength(1);
  });
});

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
    await world.comeBack();
    expect(world.socket.sentOf('pass')).toEqual([]);
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

test('a room that the server closes as damaged is joined again, to be told so', async () => {
  await world.greet();
  const before = world.resumed;
  world.socket.deliver({ type: 'error', id: null, code: 'BAD_MESSAGE', message: '' });
  expect(world.resumed).toBe(before);
  world.socket.deliver({ type: 'error', id: null, code: 'GAME_DAMAGED', message: '' });
  expect(world.resumed).toBe(before + 1);
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

describe('who signs in to an account', () => {
  const token = 'cd'.repeat(32);
  const ask = () => world.connection.ask({ type: 'sign_in', name: 'Mara', pass_phrase: 'eleven green bottles' });
  const signIn = () => void ask().catch(() => undefined);
  const signedIn = () =>
    world.socket.deliver({ type: 'signed_in', id: world.socket.sentOf('sign_in').at(-1)!.id, token, name: 'Mara' });
  const turnAway = () =>
    world.socket.deliver({ type: 'error', id: world.socket.sentOf('hello').at(-1)!.id, code: 'NO_NEW_GUESTS', message: '' });

  test('comes back as the player of the account', async () => {
    world.token = 'ab'.repeat(32);
    await world.greet();
    signIn();
    signedIn();
    world.socket.deliver({ type: 'error', id: null, code: 'DEVICE_SIGNED_OUT', message: '' });
    expect(world.token).toBe(token);
    await vi.advanceTimersByTimeAsync(10_000);
    world.socket.accept();
    expect(world.socket.sentOf('hello').at(-1)).toMatchObject({ token });
    expect(world.refusals).toEqual([]);
  });

  test('says hello after that, where the server takes no new guests', async () => {
    world.socket.accept();
    turnAway();
    world.connection.visit();
    signIn();
    world.socket.accept();
    expect(world.socket.sent.map(({ type }) => type)).toEqual(['sign_in']);
    signedIn();
    expect(world.socket.sentOf('hello').at(-1)).toMatchObject({ token });
    await world.greet();
    expect(world.links.at(-1)).toBe('open');
  });

  test('learns that the connection was lost, and may try again', async () => {
    world.socket.accept();
    turnAway();
    world.connection.visit();
    const lost = ask();
    world.socket.break();
    await expect(lost).rejects.toBeInstanceOf(Lost);
    world.connection.visit();
    signIn();
    world.socket.accept();
    expect(world.socket.sentOf('sign_in')).toHaveLength(1);
  });

  test('may go in without an account after all', async () => {
    world.socket.accept();
    turnAway();
    world.connection.visit();
    world.socket.accept();
    world.connection.enterAgain();
    expect(world.socket.sentOf('hello')).toHaveLength(1);
  });
});
