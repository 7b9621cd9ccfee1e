import type { Cell } from '../connection/protocol.ts';
import { cellKey } from '../rules/coordinates.ts';

/** The element of a cell, which has the key of its cell in `data-cell`. */
export const elementOf = (cell: Cell, within: ParentNode = document): HTMLElement | null =>
  within.querySelector<HTMLElement>(`[data-cell="${cellKey(cell)}"]`);

/** The cell on which something has happened, if it was one. */
export function cellOf({ target }: Event): Cell | null {
  const key = (target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell;
  return key ? (key.split(',').map(Number) as unknown as Cell) : null;
}
