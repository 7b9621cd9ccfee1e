import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RoomEvent } from '../../src/connection/protocol.ts';
import { FakeSocket, type Sent } from '../support/fake_socket.ts';
import { dealt, rules, seats, snapshot } from '../support/rooms.ts';

type Session = (typeof import('../../src/connection/session.svelte.ts'))['session'];

const code = 'K7QFW2MX';
const settings = { system: 'classic' };
const robin: RoomEvent = { type: 'seats_changed', seats: [{ name: 'Ann' }, { name: 'Robin', computer: 'casual' }] };
const began = dealt.slice(1);
let sockets: FakeSocket[];
let paths: string[];
let session: Session;

const socket = () => sockets.at(-1)!;
const pause = () => vi.advanceTimersByTimeAsync(0);
const asked = () => socket().sent.flatMap(({ type }) => (type === 'ping' ? [] : [type]));
const last = (type: string): Sent => socket().sentOf(type).at(-1)!;

async function greet(): Promise<void> {
  socket().accept();
  socket().deliver({ type: 'welcome', id: last('hello').id, protocol: 1, server: '1' });
  await pause();
}

/** The server answers the last request of a type. */
async function answer(type: string, message: object): Promise<void> {
  socket().deliver({ id: last(type).id, ...message });
  await pause();
}

const refuse = (type: string, why: string) => answer(type, { type: 'error', code: 'NO', message: why });

/** The room exists and has been joined at once. */
async function created(): Promise<void> {
  const waiting = { v: 1, stage: 'waiting', seats: [{ name: 'Ann' }], rules, lexicon: snapshot.lexicon, state: null };
  await answer('create', { type: 'created', room: code, game: 1, seat: 0, may: [], snapshot: waiting });
}

async function accept(type: string, from: number, events: RoomEvent[]): Promise<void> {
  socket().deliver({
    type: 'events',
    room: code,
    game: 1,
    events: events.map((event, index) => ({ v: from + index, at: 1, event })),
    may: [],
  });
  await answer(type, { type: 'ok', v: from + events.length - 1 });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  sockets = [];
  paths = [];
  class Socket extends FakeSocket {
    constructor() {
      super();
      sockets.push(this);
    }
  }
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { pathname: '/', href: 'http://localhost/', hash: '' });
  const go = (_: null, __: string, path: string) => paths.push(path);
  vi.stubGlobal('history', { pushState: go, replaceState: go });
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('document', { addEventListener: () => undefined, querySelectorAll: () => [], hidden: false });
  for (const name of ['addEventListener', 'scrollTo']) vi.stubGlobal(name, () => undefined);
  ({ session } = await import('../../src/connection/session.svelte.ts'));
  session.rename('Ann');
  session.start();
  await greet();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a new name', () => {
  test('is kept once the server has it everywhere', async () => {
    const changed = session.changeName(' Anna ');
    expect(last('rename')).toMatchObject({ name: ' Anna ' });
    expect(session.name).toBe('Ann');
    await answer('rename', { type: 'ok' });
    expect(await changed).toBeNull();
    expect(session.name).toBe('Anna');
  });

  test('that is refused is not kept, and the form says why', async () => {
    const changed = session.changeName('Ben');
    await answer('rename', { type: 'error', code: 'NAME_TAKEN', message: '', field: '/name', room: code });
    expect(await changed).toContain(`In your game ${code}`);
    expect(session.name).toBe('Ann');
  });
});

