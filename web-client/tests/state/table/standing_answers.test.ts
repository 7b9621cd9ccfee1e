import { beforeEach, expect, test, vi } from 'vitest';
import type { Allowed, Asked, GameEvent } from '../../../src/connection/protocol.ts';
import { Table } from '../../../src/state/table/table.svelte.ts';
import { FakeConnection } from '../../support/fake_connection.ts';
import { noStorage } from '../../support/no_storage.ts';
import { dealt, entries, played, rules, seats, snapshot, viewedAfter } from '../../support/games.ts';

const about = { room: 'K7QFW2MX', game: 1 };
const answerable: Allowed[] = [{ command: 'challenge', turn: 1 }, { command: 'accept', turn: 1 }];
const three: GameEvent[] = [seats('Ann', 'Ben', 'Cid'), ...dealt.slice(1).map((event) => (event.type === 'began' ? { ...event, seat_count: 3 } : event))];
const held: GameEvent = { ...played, window: 'held', until: 99_000 } as GameEvent;
const disputed: GameEvent = { type: 'challenged', challenger: 1, turn: 1, until: 99_000 };
const vote: Allowed[] = [{ command: 'vote', turn: 1 }];
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
  connection = new FakeConnection();
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('localStorage', noStorage);
});

test('a player who has disputed a play has voted against it, after the answer to the challenge', async () => {
  const table = await tableAfter([...three, held], answerable, 'accept');
  void table.commands.challenge();
  table.sync.hear({ type: 'events', ...about, events: entries([disputed], table.viewed!.v + 1), may: vote, asked: 'vote' });
  table.standing.give();
  expect([table.standing.rejects, connection.askedOf('vote')]).toEqual([true, []]);
  expect([table.standing.answers('vote'), table.standing.answers('accept')]).toEqual([true, false]);
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
