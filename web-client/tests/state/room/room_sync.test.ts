import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Allowed, Asked, Entry, RoomEvent, Snapshot } from '../../../src/connection/protocol.ts';
import { pageSize } from '../../../src/state/room/log_pages.svelte.ts';
import { fold } from '../../../src/state/game/reduce.ts';
import { emptyRoom } from '../../../src/state/room/room.ts';
import { RoomSync } from '../../../src/state/room/room_sync.svelte.ts';
import { FakeConnection } from '../../support/fake_connection.ts';
import { dealt, entries, played, rules, seats, snapshot } from '../../support/rooms.ts';

const about = { room: 'K7QFW2MX', game: 1 };
const passed = (turn: number): RoomEvent => ({ type: 'passed', seat: 1, turn });
const began = (turn: number): RoomEvent => ({ type: 'turn_began', seat: 1, turn });
const pass = (turn: number): Allowed[] => [{ command: 'pass', turn }];
/** A room with 450 versions: the deal, then passes. */
const long = entries([...dealt, ...Array.from({ length: 444 }, (_, index) => passed(index + 1))]);
/** Its log when the seats changed 230 times before the game. */
const late = long.map((entry) => ({ ...entry, v: entry.v + 230 }));

let connection: FakeConnection;
let sync: RoomSync;
let happened: RoomEvent[];
let arrived: [events: RoomEvent['type'][], asked: Asked | null][];

const snapshotOf = (log: Entry[]): Snapshot => {
  const { v, stage, seats, game } = log.reduce(fold, emptyRoom(rules, snapshot.lexicon));
  return { v, stage, seats, rules, lexicon: snapshot.lexicon, state: game };
};
/** Joins, and has the last page of the log loaded. */
async function joinAndLoad(log: Entry[]): Promise<void> {
  await join(log);
  void sync.pages.older();
  await page(log);
}
const frame = (log: Entry[], may: Allowed[] = []) => ({ type: 'events' as const, ...about, events: log, may });
const pages = () => connection.askedOf('log').map(({ from, to }) => [from, to]);
/** The server answers the open question about the log. */
function page(log: Entry[]): Promise<void> {
  const { from, to } = connection.askedOf('log').at(-1)!;
  return connection.answer('log', { events: log.filter(({ v }) => v >= from && v <= to!).slice(0, pageSize) });
}
async function join(log: Entry[], may: Allowed[] = [], seat = 0): Promise<void> {
  void sync.join();
  await connection.answer('join', { ...about, seat, may, snapshot: snapshotOf(log) });
}
/** Joins again with nothing but what is new. */
async function catchUp(events: Entry[], may: Allowed[] = [], seat = 0): Promise<void> {
  void sync.resume();
  await connection.answer('join', { ...about, seat, may, events });
}

beforeEach(() => {
  connection = new FakeConnection();
  happened = [];
  arrived = [];
  sync = new RoomSync(about.room, undefined, connection.asConnection(), {
    happened: (event) => happened.push(event),
    arrived: (events, asked) => arrived.push([events.map(({ type }) => type), asked]),
    joined: () => undefined,
  });
  vi.stubGlobal('localStorage', undefined);
});