describe('a game against the computer', () => {
  test('is created, prepared and started in this order, and shown once it has begun', async () => {
    const made = session.createSolo(settings, 'casual', 'expert');
    await created();
    await accept('add_computer', 2, [robin]);
    expect(paths).toEqual([]);
    await accept('start', 3, began);
    expect(await made).toBeNull();

    expect(asked()).toEqual(['hello', 'create', 'add_computer', 'start']);
    expect(last('create')).toMatchObject({ name: 'Ann', join: true, settings, level: 'expert' });
    expect(last('add_computer')).toMatchObject({ room: code, game: 1, strength: 'casual' });
    expect(paths).toEqual([`/r/${code}`]);
    expect(session.table?.room).toMatchObject({ stage: 'playing', seats: [{ name: 'Ann' }, { computer: 'casual' }] });
    expect(session.table?.justDrawn).toBe(true);
  });

  test('has a room that its page does not join again', async () => {
    const made = session.createSolo(settings, 'casual');
    await created();
    await accept('add_computer', 2, [robin]);
    await accept('start', 3, began);
    await made;
    const { table } = session;
    expect(await session.enter(code)).toBe(table);
    expect(socket().sentOf('join')).toEqual([]);
  });

  test('says why it could not be created, and stays on the page', async () => {
    const made = session.createSolo(settings, 'casual');
    await answer('create', { type: 'error', code: 'BAD_NAME', message: 'Too long.', field: '/name' });
    expect(await made).toMatchObject({ message: 'Names have 1 to 24 visible characters.', field: '/name' });
    expect(asked()).toEqual(['hello', 'create']);
    expect(session.table).toBeNull();
  });

  test.each(['add_computer', 'start'])('that is refused by %s leaves no seat behind and says why', async (refused) => {
    const made = session.createSolo(settings, 'casual');
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
    const made = session.createSolo(settings, 'casual');
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
    expect(session.table?.room?.seats).toHaveLength(2);
  });

  test('waits for the connection if it is lost before the room exists', async () => {
    const made = session.createSolo(settings, 'casual');
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
    const made = session.createSolo(settings, 'casual');
    await created();
    void session.enter('ABCDEFGH');
    await pause();
    expect(await made).toBeNull();
    expect(paths).toEqual([]);
    expect(session.table?.code).toBe('ABCDEFGH');
  });
});

test('a room that friends will join is shown as soon as it exists', async () => {
  const made = session.create(settings);
  await created();
  expect(await made).toBeNull();
  expect(paths).toEqual([`/r/${code}`]);
  expect((await session.enter(code)).room).toMatchObject({ v: 1, stage: 'waiting', seats: [{ name: 'Ann' }] });
  expect(asked()).toEqual(['hello', 'create']);
});

describe('an invitation in the link', () => {
  const secret = 'ab'.repeat(32);
  const turnAway = (why: string) =>
    answer('hello', { type: 'error', code: why, message: why, id: last('hello').id });

  beforeEach(async () => {
    vi.stubGlobal('location', { pathname: '/', href: 'http://localhost/', hash: `#invitation=${secret}` });
    vi.stubGlobal('history', { replaceState: (_: null, __: string, path: string) => paths.push(path) });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
    session.start();
    socket().accept();
  });

  test('is shown to the server, and leaves the address bar once it has been used', async () => {
    expect(last('hello')).toMatchObject({ invitation: secret });
    expect(paths).toEqual([]);
    await greet();
    expect(paths).toEqual(['/']);
  });

  test('that is used up makes the page ask what else helps', async () => {
    await turnAway('BAD_INVITATION');
    expect(session.turnedAway).toBeNull();
    socket().accept();
    expect(last('hello')).not.toHaveProperty('invitation');
    await turnAway('PASSWORD_NEEDED');
    expect(session.turnedAway?.code).toBe('PASSWORD_NEEDED');
    expect(session.invitationProblem?.code).toBe('BAD_INVITATION');
    session.enterAgain('open sesame');
    socket().accept();
    expect(last('hello')).toMatchObject({ password: 'open sesame' });
  });
});

