import { beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../../src/connection/connection.ts';
import type { Hint, Request, RoomEvent } from '../../src/connection/protocol.ts';
import { Table } from '../../src/state/table.svelte.ts';
import { fixturesIn } from '../support/fixtures.ts';
import { dealt, played, rules, snapshot } from '../support/rooms.ts';

const hint = fixturesIn('server').find(({ name }) => name === 'hint')!.message as unknown as Hint;
const hinting = { ...rules, hints: 'own_rack' as const };
const about = { room: 'K7QFW2MX', game: 1 };
let said: Request[];

/** Who sits at a table where this has happened; every question about plays has the golden answer. */
async function tableAfter(events: RoomEvent[], seat = 0): Promise<Table> {
  const log = events.map((event, index) => ({ v: index + 1, at: 1, event }));
  const joined = { ...about, seat, snapshot: { ...snapshot, rules: hinting, v: log.length, stage: 'playing', log } };
  const ask = async (request: Request) => {
    said.push(request);
    return request.type === 'join' ? joined : request.type === 'hint' ? hint : { type: 'ok' };
  };
  const table = new Table('K7QFW2MX', { ask, askFirst: ask } as unknown as Connection);
  await table.join();
  table.hear({ type: 'presence', ...about, present: [true, false] });
  return table;
}

const hear = (table: Table, event: RoomEvent) =>
  table.hear({ type: 'events', ...about, events: [{ v: table.room!.v + 1, at: 1, event }] });

beforeEach(() => {
  said = [];
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('localStorage', undefined);
});

test('a player with a stand-in cannot play, and their laid tiles return to the rack', async () => {
  const table = await tableAfter(dealt);
  table.hand.type('A');
  expect([table.myTurn, table.canHint, table.canResign, table.hand.laid.length]).toEqual([true, true, true, 1]);
  hear(table, { type: 'stand_in_added', seat: 0, strength: 'strong' });
  expect([table.standIn, table.myTurn, table.canPass, table.canHint]).toEqual(['strong', false, false, false]);
  expect(table.canResign).toBe(false);
  expect(table.hand.type('A')).toBe(false);
  expect(table.hand.laid).toEqual([]);
  hear(table, { type: 'seat_reclaimed', seat: 0 });
  expect([table.standIn, table.myTurn, table.hand.type('A')]).toEqual([null, true, true]);
});

test('the stand-in challenges, not the player', async () => {
  const table = await tableAfter([...dealt, played], 1);
  expect(table.pending_play).not.toBeNull();
  hear(table, { type: 'stand_in_added', seat: 1, strength: 'casual' });
  expect(table.pending_play).toBeNull();
});

test('a player may ask for a stand-in for somebody who is away, unless such a request is open', async () => {
  const table = await tableAfter(dealt);
  expect([table.replaceable(0), table.replaceable(1)]).toEqual([false, true]);
  await table.addStandIn(1, 'casual');
  expect(said.at(-1)).toEqual({ type: 'add_stand_in', seat: 1, strength: 'casual', ...about });
  table.hear({ type: 'presence', ...about, present: [true, false], stand_in_requests: [{ seat: 1, strength: 'casual', agreed: [0] }] });
  expect([table.standInRequests.length, table.replaceable(1)]).toEqual([1, false]);
  table.hear({ type: 'presence', ...about, present: [true, true] });
  expect([table.standInRequests.length, table.replaceable(1)]).toEqual([0, false]);
});

test('hints are requested once per turn, and again after a play is withdrawn', async () => {
  const table = await tableAfter([...dealt, played, { type: 'turn_began', seat: 1, turn: 2 }], 1);
  const asked = () => said.filter(({ type }) => type === 'hint').length;
  expect(await table.hint()).toBe(true);
  await table.hint();
  expect([asked(), table.hints.known.get(2)?.plays.length]).toEqual([1, 1]);
  hear(table, { type: 'withdrawn', turn: 1, seat: 0, rack: { count: 7 }, returned: { count: 2 }, score: 0 });
  expect(table.hints.known.has(2)).toBe(false);
  await table.hint();
  expect(asked()).toBe(2);
});
