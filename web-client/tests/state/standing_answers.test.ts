import { beforeEach, expect, test, vi } from 'vitest';
import type { Allowed, Asked, GameEvent } from '../../src/connection/protocol.ts';
import { toasts } from '../../src/state/toasts.svelte.ts';
import { Table } from '../../src/state/table.svelte.ts';
import { FakeConnection } from '../support/fake_connection.ts';
import { dealt, entries, played, rules, seats, snapshot, viewedAfter } from '../support/games.ts';

let about = { room: 'K7QFW2MX', game: 1 };
const answerable: Allowed[] = [{ command: 'challenge', turn: 1 }, { command: 'accept', turn: 1 }];
const three: GameEvent[] = [seats('Ann', 'Ben', 'Cid'), ...dealt.slice(1).map((event) => (event.type === 'began' ? { ...event, seat_count: 3 } : event))];
const held: GameEvent = { ...played, window: 'held', until: 99_000 } as GameEvent;
const disputed: GameEvent = { type: 'challenged', challenger: 1, turn: 1, until: 99_000 };
const noScore = { before: 0, deducted: 0, awarded: 0, final: 0, rack: { count: 0, tiles: [], open: true as const } };
const ended: GameEvent = { type: 'ended', reason: 'all_passed', winners: [0], final_scores: [noScore, noScore, noScore], seed: '00'.repeat(32) };
const vote: Allowed[] = [{ command: 'vote', turn: 1 }];
const kept = new Map<string, string>();
let connection: FakeConnection;

/** The table of Ben, after these events. */
async function tableAfter(events: GameEvent[], may: Allowed[], asked?: Asked): Promise<Table> {
  const { v, stage, seats: sitting, game: state } = viewedAfter(events);
  const table = new Table('K7QFW2MX', connection.asConnection());
  void table.sync.join();
  const joined = { v, stage, seats: sitting, rules, lexicon: snapshot.lexicon, state };
  await connection.answer('join', { ...about, seat: 1, may, asked, snapshot: joined });
  return table;
}

beforeEach(() => {
  about = { room: 'K7QFW2MX', game: 1 };
  connection = new FakeConnection();
  kept.clear();
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('a player who always accepts accepts each play once, as soon as the server asks', async () => {
  const table = await tableAfter([...three, held], answerable, 'accept');
  table.standing.give();
  expect(connection.askedOf('accept')).toEqual([]);
  table.standing.toggle();
  table.standing.give();
  table.standing.give();
  await connection.answer('accept', { type: 'ok' });
  table.standing.give();
  expect(connection.askedOf('accept')).toEqual([{ type: 'accept', turn: 1, ...about }]);
});

test('a refusal is not shown: another tab of the browser has accepted the play already', async () => {
  toasts.clear();
  const table = await tableAfter([...three, held], answerable, 'accept');
  table.standing.alwaysAccepts = true;
  table.standing.give();
  await connection.refuse('accept', 'STALE');
  expect([connection.askedOf('accept').length, toasts.shown]).toEqual([1, null]);
});

test('what a player says in one tab holds at once in the others', async () => {
  const [one, other] = [await tableAfter(three, []), await tableAfter(three, [])];
  for (const says of [true, false]) {
    one.standing.toggle();
    other.reread('crisscross.always-accept');
    expect(other.standing.alwaysAccepts).toBe(says);
  }
});

test('a play that nobody waits for is not accepted, so that it can still be challenged', async () => {
  const table = await tableAfter([...dealt, played], answerable);
  table.standing.toggle();
  table.standing.give();
  expect(connection.askedOf('accept')).toEqual([]);
});

test('what a player has said holds for this game and not for the next one in the room', async () => {
  (await tableAfter(three, [])).standing.toggle();
  about = { ...about, game: 2 };
  expect((await tableAfter(three, [])).standing.alwaysAccepts).toBe(false);
});

test('the browser remembers in all its tabs that a player always accepts, until they take it back', async () => {
  const table = await tableAfter(three, []);
  table.standing.toggle();
  expect((await tableAfter(three, [])).standing.alwaysAccepts).toBe(true);
  table.standing.toggle();
  expect((await tableAfter(three, [])).standing.alwaysAccepts).toBe(false);
});

test('the browser forgets a game that is over, and the oldest when there are more than fifty', async () => {
  const games = () => JSON.parse(kept.get('crisscross.always-accept') ?? '[]') as string[];
  (await tableAfter(three, [])).standing.toggle();
  await tableAfter([...three, ended], []);
  expect(games()).toEqual([]);
  for (let game = 1; game <= 51; ++game) {
    about = { ...about, game };
    (await tableAfter(three, [])).standing.toggle();
  }
  expect([games().length, games()[0], games().at(-1)]).toEqual([50, 'room.K7QFW2MX/2', 'room.K7QFW2MX/51']);
});

test('a player who has disputed a play has voted against it, after the answer to the challenge', async () => {
  const table = await tableAfter([...three, held], answerable, 'accept');
  void table.commands.challenge();
  table.sync.hear({ type: 'events', ...about, events: entries([disputed], table.viewed!.v + 1), may: vote, asked: 'vote' });
  table.standing.give();
  expect([table.standing.rejects, connection.askedOf('vote')]).toEqual([true, []]);
  await connection.answer('challenge', { type: 'ok' });
  table.standing.give();
  expect(connection.askedOf('vote')).toEqual([{ type: 'vote', turn: 1, opinion: 'not_convinced', ...about }]);
});

test('a vote that the server could not take is left to the player, until the page sends it again', async () => {
  vi.useFakeTimers();
  const table = await tableAfter([...three, held, disputed], vote, 'vote');
  table.standing.give();
  await connection.refuse('vote', 'TOO_MANY_MOVES', { retry_after: 5000 });
  table.standing.give();
  expect([table.standing.rejects, connection.askedOf('vote').length]).toEqual([false, 1]);
  vi.advanceTimersByTime(5000);
  expect([table.standing.rejects, connection.askedOf('vote').length]).toEqual([true, 2]);
  await connection.answer('vote', { type: 'ok' });
  table.standing.give();
  expect([table.standing.rejects, connection.askedOf('vote').length]).toEqual([true, 2]);
  vi.useRealTimers();
});

test('a play that could not be accepted because the disk failed is accepted later', async () => {
  vi.useFakeTimers();
  const table = await tableAfter([...three, held], answerable, 'accept');
  table.standing.alwaysAccepts = true;
  table.standing.give();
  await connection.refuse('accept', 'STORAGE_FAILED');
  vi.advanceTimersByTime(10_000);
  expect(connection.askedOf('accept')).toHaveLength(2);
  vi.useRealTimers();
});

test('an answer that comes too late is not sent again', async () => {
  vi.useFakeTimers();
  const table = await tableAfter([...three, held, disputed], vote, 'vote');
  table.standing.give();
  await connection.refuse('vote', 'STALE');
  vi.advanceTimersByTime(60_000);
  table.standing.give();
  expect([table.standing.rejects, connection.askedOf('vote').length]).toEqual([true, 1]);
  vi.useRealTimers();
});

test('where nobody else votes, a player who has disputed a play decides when they have seen the evidence', async () => {
  const table = await tableAfter([...dealt, held, disputed], vote, 'vote');
  table.standing.give();
  expect([table.standing.rejects, connection.askedOf('vote')]).toEqual([false, []]);
});