describe('games in a row', () => {
  const game = (number: number, stage = 'playing') => ({ game: number, system: 'classic', stage, names: ['Ann', 'Ben'], changed: 1 });
  const room = (newest: number) => ({
    type: 'room',
    room: code,
    newest,
    games: Array.from({ length: newest }, (_, index) => game(newest - index)),
    may: ['propose_game'],
  });
  const join = (number: number) => answer('join', { type: 'joined', room: code, game: number, seat: 0, may: [], snapshot });

  async function enter(number?: number): Promise<void> {
    void session.enter(code, number);
    await pause();
    await join(number ?? 1);
  }
  async function tell(message: object): Promise<void> {
    socket().deliver(message);
    await pause();
  }

  test('take the page along when the next one begins', async () => {
    await enter();
    await tell(room(1));
    expect(socket().sentOf('join')).toHaveLength(1);
    const { table } = session;
    await tell(room(2));
    expect(session.table).not.toBe(table);
    expect(last('join')).toMatchObject({ room: code });
    expect(last('join')).not.toHaveProperty('game');
    expect(asked()).not.toContain('leave');
    await join(2);
    await tell(room(2));
    expect(session.table!.sync.about.game).toBe(2);
    expect(socket().sentOf('join')).toHaveLength(2);
  });

  test('leave somebody who looks at an older one where they are', async () => {
    await enter(1);
    await tell(room(2));
    await tell(room(3));
    expect(last('join')).toMatchObject({ room: code, game: 1 });
    expect(session.table!.sync.about.game).toBe(1);
  });

  test('do not mix: what still comes of the game before is dropped', async () => {
    await enter();
    await tell(room(1));
    await tell(room(2));
    await join(2);
    const { v } = session.table!.room!;
    const passed = { v: v + 1, at: 1, event: { type: 'passed', seat: 0, turn: 1 } };
    await tell({ type: 'events', room: code, game: 1, events: [passed], may: [] });
    expect(session.table!.room!.v).toBe(v);
  });

  test('are proposed, agreed to and declined by the number of the proposal', async () => {
    await enter();
    await tell({ ...room(1), next: { proposal: 7, by: 1, agreed: [1], missing: [0] }, may: ['agree_to_game', 'decline_game'] });
    const { series } = session.table!;
    expect(series.may('agree_to_game')).toBe(true);
    expect(series.may('begin_game')).toBe(false);
    void series.agree();
    expect(last('agree_to_game')).toMatchObject({ room: code, game: 1, proposal: 7 });
    void series.decline();
    expect(last('decline_game')).toMatchObject({ proposal: 7 });
    void series.propose(true, { system: 'super' });
    expect(last('propose_game')).toMatchObject({ turned: true, settings: { system: 'super' } });
    void series.propose(false);
    expect(last('propose_game')).not.toHaveProperty('turned');
    expect(last('propose_game')).not.toHaveProperty('settings');
  });

  test('are played without those who step back or whom the host leaves out', async () => {
    await enter();
    await tell({ ...room(1), sitting_out: ['Ben'], left_out: ['Cid'], may: ['step_back', 'leave_out', 'bring_back'] });
    const { series } = session.table!;
    expect(series.now).toMatchObject({ sitting_out: ['Ben'], left_out: ['Cid'] });
    void series.stepBack();
    expect(last('step_back')).toMatchObject({ room: code, game: 1 });
    void series.takePart();
    expect(last('take_part')).not.toHaveProperty('name');
    void series.takePart('Dora');
    expect(last('take_part')).toMatchObject({ name: 'Dora' });
    void series.leaveOut('Ben');
    expect(last('leave_out')).toMatchObject({ room: code, game: 1, name: 'Ben' });
    void series.bringBack('Cid');
    expect(last('bring_back')).toMatchObject({ name: 'Cid' });
  });
});

