import type { Axis, Cell } from '../connection/protocol.ts';

/** Where typing lays the next tile, and in which direction it continues. `passed`: letters on the board over which it has just gone. */
export type Cursor = { cell: Cell; axis: Axis; passed?: string };

export type Size = { rows: number; columns: number };

const inside = ({ rows, columns }: Size, [row, column]: Cell) =>
  row >= 0 && row < rows && column >= 0 && column < columns;

const steps: Record<Axis, Cell> = { across: [0, 1], down: [1, 0], diagonal_down: [1, 1], diagonal_up: [-1, 1] };

export const stepped = ([row, column]: Cell, axis: Axis, count = 1): Cell => [
  row + steps[axis][0] * count,
  column + steps[axis][1] * count,
];

/** The cursor with its arrow turned to the next allowed direction. */
export function turned(cursor: Cursor, axes: Axis[]): Cursor {
  const axis = axes[(axes.indexOf(cursor.axis) + 1) % axes.length] ?? cursor.axis;
  return { cell: cursor.cell, axis };
}

/** The next cell along the cursor for which `isFree` holds; at the edge of the board, the cell it started from. */
export function next(cursor: Cursor, size: Size, isFree: (cell: Cell) => boolean): Cursor {
  let cell = stepped(cursor.cell, cursor.axis);
  while (inside(size, cell) && !isFree(cell)) cell = stepped(cell, cursor.axis);
  return inside(size, cell) ? { ...cursor, cell } : cursor;
}

/** The cell before the cursor for which `holds` is true, going back. */
export function previous(cursor: Cursor, size: Size, holds: (cell: Cell) => boolean): Cell | null {
  let cell = stepped(cursor.cell, cursor.axis, -1);
  while (inside(size, cell) && !holds(cell)) cell = stepped(cell, cursor.axis, -1);
  return inside(size, cell) ? cell : null;
}

/** One step by an arrow key, held inside the board. */
export function moved([row, column]: Cell, key: string, { rows, columns }: Size): Cell | null {
  const clamp = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
  switch (key) {
    case 'ArrowUp':
      return [clamp(row - 1, rows), column];
    case 'ArrowDown':
      return [clamp(row + 1, rows), column];
    case 'ArrowLeft':
      return [row, clamp(column - 1, columns)];
    case 'ArrowRight':
      return [row, clamp(column + 1, columns)];
    case 'Home':
      return [row, 0];
    case 'End':
      return [row, columns - 1];
    default:
      return null;
  }
}