describe('a room that is joined', () => {
  test('starts from the state, and asks for nothing else', async () => {
    await join(long);
    expect(sync.room).toMatchObject({ v: 450, moves: [], log: [] });
    expect([sync.pages.loading, sync.pages.more]).toEqual([false, true]);
    expect(connection.asked).toHaveLength(1);
  });

  test('loads the last page of the log when somebody wants it', async () => {
    await join(long);
    void sync.pages.older();
    expect(pages()).toEqual([[251, 450]]);
    expect(sync.pages.loading).toBe(true);
    await page(long);
    expect(sync.room!.log).toEqual(long.slice(250));
    expect([sync.pages.loading, sync.pages.more]).toEqual([false, true]);
    expect(connection.asked).toHaveLength(2);
  });

  test('follows events without its log, and gets the log as a whole later', async () => {
    await join(long.slice(0, 445));
    sync.hear(frame(long.slice(445)));
    expect(sync.room).toMatchObject({ v: 450, log: long.slice(445) });
    const back = sync.pages.back();
    for (let pages = 0; pages < 3; ++pages) await page(long);
    await back;
    expect(sync.room!.log).toEqual(long);
    expect(sync.room!.moves).toHaveLength(444);
  });

  test('loads nothing again when it only catches up', async () => {
    await joinAndLoad(long.slice(0, 440));
    await catchUp(long.slice(440));
    expect(sync.room!.log).toEqual(long.slice(240));
    expect(connection.askedOf('join').at(-1)).toMatchObject({ seen: 440 });
    expect(connection.askedOf('log')).toHaveLength(1);
    expect(happened).toHaveLength(10);
  });

  test('tells of each frame once, with what is new in it and what was asked before it', async () => {
    await join(long.slice(0, 440));
    sync.hear({ ...frame(long.slice(440, 442)), asked: 'move' });
    sync.hear(frame(long.slice(441, 443)));
    await catchUp(long.slice(443, 444));
    expect(arrived).toEqual([[['passed', 'passed'], null], [['passed'], 'move'], [['passed'], null]]);
  });

  test('can load the last page again after a new snapshot', async () => {
    await joinAndLoad(long.slice(0, 20));
    await join(long);
    void sync.pages.older();
    expect(pages().at(-1)).toEqual([251, 450]);
    await page(long);
    expect(sync.room!.log).toEqual(long.slice(250));
  });

  test('may be one that the server has joined for its maker', async () => {
    sync.enter({ ...about, seat: 0, may: [], snapshot: snapshotOf(long.slice(0, 2)) });
    expect(sync).toMatchObject({ seat: 0, about, room: { v: 2 } });
    expect(connection.askedOf('join')).toEqual([]);
  });

  test('says why it could not be joined', async () => {
    void sync.join();
    await connection.refuse('join', 'NO_SUCH_ROOM');
    expect(sync.problem).toMatchObject({ code: 'NO_SUCH_ROOM' });
  });

  test('says when to join again, if what is in the way passes', async () => {
    void sync.join();
    await connection.refuse('join', 'TOO_MANY_REQUESTS', { retry_after: 4000 });
    expect(sync.joinAgainAfter).toBe(4000);
    void sync.join();
    await connection.refuse('join', 'SERVER_FULL');
    expect(sync.joinAgainAfter).toBe(10_000);
    void sync.join();
    await connection.refuse('join', 'NO_SUCH_ROOM');
    expect(sync.joinAgainAfter).toBeNull();
    await join(long);
    expect(sync.joinAgainAfter).toBeNull();
  });
});

describe('older pages', () => {
  test('come one at a time, back to the first version', async () => {
    await joinAndLoad(long);
    const [first, same] = [sync.pages.older(), sync.pages.older()];
    expect(pages().slice(1)).toEqual([[51, 250]]);
    await page(long);
    expect([await first, await same]).toEqual([true, true]);
    const back = sync.pages.back();
    await page(long);
    await back;
    expect(pages().slice(2)).toEqual([[1, 50]]);
    expect(sync.room!.log).toEqual(long);
    expect(await sync.pages.older()).toBe(false);
    expect(connection.askedOf('log')).toHaveLength(3);
  });

  test('neither lose nor double an event that comes while they load', async () => {
    await join(long.slice(0, 445));
    void sync.pages.older();
    sync.hear(frame(long.slice(445, 447)));
    await page(long);
    sync.hear(frame(long.slice(447)));
    expect(sync.room!.log).toEqual(long.slice(245));
    expect(sync.room!.moves).toHaveLength(205);
  });

  test('are asked for again after a lost connection', async () => {
    await join(long.slice(0, 445));
    void sync.pages.older();
    await connection.lose('log');
    expect(pages()).toEqual([[246, 445], [246, 445]]);
    await catchUp(long.slice(445));
    await page(long);
    expect(sync.room!.log).toEqual(long.slice(245));
  });

  test('are asked for again where a new snapshot has left a gap', async () => {
    await join(long.slice(0, 100));
    void sync.pages.older();
    void sync.join();
    await connection.answer('join', { ...about, seat: 0, may: [], snapshot: snapshotOf(long) });
    await connection.answer('log', { events: long.slice(0, 100) });
    expect(pages()).toEqual([[1, 100], [251, 450]]);
    await page(long);
    expect(sync.room!.log).toEqual(long.slice(250));
  });

  test('may be refused, and are asked for again when somebody wants them', async () => {
    await join(long);
    void sync.pages.older();
    await connection.refuse('log', 'TOO_MANY_REQUESTS');
    expect([sync.pages.loading, sync.pages.more]).toEqual([false, true]);
    void sync.pages.older();
    await page(long);
    expect(sync.room!.log).toHaveLength(200);
  });

  test('make up the whole log of a review, which may show more than before', async () => {
    await joinAndLoad(long);
    const whole = sync.pages.whole();
    const open = long.map((entry) => ({ ...entry, at: 0 }));
    for (let pages = 0; pages < 3; ++pages) await page(open);
    expect(pages().slice(1)).toEqual([[251, 450], [51, 250], [1, 50]]);
    expect((await whole).events).toEqual(open);
    expect(sync.room!.log).toEqual(long.slice(250));
  });
});