describe('a link from another device', () => {
  const secret = 'cd'.repeat(32);
  let kept: Map<string, string>;
  let opened: number;

  beforeEach(() => {
    kept = new Map([['crisscross.token', JSON.stringify('ab'.repeat(32))]]);
    vi.stubGlobal('location', { pathname: '/', href: 'http://localhost/', hash: `#hand-over=${secret}` });
    vi.stubGlobal('history', { replaceState: (_: null, __: string, path: string) => paths.push(path) });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    opened = sockets.length;
    session.start();
  });

  const welcome = async () => {
    socket().accept();
    socket().deliver({ type: 'welcome', id: last('hello').id, protocol: 1, server: '1', name: 'Mara', token: 'ef'.repeat(32) });
    await pause();
  };

  test('that was cut is forgotten, and this browser goes on as it was', async () => {
    const cut = `#hand-over=${secret.slice(1)}`;
    vi.stubGlobal('location', { pathname: '/', href: 'http://localhost/', hash: cut });
    session.start();
    expect(session.handOver).toBeNull();
    await welcome();
    expect(last('hello')).not.toHaveProperty('hand_over');
    expect(paths).toEqual(['/']);
  });

  test('is not used before the player has agreed', () => {
    expect(session.handOver).toBe(secret);
    expect(sockets).toHaveLength(opened);
  });

  test('makes this browser another device of the same player, under their name', async () => {
    session.takeOver();
    await welcome();
    expect(last('hello')).toMatchObject({ hand_over: secret });
    expect(session.handOver).toBeNull();
    expect(session.name).toBe('Mara');
    expect(kept.get('crisscross.token')).toBe(JSON.stringify('ef'.repeat(32)));
    expect(paths).toEqual(['/']);
    socket().break();
    await vi.advanceTimersByTimeAsync(10_000);
    socket().accept();
    expect(last('hello')).toMatchObject({ token: 'ef'.repeat(32) });
  });

  test('that the player declines changes nothing', async () => {
    session.stay();
    socket().accept();
    expect(last('hello')).toMatchObject({ token: 'ab'.repeat(32) });
    expect(paths).toEqual(['/']);
  });

  test('that is no longer valid lets the player go on as before', async () => {
    session.takeOver();
    socket().accept();
    await answer('hello', { type: 'error', code: 'BAD_HAND_OVER', message: '' });
    expect(session.turnedAway?.code).toBe('BAD_HAND_OVER');
    session.enterAgain();
    socket().accept();
    expect(last('hello')).toMatchObject({ token: 'ab'.repeat(32) });
  });

  test('is not in the way when this device has been signed out, after which nothing of the player is left', async () => {
    session.stay();
    await welcome();
    socket().deliver({ type: 'error', id: null, code: 'DEVICE_SIGNED_OUT', message: '' });
    expect(session.turnedAway?.code).toBe('DEVICE_SIGNED_OUT');
    expect(session.name).toBe('');
    expect([...kept.keys()]).toEqual([]);
  });
});

describe('an account', () => {
  const signedIn = () => answer('sign_in', { type: 'signed_in', token: 'cd'.repeat(32), name: 'Mara' });

  test('that the player signs in to gives them its name', async () => {
    const done = session.signIn('mara', 'cafe\u0301 au lait');
    await pause();
    expect(last('sign_in')).toMatchObject({ name: 'mara', pass_phrase: 'caf\u00e9 au lait' });
    await signedIn();
    expect(await done).toBeNull();
    expect(session.name).toBe('Mara');
  });

  test('that does not exist leaves everything as it was', async () => {
    const done = session.signIn('mara', 'eleven green bottles');
    await pause();
    await answer('sign_in', { type: 'error', code: 'WRONG_PASS_PHRASE', message: '' });
    expect(await done).toBe('That name and that pass-phrase don’t belong together.');
    expect(session.name).toBe('Ann');
  });
});

describe('the player’s other devices', () => {
  const listed = { room: code, game: 1, system: 'classic', stage: 'playing', names: ['Ann', 'Ben'], seat: 0, changed: 1 };

  test('move the list of games here while the player looks at it', async () => {
    const stop = session.followMyGames();
    await answer('rooms', { type: 'rooms', rooms: [listed] });
    socket().deliver({ type: 'my_games', rooms: [code], games: [{ ...listed, asked: 'move' }] });
    expect(session.myGames.games).toEqual([{ ...listed, asked: 'move' }]);
    stop();
    expect(asked().slice(-3)).toEqual(['follow_my_games', 'rooms', 'unfollow_my_games']);
  });

  test('send tiles that wait until their game is opened', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => void kept.set(key, value) });
    socket().deliver({ type: 'laid_tiles', room: code, game: 2, placement: [{ cell: [7, 7], tile: '?', as: 'N' }] });
    expect([...kept]).toEqual([[`crisscross.room.${code}/2`, '[{"tile":"?","at":[7,7],"as":"N"}]']]);
  });
});

test('a browser that gets messages tells the server so when it is let in', async () => {
  const keys = { p256dh: 'the key', auth: 'the secret' };
  const there = { endpoint: 'https://push.example.org/1', toJSON: () => ({ endpoint: 'https://push.example.org/1', keys }) };
  const registration = { pushManager: { getSubscription: async () => there } };
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  await greet();
  await vi.waitFor(() => expect(asked()).toContain('calls'));
  await answer('calls', { type: 'calls', key: 'AQID', devices: 0, reminders: 1, night_from: 0, night_to: 0, zone: 'UTC' });
  expect(last('subscribe')).toMatchObject({ address: 'https://push.example.org/1', key: 'the key', secret: 'the secret' });
});
