import { beforeEach, expect, test } from 'vitest';
import { dealt } from '../../support/games.ts';
import { about, connection, newTables, tableAfter, turn } from '../../support/table_world.ts';

beforeEach(newTables);

test('a player may ask for a stand-in for a seat that the server lists as away, unless such a request is open', async () => {
  const table = await tableAfter(dealt, turn);
  const presence = { type: 'presence' as const, ...about, present: [true, false], watchers: 0 };
  expect(table.replaceable(1)).toBeNull();
  const away = [{ seat: 1, stand_in_from: 60_000, strength: 'casual' as const }];
  table.sync.hear({ ...presence, away });
  expect([table.replaceable(0), table.replaceable(1)]).toEqual([null, away[0]]);
  void table.commands.addStandIn(1, 'casual');
  expect(connection.asked.at(-1)).toEqual({ type: 'add_stand_in', seat: 1, strength: 'casual', ...about });
  const stand_in_requests = [{ seat: 1, strength: 'casual' as const, agreed: [0], missing: [] }];
  table.sync.hear({ ...presence, away, stand_in_requests });
  expect([table.sync.standInRequests.length, table.replaceable(1)]).toEqual([1, null]);
  table.sync.hear({ ...presence, away });
  expect([table.sync.standInRequests.length, table.replaceable(1)]).toEqual([0, away[0]]);
  table.sync.hear({ ...presence, present: [true, true] });
  expect(table.replaceable(1)).toBeNull();
});

test('a player who does not play themselves may not ask for a stand-in for others', async () => {
  const table = await tableAfter(dealt, [{ command: 'reclaim_seat' }]);
  table.sync.hear({ type: 'presence', ...about, present: [true, false], watchers: 0, away: [{ seat: 1, stand_in_from: 0, strength: 'strong' }] });
  expect(table.replaceable(1)).toBeNull();
});
