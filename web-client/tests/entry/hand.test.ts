import { beforeEach, describe, expect, test } from 'vitest';
import { Hand } from '../../src/entry/hand.svelte.ts';
import type { Game } from '../../src/connection/protocol.ts';
import { rulesOf } from '../support/catalogue.ts';
import type { Piece } from '../../src/entry/draft.ts';
import { rules } from '../support/games.ts';

const game = (squares: Game['squares'] = []): Game => ({
  squares,
  bag: 86,
  players: [],
  to_move: 0,
  turn: 1,
  pending_play: null,
  result: null,
  premiums: [],
  spent: [],
  removed: [],
  placing_starter: null,
  options: null,
});

function handOf(tiles: string | string[], squares: Game['squares'] = [], system = rules): Hand {
  const hand = new Hand(
    () => undefined,
    () => undefined,
  );
  hand.open('K7QFW2MX');
  hand.settle(system, game(squares), [...tiles]);
  return hand;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
});

describe('typing', () => {
  test('starts on the start cell when no cell was chosen', () => {
    const hand = handOf('CAT');
    for (const letter of 'CAT') expect(hand.type(letter)).toBe(true);
    expect(hand.placement.map(({ cell }) => cell)).toEqual([
      [7, 7],
      [7, 8],
      [7, 9],
    ]);
    expect(hand.cursor?.cell).toEqual([7, 10]);
  });

  test('continues after tiles that are already there', () => {
    const hand = handOf('CT', [[7, 8, 'A', false]]);
    hand.point([7, 7]);
    for (const letter of 'CT') hand.type(letter);
    expect(hand.placement.map(({ cell, tile }) => [tile, cell[1]])).toEqual([
      ['C', 7],
      ['T', 9],
    ]);
  });

  test('passes over a tile when its letter is typed', () => {
    const hand = handOf('AT', [[7, 8, 'A', false]]);
    hand.point([7, 8]);
    hand.type('A');
    expect(hand.placement).toEqual([]);
    expect(hand.cursor?.cell).toEqual([7, 9]);
  });

  test('uses the blank for a missing letter, and refuses without one', () => {
    const hand = handOf('A?');
    hand.type('Z');
    expect(hand.placement).toEqual([{ cell: [7, 7], tile: '?', as: 'Z' }]);
    expect(hand.type('Q')).toBe(false);
  });

  test('can prefer the blank', () => {
    const hand = handOf('A?');
    hand.type('A', true);
    expect(hand.placement).toEqual([{ cell: [7, 7], tile: '?', as: 'A' }]);
  });

  test('takes tiles back with Backspace, one by one', () => {
    const hand = handOf('AB');
    hand.type('A');
    hand.type('B');
    hand.backspace();
    expect(hand.placement.map(({ tile }) => tile)).toEqual(['A']);
    expect(hand.cursor?.cell).toEqual([7, 8]);
    hand.backspace();
    hand.backspace();
    expect(hand.placement).toEqual([]);
    expect(hand.cursor?.cell).toEqual([7, 7]);
  });

  test('takes back the tile at the edge of the board, where the cursor cannot move on', () => {
    const hand = handOf('A');
    hand.point([7, 14]);
    hand.type('A');
    hand.backspace();
    expect(hand.placement).toEqual([]);
  });
});

describe('tapping', () => {
  test('a cell sets the arrow, and tapping it again turns the arrow', () => {
    const hand = handOf('A');
    hand.tap([3, 3]);
    expect(hand.cursor).toEqual({ cell: [3, 3], axis: 'across' });
    hand.tap([3, 3]);
    expect(hand.cursor).toEqual({ cell: [3, 3], axis: 'down' });
  });

  test('a tile and then a cell lays the tile; tapping it there takes it back', () => {
    const hand = handOf('A');
    hand.select(hand.rack[0]!.key);
    hand.tap([3, 3]);
    expect(hand.placement).toEqual([{ cell: [3, 3], tile: 'A' }]);
    hand.tap([3, 3]);
    expect(hand.placement).toEqual([]);
  });

  test('a blank asks for its letter before it is laid', () => {
    const hand = handOf('?');
    hand.select(hand.rack[0]!.key);
    hand.tap([3, 3]);
    expect(hand.placement).toEqual([]);
    hand.name('N');
    expect(hand.placement).toEqual([{ cell: [3, 3], tile: '?', as: 'N' }]);
  });
});

test('a tile that is dropped on a taken cell returns to the rack, and one that is dropped on its own cell is lifted', () => {
  const hand = handOf('AB', [[7, 7, 'X', false]]);
  hand.put(hand.rack[0]!.key, [3, 3]);
  hand.miss(hand.laid[0]!, [7, 7]);
  expect([hand.laid, hand.unfit]).toEqual([[], { tile: 'A', at: [7, 7] }]);
  hand.put(hand.rack[0]!.key, [3, 3]);
  hand.miss(hand.laid[0]!, [3, 3]);
  expect([hand.laid, hand.unfit]).toEqual([[], null]);
});

describe('tiles that are laid but not played', () => {
  test('survive a reload while their cells are free', () => {
    const hand = handOf('ABC');
    hand.type('B');
    const again = handOf('ABC');
    expect(again.placement).toEqual(hand.placement);
    expect(handOf('ABC', [[7, 7, 'X', false]]).placement).toEqual([]);
  });

  test('do not move while a play is being sent', () => {
    const hand = handOf('AB');
    hand.type('A');
    hand.locked = true;
    hand.recall();
    hand.type('B');
    hand.backspace();
    expect(hand.placement).toEqual([{ cell: [7, 7], tile: 'A' }]);
  });
});

const shmac = rulesOf('shmac');
const typed = (hand: Hand, keys: string) => [...keys].map((key) => hand.type(key));
const lies = (hand: Hand) => hand.placement.map(({ cell, tile, as }) => `${as ?? tile}${cell.join()}`);

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

describe('the arrow', () => {
  test('turns through the diagonals where they are allowed, and typing follows it', () => {
    const hand = handOf('ABC', [], rulesOf('scrappy'));
    hand.point([7, 7]);
    hand.turn();
    hand.turn();
    typed(hand, 'AB');
    hand.turn();
    typed(hand, 'C');
    expect(lies(hand)).toEqual(['A7,7', 'B8,8', 'C9,9']);
    expect(hand.cursor).toEqual({ cell: [8, 10], axis: 'diagonal_up' });
  });

  test('a play of one tile may name its line until a second tile is laid', () => {
    const hand = handOf('AB', [], rulesOf('scrappy'));
    typed(hand, 'A');
    hand.nameLine('diagonal_down');
    expect(hand.line).toBe('diagonal_down');
    typed(hand, 'B');
    expect(hand.line).toBeNull();
  });
});
