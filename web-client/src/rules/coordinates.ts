import type { Cell } from '../connection/protocol.ts';

export const columnName = (column: number) => String.fromCharCode(65 + column);
export const rowName = (row: number) => String(row + 1);

/** A cell as people name it: column letter, then row number, `H8`. */
export const cellName = ([row, column]: Cell) => columnName(column) + rowName(row);

export const sameCell = (a: Cell, b: Cell) => a[0] === b[0] && a[1] === b[1];
export const cellKey = ([row, column]: Cell) => `${row},${column}`;
