import { beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../src/connection/protocol.ts';
import type { Piece } from '../../src/entry/draft.ts';
import type { Hand } from '../../src/entry/hand.svelte.ts';
import { rulesOf } from '../support/catalogue.ts';
import { emptyStorage, game, handOf, lies, typed } from '../support/hands.ts';

const shmac = rulesOf('shmac');

beforeEach(emptyStorage);

describe('digraph tiles', () => {
  test('are typed as two keys: the tile replaces the first letter', () => {
    const hand = handOf(['T', 'H', 'TH', 'E'], [], shmac);
    expect(typed(hand, 'THE')).toEqual([true, true, true]);
    expect(lies(hand)).toEqual(['TH7,7', 'E7,8']);
    expect(hand.rack.map(({ tile }) => tile).sort()).toEqual(['H', 'T']);
  });

  test('are typed without a tile for the first letter, which waits for the second', () => {
    const hand = handOf(['TH', 'E'], [], shmac);
    typed(hand, 'T');
    expect(lies(hand)).toEqual([]);
    expect(hand.begun?.letter).toBe('T');
    typed(hand, 'HE');
    expect(lies(hand)).toEqual(['TH7,7', 'E7,8']);
  });

  test('wait for a second letter that fits, and lay no other in its place', () => {
    const hand = handOf(['TH', 'A'], [], shmac);
    expect(typed(hand, 'TA')).toEqual([true, false]);
    expect([lies(hand), hand.begun?.letter]).toEqual([[], 'T']);
    typed(hand, 'H');
    expect([lies(hand), hand.begun]).toEqual([['TH7,7'], null]);
  });

  test('leave single letters alone when the tile is missing', () => {
    const hand = handOf(['T', 'H'], [], shmac);
    typed(hand, 'TH');
    expect(lies(hand)).toEqual(['T7,7', 'H7,8']);
  });

  test('return a blank that stood for the first letter', () => {
    const hand = handOf(['?', 'SH'], [], shmac);
    typed(hand, 'SH');
    expect(lies(hand)).toEqual(['SH7,7']);
    expect(hand.rack.map(({ tile }) => tile)).toEqual(['?']);
  });

  test('on the board are passed over by their two keys', () => {
    const hand = handOf(['E'], [[7, 7, 'TH', false]], shmac);
    hand.point([7, 7]);
    typed(hand, 'THE');
    expect(lies(hand)).toEqual(['E7,8']);
  });

  test('are taken back with one Backspace, and so is half a digraph', () => {
    const hand = handOf(['TH'], [], shmac);
    typed(hand, 'TH');
    hand.backspace();
    expect(lies(hand)).toEqual([]);
    typed(hand, 'T');
    hand.backspace();
    expect(hand.begun).toBeNull();
  });
});

describe('a red-crossed tile', () => {
  const squares: Game['squares'] = [
    [7, 7, 'F', false],
    [7, 8, 'A', false],
  ];
  const pieceOf = (hand: Hand, tile: string): Piece => hand.draft.pieces.find((piece) => piece.tile === tile)!;

  test('goes only over a tile on the board', () => {
    const hand = handOf(['#', 'E'], squares, shmac);
    hand.put(pieceOf(hand, '#').key, [3, 3]);
    expect(lies(hand)).toEqual([]);
    hand.put(pieceOf(hand, '#').key, [7, 8]);
    expect(lies(hand)).toEqual(['#7,8']);
  });

  test('is marked as unfit elsewhere, by tapping, typing and dragging, until something else happens', () => {
    const hand = handOf(['#', 'E'], squares, shmac);
    const piece = pieceOf(hand, '#');
    const unfit = { tile: '#', at: [3, 3] };
    hand.select(piece.key);
    hand.tap([3, 3]);
    expect([hand.unfit, hand.selected]).toEqual([unfit, piece.key]);
    hand.tap([7, 8]);
    expect([lies(hand), hand.unfit]).toEqual([['#7,8'], null]);
    hand.recall();
    hand.point([3, 3]);
    expect([hand.type('#'), hand.unfit]).toEqual([false, unfit]);
    hand.turn();
    expect(hand.unfit).toBeNull();
    hand.miss(piece, [3, 3]);
    expect(hand.unfit).toEqual(unfit);
    hand.miss(piece, null);
    typed(hand, 'E');
    expect(hand.unfit).toBeNull();
  });

  test('is typed, and the next letter takes the cell', () => {
    const hand = handOf(['#', 'E'], squares, shmac);
    hand.point([7, 8]);
    typed(hand, '#E');
    expect(lies(hand)).toEqual(['#7,8', 'E7,8']);
  });

  test('that is typed and missing is held back, so that no letter goes elsewhere', () => {
    const hand = handOf(['E'], squares, shmac);
    hand.point([7, 8]);
    typed(hand, '#E');
    expect([lies(hand), hand.begun?.letter]).toEqual([[], '#']);
  });

  test('is taken back after the letter on it by Backspace, and together with it by tapping', () => {
    const hand = handOf(['#', 'E'], squares, shmac);
    hand.point([7, 8]);
    typed(hand, '#E');
    hand.tap([7, 8]);
    expect(lies(hand)).toEqual(['#7,8']);
    hand.put(pieceOf(hand, 'E').key, [7, 8]);
    hand.lift(pieceOf(hand, '#').key);
    expect(lies(hand)).toEqual([]);
  });

  test('returns to the rack when the tile under it is gone', () => {
    const hand = handOf(['#', 'E'], squares, shmac);
    hand.put(pieceOf(hand, '#').key, [7, 8]);
    hand.settle(shmac, game([[7, 7, 'F', false]]), ['#', 'E']);
    expect(lies(hand)).toEqual([]);
    expect(hand.rack).toHaveLength(2);
  });

  test('survives a reload with the letter that was laid on it', () => {
    const hand = handOf(['#', 'E'], squares, shmac);
    hand.point([7, 8]);
    typed(hand, '#E');
    expect(lies(handOf(['#', 'E'], squares, shmac))).toEqual(['#7,8', 'E7,8']);
  });
});
