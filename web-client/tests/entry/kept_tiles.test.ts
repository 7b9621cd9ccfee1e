import { beforeEach, expect, test } from 'vitest';
import type { Piece } from '../../src/entry/draft.ts';
import { handKey, keepSent, keepTiles, keptTiles } from '../../src/entry/kept_tiles.ts';
import { emptyStorage } from '../support/hands.ts';

beforeEach(emptyStorage);

const pieces: Piece[] = [
  { key: 4, tile: 'A', at: [7, 7] },
  { key: 9, tile: '?', at: [7, 8], as: 'N' },
  { key: 2, tile: 'T' },
];

test('kept tiles come back in their order and where they were laid, with keys from 1 on', () => {
  keepTiles('room.K7QFW2MX', pieces);
  expect(keptTiles('room.K7QFW2MX')).toEqual([
    { key: 1, tile: 'A', at: [7, 7] },
    { key: 2, tile: '?', at: [7, 8], as: 'N' },
    { key: 3, tile: 'T' },
  ]);
});

test('a hand without tiles leaves nothing behind', () => {
  keepTiles('room.K7QFW2MX', pieces);
  keepTiles('room.K7QFW2MX', []);
  expect(keptTiles('room.K7QFW2MX')).toEqual([]);
  expect(localStorage.getItem('crisscross.room.K7QFW2MX')).toBeNull();
});

test('tiles that another device has sent are kept for their game, each game of a room by itself', () => {
  const room = 'K7QFW2MX';
  keepSent({ type: 'laid_tiles', room, game: 2, placement: [{ cell: [7, 6], tile: '?', as: 'E' }] });
  expect(keptTiles(handKey(room, 2))).toEqual([{ key: 1, tile: '?', at: [7, 6], as: 'E' }]);
  expect(keptTiles(handKey(room, 1))).toEqual([]);
});
