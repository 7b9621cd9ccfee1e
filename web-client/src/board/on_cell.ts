import type { Axis, Cell, Rules } from '../connection/protocol.ts';
import type { Piece } from '../entry/draft.ts';
import { cellKey, cellName, sameCell } from '../rules/coordinates.ts';
import { premiumOf, type Premium } from '../rules/premiums.ts';
import type { ChallengeOrDispute } from '../words/names.ts';

/** A cell of the board as it is without tiles. */
export type EmptyCell = { at: Cell; key: string; name: string; premium: Premium | null; start: boolean };
export type Lying = { letter: string; value: number; blank: boolean };

/** What is seen on a cell, in one value: a dozen reactive values for each of hundreds of cells took most of the time of a first board. */
export type OnCell = {
  /** Null where it has been used. */
  premium: Premium | null;
  /** The bonuses on its corners that still count. */
  corners: Premium[];
  /** The starter that is about to be placed here. */
  starter?: Lying;
  lying?: Lying;
  piece?: Piece;
  /** How much the piece counts. */
  value: number;
  /** The red-crossed tile that is laid over the tile here. */
  crossed?: Piece;
  last: boolean;
  /** What may still be done about the play that laid the tile, if anything. */
  pending: ChallengeOrDispute | null;
  /** Whether the cell belongs to a word about which the players vote. */
  disputed: boolean;
  named: boolean;
  arrow: Axis | null;
  reachable: boolean;
};

/** The cells of a board, row by row. */
export function emptyCells({ board, opening }: Rules): EmptyCell[][] {
  const isStart = (at: Cell) => opening?.start !== undefined && sameCell(at, opening.start);
  const cellAt = (at: Cell, mark: string): EmptyCell => ({
    at,
    key: cellKey(at),
    name: cellName(at),
    premium: premiumOf(mark),
    start: isStart(at),
  });
  return board.map((line, row) => [...line].map((mark, column) => cellAt([row, column], mark)));
}
