import { expect, test } from 'vitest';
import { cellInWords } from '../../src/board/cell_in_words.ts';
import { emptyCells, type OnCell } from '../../src/board/on_cell.ts';
import { language } from '../../src/languages/language.svelte.ts';
import type { Rules } from '../../src/connection/protocol.ts';

await language.need('table');
const rules = { board: ['D..', '...', '..t'], opening: { start: [0, 0], min_tiles: 2 } } as unknown as Rules;
const [[first, second], , [, , last]] = emptyCells(rules) as [[Cell, Cell], unknown, [unknown, unknown, Cell]];
type Cell = ReturnType<typeof emptyCells>[number][number];

const nothing: OnCell = { premium: null, corners: [], value: 0, last: false, pending: null, disputed: false, named: false, arrow: null, reachable: false };
const seen = (cell: Cell, on: Partial<OnCell> = {}) => cellInWords(cell, { ...nothing, premium: cell.premium, ...on });
const letterE = { letter: 'E', value: 1, blank: false };

test('an empty cell is named with its place, what it is, and its premium unless that has been used', () => {
  expect(seen(first)).toBe('A1, start, double word, empty');
  expect(seen(first, { premium: null })).toBe('A1, start, empty');
  expect(seen(second)).toBe('B1, empty');
  expect(seen(last)).toBe('C3, triple letter, empty');
});

test('a tile on the board is named with its points, and whether it is of the last play', () => {
  expect(seen(second, { lying: letterE })).toBe('B1, E 1 point');
  expect(seen(second, { lying: { ...letterE, value: 0, blank: true }, last: true })).toMatch(/^B1, E blank, last play$/);
});

test('a tile of a play that waits is named with what may be done about the play', () => {
  expect(seen(second, { lying: letterE, last: true, pending: 'challenge' })).toBe('B1, E 1 point, last play, may be challenged');
  expect(seen(second, { lying: letterE, last: true, pending: 'dispute' })).toBe('B1, E 1 point, last play, may be disputed');
});

test('a tile that is laid but not played is named as such, even in the place of one that is crossed out', () => {
  const piece = { key: 1, tile: 'E', at: second.at } as OnCell['piece'];
  expect(seen(second, { piece, value: 1 })).toMatch(/^B1, E 1 point, laid/);
  expect(seen(second, { piece, value: 1, lying: { ...letterE, letter: 'S' } })).toContain('S');
});

test('a bonus on a corner is named with the cells that it touches', () => {
  expect(seen(second, { corners: [{ scope: 'word', factor: 2 }] })).toMatch(/^B1, .*double word.*, empty$/);
});
