import { describe, expect, test } from 'vitest';
import type { Cell, Lay } from '../../../src/connection/protocol.ts';
import { cornersOf, partOf, tilesOf } from '../../../src/words/game/hint_in_words.ts';
import { rules } from '../../support/games.ts';

const laid = (cells: Cell[]): { placement: Lay[] } => ({ placement: cells.map((cell) => ({ cell, tile: 'A' })) });

describe('a hint', () => {
  test('says in which part of the board a play lies', () => {
    expect(partOf(rules, laid([[0, 0], [0, 4]]))).toBe('upper_left');
    expect(partOf(rules, laid([[7, 7]]))).toBe('middle');
    expect(partOf(rules, laid([[14, 5], [14, 9]]))).toBe('bottom');
    expect(partOf(rules, laid([[2, 14], [10, 14]]))).toBe('right');
  });

  test('frames that part and no other', () => {
    expect(cornersOf(rules, 'upper_right')).toEqual([[0, 10], [4, 14]]);
    expect(cornersOf(rules, 'middle')).toEqual([[5, 5], [9, 9]]);
  });

  test('names the tiles in the order of the alphabet, blanks with their letters', () => {
    const placement: Lay[] = [
      { cell: [7, 7], tile: 'T' },
      { cell: [7, 8], tile: 'A' },
      { cell: [7, 9], tile: '?', as: 'E' },
      { cell: [7, 10], tile: '#' },
    ];
    expect(tilesOf({ placement })).toBe('a red cross, A, a blank for E and T');
  });
});
