import type { Cell, PossiblePlay, Rules } from '../../connection/protocol.ts';
import { spokenList } from '../../languages/formats.ts';
import { t, type NameId } from '../../languages/text.ts';
import { blank, cross } from '../../rules/tiles.ts';

/** The parts of a board, row by row: three thirds across and three down. */
const parts = [
  ['upper_left', 'top', 'upper_right'],
  ['left', 'middle', 'right'],
  ['lower_left', 'bottom', 'lower_right'],
] as const;
export type BoardPart = (typeof parts)[number][number];

const names: Record<BoardPart, NameId> = {
  upper_left: 'table-part-upper-left',
  top: 'table-part-top',
  upper_right: 'table-part-upper-right',
  left: 'table-part-left',
  middle: 'table-part-middle',
  right: 'table-part-right',
  lower_left: 'table-part-lower-left',
  bottom: 'table-part-bottom',
  lower_right: 'table-part-lower-right',
};
export const partName = (part: BoardPart): string => t(names[part]);

const third = (place: number, size: number) => Math.min(2, Math.floor((3 * place) / size));
const average = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const partAt = ({ board }: Pick<Rules, 'board'>, [row, column]: Cell): BoardPart =>
  parts[third(row, board.length)]![third(column, board[0]!.length)]!;

/** The part of the board that has the middle of a play. */
export function partOf(rules: Pick<Rules, 'board'>, { placement }: Pick<PossiblePlay, 'placement'>): BoardPart {
  const middle = (axis: 0 | 1) => average(placement.map(({ cell }) => cell[axis]));
  return partAt(rules, [middle(0), middle(1)]);
}

/** The first and the last cell of a part, to put a frame round it. */
export function cornersOf(rules: Pick<Rules, 'board'>, part: BoardPart): [first: Cell, last: Cell] {
  const cells = rules.board
    .flatMap((line, row) => [...line].map((_, column): Cell => [row, column]))
    .filter((cell) => partAt(rules, cell) === part);
  return [cells[0]!, cells.at(-1)!];
}

const nameOf = (tile: string, as = '') =>
  tile === blank ? t('table-blank-for', { letter: as }) : tile === cross ? t('table-a-red-cross') : tile;

/** "A, E and a blank for T": the tiles of a play, in the order of the alphabet. */
export const tilesOf = ({ placement }: Pick<PossiblePlay, 'placement'>): string =>
  spokenList(
    placement
      .toSorted((a, b) => (a.as ?? a.tile).localeCompare(b.as ?? b.tile))
      .map(({ tile, as }) => nameOf(tile, as)),
  );
