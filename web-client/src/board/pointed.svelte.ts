import type { Cell } from '../connection/protocol.ts';

/** What the board highlights: the cells of a word that the pointer is on in a list, or a part of the board. */
class Pointed {
  cells = $state.raw<readonly Cell[]>([]);
  /** The first and the last cell of a part, which gets one frame. */
  part = $state.raw<readonly [Cell, Cell] | null>(null);

  show = (cells: readonly Cell[]): void => void (this.cells = cells);
  clear = (): void => void (this.cells = []);
  frame = (part: readonly [Cell, Cell] | null): void => void (this.part = part);
}

export const pointed = new Pointed();
