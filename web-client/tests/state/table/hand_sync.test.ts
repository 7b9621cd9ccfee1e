import { beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../../../src/connection/protocol.ts';
import { fullKey } from '../../../src/browser/storage.ts';
import { keepSent } from '../../../src/entry/kept_tiles.ts';
import { sendLaidTiles } from '../../../src/state/table/send_laid_tiles.ts';
import { dealt } from '../../support/games.ts';
import { about, connection, ended, hear, newTables, tableAfter, turn } from '../../support/table_world.ts';

/** A browser whose storage works. Returns what it has stored. */
function keepingBrowser(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

beforeEach(newTables);

test('laid tiles go to the player’s other devices, or it is said why not', async () => {
  const table = await tableAfter(dealt, turn);
  table.hand.type('A');
  const { placement } = table.hand;
  const send = () => sendLaidTiles(connection.asConnection(), table);
  const sent = send();
  expect(connection.askedOf('send_laid_tiles')).toEqual([{ type: 'send_laid_tiles', ...about, placement }]);
  await connection.answer('send_laid_tiles', { type: 'ok' });
  expect(await sent).toBe(true);
  const again = send();
  await connection.refuse('send_laid_tiles', 'NO_OTHER_DEVICE');
  expect(await again).toBe(false);
});

test('tiles that another device has laid are laid here, in place of others, if the rack has them', async () => {
  const table = await tableAfter(dealt, turn);
  table.hand.type('B');
  const placement = [{ cell: [7, 6] as [number, number], tile: 'A' }];
  expect(table.handSync.lay({ type: 'laid_tiles', ...about, placement })).toBe(true);
  expect(table.hand.placement).toEqual(placement);
  expect(table.handSync.lay({ type: 'laid_tiles', ...about, placement: [{ cell: [7, 6], tile: 'Ü' }] })).toBe(false);
  expect(table.handSync.takes({ type: 'laid_tiles', ...about, game: 2, placement })).toBe(false);
});

test('a second tab shows the tiles that the first one has laid', async () => {
  keepingBrowser();
  const first = await tableAfter(dealt, turn);
  const second = await tableAfter(dealt, turn);
  first.hand.type('A');
  second.reread(fullKey(second.handSync.key));
  expect(second.hand.placement).toEqual(first.hand.placement);
  first.hand.recall();
  second.reread(fullKey(second.handSync.key));
  expect(second.hand.laid).toEqual([]);
});

test('after another tab has moved the tiles, none is chosen, and no blank waits for its letter', async () => {
  keepingBrowser();
  const rack: GameEvent = { type: 'dealt', seat: 0, drawn: { count: 3, tiles: ['?', 'A', 'B'] } };
  const began = dealt.map((event) => (event.type === 'dealt' && event.seat === 0 ? rack : event));
  const first = await tableAfter(began, turn);
  const second = await tableAfter(began, turn);
  const tile = ({ hand }: typeof first, wanted: string) => hand.rack.find(({ tile }) => tile === wanted)!.key;
  second.hand.put(tile(second, '?'), [7, 7]);
  second.hand.select(tile(second, 'A'));
  expect(second.hand.naming).not.toBeNull();
  first.hand.moveTo(tile(first, '?'), first.hand.rack.findIndex(({ tile }) => tile === 'A'));
  second.reread(fullKey(second.handSync.key));
  expect([second.hand.naming, second.hand.selected]).toEqual([null, null]);
  second.hand.name('Q');
  expect(second.hand.laid).toEqual([]);
});

test('a second tab that is behind neither undoes what the first one has laid nor misses it', async () => {
  const kept = keepingBrowser();
  const first = await tableAfter(dealt, turn);
  const behind = await tableAfter(dealt, turn);
  const drawn: GameEvent = { type: 'drew', seat: 0, drawn: { count: 1, tiles: ['Q'] } };
  hear(first, drawn, turn);
  first.hand.type('Q');
  const laid = kept.get(fullKey(first.handSync.key));
  behind.reread(fullKey(behind.handSync.key));
  expect(behind.hand.laid).toEqual([]);
  expect(kept.get(fullKey(first.handSync.key))).toBe(laid);
  hear(behind, drawn, turn);
  expect(behind.hand.placement).toEqual(first.hand.placement);
});

test('a blank that waits for its letter waits no more once the game is over', async () => {
  const rack: GameEvent = { type: 'dealt', seat: 0, drawn: { count: 2, tiles: ['?', 'A'] } };
  const table = await tableAfter(dealt.map((event) => (event.type === 'dealt' && event.seat === 0 ? rack : event)), turn);
  table.hand.put(table.hand.rack.find(({ tile }) => tile === '?')!.key, [7, 7]);
  expect(table.hand.naming).not.toBeNull();
  hear(table, ended, []);
  expect(table.hand.naming).toBeNull();
});

test('tiles that come for a game that is not open wait for it', async () => {
  keepingBrowser();
  const placement = [{ cell: [7, 6] as [number, number], tile: 'A' }];
  keepSent({ type: 'laid_tiles', ...about, placement });
  const table = await tableAfter(dealt, turn);
  expect(table.hand.placement).toEqual(placement);
  expect(table.hand.rack.length).toBe(table.game!.players[0]!.rack.count - 1);
});
