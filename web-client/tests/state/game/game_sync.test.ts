import { beforeEach, describe, expect, test } from 'vitest';
import type { Allowed, Entry, GameEvent } from '../../../src/connection/protocol.ts';
import {
  about,
  arrived,
  began,
  catchUp,
  connection,
  followGame,
  frame,
  happened,
  join,
  joinAndLoad,
  long,
  page,
  pages,
  passed,
  snapshotOf,
  sync,
} from '../../support/game_world.ts';
import { dealt, entries, played } from '../../support/games.ts';

const pass = (turn: number): Allowed[] => [{ command: 'pass', turn }];

beforeEach(followGame);

describe('a game that is joined', () => {
  test('starts from the state, and asks for nothing else', async () => {
    await join(long);
    expect(sync.viewed).toMatchObject({ v: 450, moves: [], log: [] });
    expect([sync.pages.loading, sync.pages.more]).toEqual([false, true]);
    expect(connection.asked).toHaveLength(1);
  });

  test('loads the last page of the log when somebody wants it', async () => {
    await join(long);
    void sync.pages.older();
    expect(pages()).toEqual([[251, 450]]);
    expect(sync.pages.loading).toBe(true);
    await page(long);
    expect(sync.viewed!.log).toEqual(long.slice(250));
    expect([sync.pages.loading, sync.pages.more]).toEqual([false, true]);
    expect(connection.asked).toHaveLength(2);
  });

  test('follows events without its log, and gets the log as a whole later', async () => {
    await join(long.slice(0, 445));
    sync.hear(frame(long.slice(445)));
    expect(sync.viewed).toMatchObject({ v: 450, log: long.slice(445) });
    const back = sync.pages.back();
    for (let pages = 0; pages < 3; ++pages) await page(long);
    await back;
    expect(sync.viewed!.log).toEqual(long);
    expect(sync.viewed!.moves).toHaveLength(444);
  });

  test('loads nothing again when it only catches up', async () => {
    await joinAndLoad(long.slice(0, 440));
    await catchUp(long.slice(440));
    expect(sync.viewed!.log).toEqual(long.slice(240));
    expect(connection.askedOf('join').at(-1)).toMatchObject({ seen: 439 });
    expect(connection.askedOf('log')).toHaveLength(1);
    expect(happened).toHaveLength(10);
  });

  describe('when the server has gone back to a backup', () => {
    const other = (log: Entry[]) => log.map((entry) => ({ ...entry, at: entry.at + 60_000 }));
    const answer = (content: object) => connection.answer('join', { ...about, seat: 0, may: [], ...content });
    beforeEach(() => joinAndLoad(long.slice(0, 440)));

    test('follows the history of that, which is shorter', async () => {
      void sync.resume();
      await answer({ may: pass(9), asked: 'move', snapshot: snapshotOf(long.slice(0, 400)) });
      expect(sync.viewed!.v).toBe(400);
      expect([sync.may, sync.asked]).toEqual([pass(9), 'move']);
      sync.hear(frame(other(long.slice(400, 402))));
      expect(sync.viewed!.v).toBe(402);
    });

    test.each([
      ['as long as', []],
      ['longer than', long.slice(440)],
    ])('follows the history of that, which is %s the one before', async (_, later) => {
      void sync.resume();
      await answer({ events: other([...long.slice(439, 440), ...later]) });
      expect(connection.askedOf('join').at(-1)).not.toHaveProperty('seen');
      const theirs = [...long.slice(0, 400), ...other([...long.slice(400, 440), ...later])];
      await answer({ snapshot: snapshotOf(theirs) });
      expect(sync.viewed).toMatchObject({ v: theirs.length });
      expect(sync.viewed!.log).toEqual([]);
    });

    test('follows the history of that, which ends just before the newest entry', async () => {
      void sync.resume();
      await answer({ events: [] });
      await answer({ snapshot: snapshotOf(long.slice(0, 439)) });
      expect(sync.viewed!.v).toBe(439);
    });
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
    expect(sync.viewed!.log).toEqual(long.slice(250));
  });

  test('may be one that the server has joined for its maker', async () => {
    sync.enter({ ...about, seat: 0, may: [], snapshot: snapshotOf(long.slice(0, 2)) });
    expect(sync).toMatchObject({ seat: 0, about, viewed: { v: 2 } });
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

  test.each(['ROOM_LOCKED', 'ROOM_CLOSED', 'ROOM_PASSWORD_NEEDED', 'NO_SUCH_GAME', 'NO_SUCH_ROOM', 'NO_WATCHERS', 'REMOVED_FROM_ROOM'])(
    'shows nothing more once it cannot be joined again because of %s',
    async (code) => {
      await join(long);
      void sync.resume();
      await connection.refuse('join', code);
      expect(sync).toMatchObject({ viewed: null, problem: { code } });
    },
  );

  test('stays on the screen while what is in the way of joining again passes', async () => {
    await join(long);
    void sync.resume();
    await connection.refuse('join', 'TOO_MANY_REQUESTS', { retry_after: 4000 });
    expect(sync.viewed).toMatchObject({ v: 450 });
  });

  test('is joined again by its number, even when others have begun since, as soon as nothing is in the way', async () => {
    await join(long);
    void sync.resume();
    await connection.refuse('join', 'ROOM_LOCKED');
    await join(long);
    expect(connection.askedOf('join').at(-1)).toMatchObject(about);
    expect(sync).toMatchObject({ viewed: { v: 450 }, problem: null });
  });

  test('is joined without the password that was wrong, but again with one that could not be compared', async () => {
    void sync.joinWith('wrong');
    await connection.refuse('join', 'TOO_MANY_GUESSES');
    void sync.join();
    expect(connection.askedOf('join').at(-1)).not.toHaveProperty('password');
    await connection.refuse('join', 'ROOM_PASSWORD_NEEDED');
    void sync.joinWith('right');
    await connection.refuse('join', 'TOO_MANY_REQUESTS');
    void sync.join();
    expect(connection.askedOf('join').at(-1)).toMatchObject({ password: 'right' });
  });
});

describe('what the player may do', () => {
  beforeEach(() => join(long.slice(0, 6), pass(1)));

  test('comes with the game and with each frame', () => {
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

  test('comes with what was missed, even if that is nothing', async () => {
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
    expect(sync.viewed!.v).toBe(6);
    await connection.answer('join', { ...about, seat: 0, may: [], events: entries([passed(1)], 7) });
    expect(sync.viewed!.v).toBe(8);
    expect(sync.may).toEqual(pass(2));
    expect(happened.map(({ type }) => type)).toEqual(['passed', 'turn_began']);
  });

  test('of another room are none of its business', () => {
    sync.hear({ ...frame(entries([passed(1)], 7)), room: 'ABCDEFGH' });
    expect(sync.viewed!.v).toBe(6);
  });

  test('that take back a play made before the snapshot are followed by a new snapshot', async () => {
    const before = entries([...dealt, played]);
    const withdrawn: GameEvent = {
      type: 'withdrawn',
      turn: 1,
      seat: 0,
      rack: { count: 7, tiles: ['A', 'B', 'C', 'D', 'E', 'F', '?'] },
      returned: { count: 2 },
      score: 0,
    };
    followGame();
    await joinAndLoad(before);
    sync.hear(frame(entries([withdrawn], 8)));
    await connection.lose('join');
    void sync.resume();
    for (const again of connection.askedOf('join')) expect(again).not.toHaveProperty('seen');
    await connection.answer('join', { ...about, seat: 0, may: [], snapshot: snapshotOf([...before, ...entries([withdrawn], 8)]) });
    expect(sync.viewed!.game!.squares).toEqual([]);
    expect(sync.viewed!.moves).toMatchObject([{ kind: 'play', ruled: 'withdrawn' }]);
    expect(connection.askedOf('log')).toHaveLength(1);
  });
});

test('a room that the host closes shows why, and nothing of its game', async () => {
  await join(entries(dealt));
  sync.hear({ type: 'room_closed', room: 'ZZZZZZZZ' });
  expect(sync.viewed).not.toBeNull();
  sync.hear({ type: 'room_closed', room: about.room });
  expect(sync.viewed).toBeNull();
  expect(sync.problem?.code).toBe('ROOM_CLOSED');
});
