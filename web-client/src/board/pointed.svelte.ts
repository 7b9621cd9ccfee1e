import type { Cell } from '../connection/protocol.ts';

/** The cells of a word that the pointer is on in a list; the board highlights them. */
class Pointed {
  cells = $state.raw<readonly Cell[]>([]);

  show = (cells: readonly Cell[]): void => void (this.cells = cells);
  clear = (): void => void (this.cells = []);
}

export const pointed = new Pointed();
