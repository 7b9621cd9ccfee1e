import { expect, test } from 'vitest';
import type { Axis } from '../../../src/connection/protocol.ts';
import { heldBackInWords, notInList, refusedInWords, unfitInWords } from '../../../src/words/game/laying_in_words.ts';

test('words that are not in the list are named', () => {
  expect(notInList(['ESH'])).toBe('ESH isn’t in the word list.');
  expect(notInList(['ESH', 'QI'])).toBe('ESH and QI aren’t in the word list.');
});

test('tiles in no line are to lie in a row or column, or in a line where diagonals count', () => {
  const said = (code: string, placed: Axis[]) => refusedInWords({ type: 'error', id: '', code, message: '' }, { placed });
  expect(said('NOT_LINEAR', ['across', 'down'])).toBe('Place your tiles in a single row or column.');
  expect(said('NOT_LINEAR', ['across', 'down', 'diagonal_down', 'diagonal_up'])).toBe('Place your tiles in a single line.');
  expect(said('FIRST_SHORT', ['across', 'down'])).toMatch(/the first word needs at least two letters/);
});

test('a tile that does not fit says where it goes', () => {
  expect(unfitInWords({ tile: '#', at: [3, 3] })).toBe('Lay the red cross over a tile from an earlier turn, one to a square.');
  expect(unfitInWords({ tile: 'E', at: [7, 7] })).toBe('H8 has a tile already. Choose an empty square.');
});

/** What is said of a letter that was typed on H8 with these tiles, where this lies on the square. */
function heldBack(letter: string, tiles: string[], lying?: string): string {
  const rack = tiles.map((tile, key) => ({ tile, key }));
  return heldBackInWords({ rack, lying: () => lying }, { letter, at: [7, 7], key: null });
}

test('half a digraph says which letter is missing', () => {
  expect(heldBack('T', ['TH', 'E'])).toBe('T_: you have TH, but no T. Type H, or Backspace.');
  expect(heldBack('T', ['TH', 'TR', 'TH'])).toBe('T_: you have TH and TR, but no T. Type the second letter, or Backspace.');
  expect(heldBack('T', ['E'], 'TH')).toBe('T_: now type the second letter.');
});

test('a letter that cannot be laid says whether a tile or a square is missing', () => {
  expect(heldBack('E', ['A', 'TH'])).toBe('You have no tile left for E. Press Backspace.');
  expect(heldBack('E', ['A', 'E'])).toBe('No square is left for E. Press Backspace.');
  expect(heldBack('E', ['?'], 'X')).toBe('No square is left for E. Press Backspace.');
});