describe('a log that does not begin with version 1', () => {
  test('is loaded to its first entry, and no further', async () => {
    await join(late);
    const back = sync.pages.back();
    for (let pages = 0; pages < 3; ++pages) await page(late);
    await back;
    expect(pages()).toEqual([[481, 680], [281, 480], [81, 280]]);
    expect(sync.room!.log).toEqual(late);
    expect(sync.pages.more).toBe(false);
    expect(await sync.pages.older()).toBe(false);
    expect(connection.askedOf('log')).toHaveLength(3);
  });

  test('needs no page but the one that shows its first entry', async () => {
    const log = entries(dealt, 7);
    await joinAndLoad(log);
    expect(pages()).toEqual([[1, 12]]);
    expect(sync.room!.log).toEqual(log);
    expect(sync.pages.more).toBe(false);
  });

  test('is whole in a review', async () => {
    await join(late);
    const whole = sync.pages.whole();
    for (let pages = 0; pages < 3; ++pages) await page(late);
    expect((await whole).events).toEqual(late);
    expect(connection.askedOf('log')).toHaveLength(3);
  });

  test('begins with the seats that have just changed, even while an older page is on its way', async () => {
    await join(entries([seats('Ann', 'Ben')], 7));
    const older = sync.pages.older();
    const changed = entries([seats('Ann', 'Ben', 'Cid')], 8);
    sync.hear(frame(changed));
    await connection.answer('log', { events: entries([seats('Ann', 'Ben')], 7) });
    expect(await older).toBe(false);
    expect(sync.room!.log).toEqual(changed);
    expect(sync.pages.more).toBe(false);
  });
});

describe('what the player may do', () => {
  beforeEach(() => join(long.slice(0, 6), pass(1)));

  test('comes with the room and with each frame', () => {
    expect(sync.may).toEqual(pass(1));
    sync.hear(frame(entries([passed(1), began(2)], 7), pass(2)));
    expect(sync.may).toEqual(pass(2));
    sync.hear(frame(entries([passed(2)], 9)));
    expect(sync.may).toEqual([]);
  });

  test('comes with what the game is waiting for, if it is waiting for this player', async () => {
    expect(sync.asked).toBeNull();
    sync.hear({ ...frame(entries([passed(1), began(2)], 7), pass(2)), asked: 'move' });
    expect(sync.asked).toBe('move');
    await catchUp([], pass(2));
    expect(sync.asked).toBeNull();
    sync.enter({ ...about, seat: 0, may: [], asked: 'vote', snapshot: snapshotOf(long.slice(0, 8)) });
    expect(sync.asked).toBe('vote');
  });

  test('comes with what was missed, also if that is nothing', async () => {
    await catchUp(entries([passed(1), began(2)], 7), pass(2));
    expect(sync.may).toEqual(pass(2));
    await catchUp([], pass(2));
    expect(sync.may).toEqual(pass(2));
  });

  test('stays what the newest version says when an older frame or answer comes late', async () => {
    void sync.join();
    sync.hear(frame(entries([passed(1), began(2)], 7), pass(2)));
    sync.hear(frame(entries([passed(1)], 7), pass(77)));
    await connection.answer('join', { ...about, seat: 0, may: pass(1), events: [] });
    expect(sync.may).toEqual(pass(2));
  });
});

