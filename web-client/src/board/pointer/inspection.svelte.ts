import { cellKey } from '../../rules/coordinates.ts';
import type { Cell } from '../../connection/protocol.ts';

/** How long the mouse rests on a tile, or a finger holds it, before its play is explained. */
const rest = 350;
const hold = 450;

/** The tile whose play is explained, because the mouse has come to it or a finger holds it. */
export class Inspection {
  cell = $state.raw<Cell | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private under = '';

  constructor(
    private readonly isTile: (cell: Cell) => boolean,
    private readonly opened: (cell: Cell) => void,
  ) {}

  /** The mouse has moved over a cell. A tile that is laid under a resting mouse is not explained. */
  over(cell: Cell | null): void {
    const key = cell ? cellKey(cell) : '';
    if (key === this.under) return;
    this.under = key;
    this.soon(cell, rest);
  }

  press(cell: Cell): void {
    this.soon(cell, hold);
  }

  release(): void {
    clearTimeout(this.timer);
  }

  leave(): void {
    this.under = '';
    this.end();
  }

  end(): void {
    this.soon(null, 0);
  }

  /** Leaves when a pointer moves anywhere but over the grid, or when the grid is scrolled away; both happen without a word to the grid. */
  leaveOn({ type, target }: Pick<Event, 'type' | 'target'>, grid: Node): void {
    const at = target as Node;
    if (type === 'scroll' ? at.contains(grid) : !grid.contains(at)) this.leave();
  }

  private soon(cell: Cell | null, delay: number): void {
    this.release();
    if (!cell || !this.isTile(cell)) this.cell = null;
    else
      this.timer = setTimeout(() => {
        this.cell = cell;
        this.opened(cell);
      }, delay);
  }
}
