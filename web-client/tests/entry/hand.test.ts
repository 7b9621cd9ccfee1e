import { beforeEach, describe, expect, test } from 'vitest';
import { rulesOf } from '../support/catalogue.ts';
import { emptyStorage, game, handOf, lies, typed } from '../support/hands.ts';

beforeEach(emptyStorage);

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

  test('uses the blank for a missing letter', () => {
    const hand = handOf('A?');
    hand.type('Z');
    expect(hand.placement).toEqual([{ cell: [7, 7], tile: '?', as: 'Z' }]);
  });

  test('holds back a letter without a tile, and lays none after it, which would make another word', () => {
    const hand = handOf('QUEN');
    typed(hand, 'QUEEN');
    expect([lies(hand), hand.holdsBack]).toEqual([['Q7,7', 'U7,8', 'E7,9'], true]);
    hand.backspace();
    expect([hand.laid.length, hand.holdsBack]).toEqual([3, false]);
    typed(hand, 'N');
    expect(lies(hand)).toEqual(['Q7,7', 'U7,8', 'E7,9', 'N7,10']);
  });

  test('holds back a letter that goes beyond the edge of the board', () => {
    const hand = handOf('CAT');
    hand.point([7, 13]);
    typed(hand, 'CAT');
    expect([lies(hand), hand.holdsBack]).toEqual([['C7,13', 'A7,14'], true]);
  });

  test('holds a letter back only until another square is chosen, a tile is moved, or all are taken back', () => {
    const hand = handOf('AB');
    const others = [() => hand.point([3, 3]), () => hand.turn(), () => hand.recall(), () => hand.put(hand.rack[0]!.key, [2, 2])];
    for (const other of others) {
      typed(hand, 'Z');
      expect(hand.holdsBack).toBe(true);
      other();
      expect(hand.holdsBack).toBe(false);
    }
  });

  test('holds a letter back no longer than the turn lasts', () => {
    const hand = handOf('AB');
    typed(hand, 'Z');
    hand.settle(rulesOf('classic'), game(), ['A', 'B']);
    expect(hand.holdsBack).toBe(true);
    hand.settle(rulesOf('classic'), { ...game(), turn: game().turn + 1 }, ['A', 'B']);
    expect(hand.holdsBack).toBe(false);
  });

  test('holds nothing back for those who have no tiles, not even what they typed before', () => {
    const hand = handOf('AB');
    typed(hand, 'Z');
    hand.settle(rulesOf('classic'), game(), []);
    expect([hand.holdsBack, hand.type('Z'), hand.holdsBack]).toEqual([false, false, false]);
  });

  test('passes over tiles whose letters are typed as well, without a tile for them', () => {
    const hand = handOf('CT', [[7, 8, 'A', false], [7, 9, 'R', false]]);
    hand.point([7, 7]);
    typed(hand, 'CART');
    expect(lies(hand)).toEqual(['C7,7', 'T7,10']);
    hand.recall();
    hand.point([7, 7]);
    typed(hand, 'CRT');
    expect([lies(hand), hand.holdsBack]).toEqual([['C7,7'], true]);
  });

  test('can prefer the blank', () => {
    const hand = handOf('A?');
    hand.type('A', 'blank');
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