describe('events', () => {
  beforeEach(() => join(long.slice(0, 6)));

  test('that leave a gap wait until what is missing has come', async () => {
    sync.hear(frame(entries([began(2)], 8), pass(2)));
    expect(sync.room!.v).toBe(6);
    await connection.answer('join', { ...about, seat: 0, may: [], events: entries([passed(1)], 7) });
    expect(sync.room!.v).toBe(8);
    expect(sync.may).toEqual(pass(2));
    expect(happened.map(({ type }) => type)).toEqual(['passed', 'turn_began']);
  });

  test('of another room are none of its business', () => {
    sync.hear({ ...frame(entries([passed(1)], 7)), room: 'ABCDEFGH' });
    expect(sync.room!.v).toBe(6);
  });

  test('that take back a play made before the snapshot are followed by a new snapshot', async () => {
    const before = entries([...dealt, played]);
    const withdrawn: RoomEvent = {
      type: 'withdrawn',
      turn: 1,
      seat: 0,
      rack: { count: 7, tiles: ['A', 'B', 'C', 'D', 'E', 'F', '?'] },
      returned: { count: 2 },
      score: 0,
    };
    connection = new FakeConnection();
    sync = new RoomSync(about.room, undefined, connection.asConnection(), { happened: () => undefined, arrived: () => undefined, joined: () => undefined });
    await joinAndLoad(before);
    sync.hear(frame(entries([withdrawn], 8)));
    await connection.lose('join');
    void sync.resume();
    for (const again of connection.askedOf('join')) expect(again).not.toHaveProperty('seen');
    await connection.answer('join', { ...about, seat: 0, may: [], snapshot: snapshotOf([...before, ...entries([withdrawn], 8)]) });
    expect(sync.room!.game!.squares).toEqual([]);
    expect(sync.room!.moves).toMatchObject([{ kind: 'play', ruled: 'withdrawn' }]);
    expect(connection.askedOf('log')).toHaveLength(1);
  });
});

describe('the player’s own seat', () => {
  const change = (event: RoomEvent, v: number) => sync.hear(frame(entries([event], v)));
  const cid = 2;
  beforeEach(() => join(entries([seats('Ann', 'Ben', 'Cid')], 3), [], cid));

  test('moves up when somebody leaves a seat below it, however the player hears of it', async () => {
    change(seats('Ben', 'Cid'), 4);
    expect(sync.seat).toBe(1);
    await catchUp(entries([seats('Cid')], 5), [], 0);
    expect(sync.seat).toBe(0);
    void sync.resume();
    await connection.answer('join', { ...about, seat: 1, may: [], snapshot: snapshotOf(entries([seats('Eve', 'Cid')], 9)) });
    expect(sync).toMatchObject({ seat: 1, room: { v: 9, log: [] } });
  });

  test('stays when somebody behind it comes or goes', () => {
    change(seats('Ann', 'Ben', 'Cid', 'Dot'), 4);
    expect(sync.seat).toBe(2);
    change(seats('Ann', 'Ben', 'Cid'), 5);
    expect(sync.seat).toBe(2);
  });

  test('is gone when the player leaves it, and nobody else’s seat becomes theirs', () => {
    change(seats('Ann', 'Ben'), 4);
    expect(sync.seat).toBeNull();
    change(seats('Ann', 'Ben', 'Dot'), 5);
    expect(sync.seat).toBeNull();
  });

  test('is never the seat of a computer, even one of the same name', () => {
    change({ type: 'seats_changed', seats: [{ name: 'Ann' }, { name: 'Cid', computer: 'casual' }] }, 4);
    expect(sync.seat).toBeNull();
  });
});

test('a room that the host closes shows why, and nothing of its game', async () => {
  await join(entries(dealt));
  sync.hear({ type: 'room_closed', room: 'ZZZZZZZZ' });
  expect(sync.room).not.toBeNull();
  sync.hear({ type: 'room_closed', room: about.room });
  expect(sync.room).toBeNull();
  expect(sync.problem?.code).toBe('ROOM_CLOSED');
});
