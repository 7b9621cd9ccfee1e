import type { Cell, Scope } from '../connection/protocol.ts';
import { t, type NameId } from '../languages/text.ts';

/** What the picture of a board shows on it: tiles, crossed-out tiles, bonuses on corners. */
export type Decoration = {
  tiles?: Cell[];
  crossed?: Cell[];
  corners?: { at: Cell; scope: Scope; factor: number }[];
};
/** A picture of a board with tiles, crossed-out tiles and bonuses on corners. */
export type Picture = Decoration & { board: string[] };
/** What the page says about a system, and what its picture shows. Its board and its rules come from the server. */
type System = { name: NameId; sentence: NameId; decoration: Decoration };

const across = (row: number, from: number, count: number): Cell[] =>
  Array.from({ length: count }, (_, step): Cell => [row, from + step]);
const down = (column: number, from: number, count: number): Cell[] =>
  Array.from({ length: count }, (_, step): Cell => [from + step, column]);
const diagonalDown = (row: number, column: number, count: number): Cell[] =>
  Array.from({ length: count }, (_, step): Cell => [row + step, column + step]);

/** Corners as chance might place them. */
const scattered = (places: [row: number, column: number, scope: Scope, factor: number][]) =>
  places.map(([row, column, scope, factor]) => ({ at: [row, column] as const, scope, factor }));
const fifteen: Parameters<typeof scattered>[0] = [
  [1, 3, 'word', 2],
  [1, 9, 'letter', 2],
  [2, 12, 'letter', 3],
  [3, 6, 'word', 3],
  [4, 2, 'letter', 2],
  [5, 10, 'word', 2],
  [6, 0, 'letter', 3],
  [7, 4, 'letter', 2],
  [8, 12, 'word', 3],
  [9, 8, 'word', 2],
  [10, 1, 'word', 2],
  [11, 5, 'letter', 3],
  [11, 11, 'letter', 2],
  [13, 3, 'word', 3],
  [13, 9, 'letter', 2],
];

const systems: Record<string, System> = {
  classic: {
    name: 'catalogue-classic',
    sentence: 'catalogue-classic-more',
    decoration: { tiles: [...across(7, 5, 5), ...down(6, 5, 4)] },
  },
  'classic-nine': {
    name: 'catalogue-classic-nine',
    sentence: 'catalogue-classic-nine-more',
    decoration: { tiles: [...across(7, 3, 9), ...down(10, 4, 6)] },
  },
  'finish-line': {
    name: 'catalogue-finish-line',
    sentence: 'catalogue-finish-line-more',
    decoration: { tiles: [...across(7, 1, 12), ...down(12, 3, 5)] },
  },
  super: {
    name: 'catalogue-super',
    sentence: 'catalogue-super-more',
    decoration: { tiles: [...across(10, 7, 7), ...down(9, 8, 6)] },
  },
  shmac: {
    name: 'catalogue-shmac',
    sentence: 'catalogue-shmac-more',
    decoration: { tiles: [...across(7, 4, 6), ...down(5, 5, 5)], crossed: [[7, 7]] },
  },
  crosswords: {
    name: 'catalogue-crosswords',
    sentence: 'catalogue-crosswords-more',
    decoration: { tiles: [[7, 7]], corners: scattered(fifteen) },
  },
  'crosswords-17': {
    name: 'catalogue-crosswords-17',
    sentence: 'catalogue-crosswords-17-more',
    decoration: {
      tiles: [[8, 8], ...diagonalDown(5, 5, 3), ...diagonalDown(9, 9, 2)],
      corners: scattered([...fifteen, [15, 6, 'word', 2], [14, 14, 'letter', 2]]),
    },
  },
  scrappy: {
    name: 'catalogue-scrappy',
    sentence: 'catalogue-scrappy-more',
    decoration: { tiles: [...across(2, 2, 4), ...diagonalDown(5, 8, 5), ...down(3, 9, 4), [12, 12]] },
  },
};

export const systemName = (id: string): string => (systems[id] ? t(systems[id].name) : id);
export const systemSentence = (id: string): string => (systems[id] ? t(systems[id].sentence) : '');
export const pictureOf = (id: string, board: string[]): Picture => ({ board, ...systems[id]?.decoration });
