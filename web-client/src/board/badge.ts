import type { Cell } from '../connection/protocol.ts';

/** Where a badge may stand from the end of a word, the best places first. */
const around: Cell[] = [
  [-1, 1],
  [-1, 0],
  [1, 1],
  [0, 2],
  [1, 0],
  [-1, -1],
  [0, -2],
  [1, -1],
  [-2, 0],
  [2, 0],
];

/** The cell in which the score of a word stands, near one of its ends, where it hides no letter; null if there is none. */
export function badgePlace(word: readonly Cell[], [rows, columns]: Cell, isTaken: (cell: Cell) => boolean): Cell | null {
  const ends = [word.at(-1), word[0]].filter((cell) => cell !== undefined);
  const isInside = ([row, column]: Cell) => row >= 0 && row < rows && column >= 0 && column < columns;
  // The badge is wider than a small cell.
  const isClear = ([row, column]: Cell) =>
    [column - 1, column, column + 1].every((near) => !isTaken([row, near]));
  const places = ends.flatMap(([row, column]) => around.map(([down, right]): Cell => [row + down, column + right]));
  return places.find((cell) => isInside(cell) && isClear(cell)) ?? null;
}
