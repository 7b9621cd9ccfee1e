import { expect, test } from 'vitest';
import { halfDigraph, notInList, unfitInWords } from '../../../src/words/game/laying_in_words.ts';

test('words that are not in the list are named', () => {
  expect(notInList(['ESH'])).toBe('ESH isn’t in the word list.');
  expect(notInList(['ESH', 'QI'])).toBe('ESH and QI aren’t in the word list.');
});

test('a tile that does not fit says where it goes', () => {
  expect(unfitInWords({ tile: '#', at: [3, 3] })).toBe('Lay the red cross over a tile from an earlier turn, one to a square.');
  expect(unfitInWords({ tile: 'E', at: [7, 7] })).toBe('H8 has a tile already. Choose an empty square.');
});

test('half a digraph says which letter is missing', () => {
  const begun = { letter: 'T', at: [7, 7] as const, key: null };
  expect(halfDigraph(begun, ['TH', 'E'])).toBe('T_: you have TH, but no T. Type H, or Backspace.');
  expect(halfDigraph(begun, ['TH', 'TR', 'TH'])).toBe('T_: you have TH and TR, but no T. Type the second letter, or Backspace.');
  expect(halfDigraph(begun, ['E'])).toBe('T_: now type the second letter.');
});
