import type { Cell } from '../connection/protocol.ts';

/** Where else a badge may stand from the end of a word, the best places first. */
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

/** `beside`: the letter in the same row that the badge, which is wider than a small cell, must begin behind: 1 on its left, -1 on its right, 0 none. */
export type BadgePlace = { cell: Cell; beside: number };

/** Where the score of a word stands, after its end or near one of its ends, where it hides no letter; null if there is no room. */
export function badgePlace(word: readonly Cell[], [rows, columns]: Cell, isTaken: (cell: Cell) => boolean): BadgePlace | null {
  const [end, before] = [word.at(-1), word.at(-2)];
  const isInside = ([row, column]: Cell) => row >= 0 && row < rows && column >= 0 && column < columns;
  const isFree = (cell: Cell) => isInside(cell) && !isTaken(cell);
  /** The badge may reach into the third cell after a word: on a phone, three figures are wider than two cells of a large board. */
  const hasSpace = ([row, column]: Cell, right: number) =>
    isFree([row, column]) && isFree([row, column + right]) && !isTaken([row, column + 2 * right]);
  const isClear = ([row, column]: Cell) =>
    isInside([row, column]) && [column - 1, column, column + 1].every((near) => !isTaken([row, near]));
  if (end && before) {
    const [down, right] = [end[0] - before[0], end[1] - before[1]];
    const next: Cell = [end[0] + down, end[1] + right];
    const beside = down ? 0 : right;
    if (beside ? hasSpace(next, right) : isClear(next)) return { cell: next, beside };
  }
  const ends = [end, word[0]].filter((cell) => cell !== undefined);
  const places = ends.flatMap(([row, column]) => around.map(([down, right]): Cell => [row + down, column + right]));
  const cell = places.find(isClear);
  return cell ? { cell, beside: 0 } : null;
}
