import { beforeEach, expect, test } from 'vitest';
import { isPossible, type OpenDialog } from '../../../src/state/table/open_dialog.ts';
import { dealt } from '../../support/games.ts';
import { next, room } from '../../support/rooms.ts';
import { about, newTables, tableAfter, turn } from '../../support/table_world.ts';

beforeEach(newTables);

const dialogs: OpenDialog[] = ['exchange', 'pass', 'hint', 'challenge', 'resign', 'proposal', 'invite', 'ended', 'result', { standIn: 1 }];

test('a dialog is possible as long as the player may do what it is for', async () => {
  const onTurn = await tableAfter(dealt, [...turn, { command: 'exchange', turn: 1, least: 1, most: 7 }]);
  expect(dialogs.filter((dialog) => isPossible(dialog, onTurn))).toEqual(['exchange', 'pass', 'hint', 'resign', 'invite', 'ended', 'result']);
  const watching = await tableAfter(dealt, []);
  expect(dialogs.filter((dialog) => isPossible(dialog, watching))).toEqual(['invite', 'ended', 'result']);
});

test('a dialog about a proposal is possible as long as there is one', async () => {
  const table = await tableAfter(dealt, []);
  table.hear({ ...room, room: about.room, next });
  expect(isPossible('proposal', table)).toBe(true);
  table.hear({ ...room, room: about.room });
  expect(isPossible('proposal', table)).toBe(false);
});

test('a dialog about a stand-in is possible as long as the player may ask for one on that seat', async () => {
  const table = await tableAfter(dealt, turn);
  table.sync.hear({ type: 'presence', ...about, present: [true, false], watchers: 0, away: [{ seat: 1, stand_in_from: 0, strength: 'casual' }] });
  expect(isPossible({ standIn: 1 }, table)).toBe(true);
  expect(isPossible({ standIn: 0 }, table)).toBe(false);
});
