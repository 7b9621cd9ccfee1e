import type { Cell } from '../../connection/protocol.ts';

const margin = 36;
const step = 14;

/** The places where a dragged tile may be dropped. They are asked at every move of the pointer, so they only compare rectangles. */
export class DropPlaces {
  private readonly rack = document.querySelector('[data-rack]');
  private readonly pane = document.querySelector('[data-pane]');
  private readonly grid = document.querySelector('[data-pane] [role="grid"]');
  /** How wide a cell is drawn. */
  readonly cellSize = this.grid?.querySelector<HTMLElement>('[data-cell]')?.offsetWidth ?? 0;

  constructor(private readonly size: { rows: number; columns: number }) {}

  /** The cell at a point, if the point is within the part of the board that is shown. */
  cellAt(x: number, y: number): Cell | null {
    if (!this.grid || !boxAround(this.pane, x, y)) return null;
    const { left, top, width, height } = this.grid.getBoundingClientRect();
    const row = Math.floor((this.size.rows * (y - top)) / height);
    const column = Math.floor((this.size.columns * (x - left)) / width);
    const isOnBoard = row >= 0 && row < this.size.rows && column >= 0 && column < this.size.columns;
    return isOnBoard ? [row, column] : null;
  }

  /** The index among the tiles of the rack at a point, not counting the dragged one; null outside the rack. */
  slotAt(x: number, y: number, dragged: number): number | null {
    if (!this.rack || !boxAround(this.rack, x, y)) return null;
    const pieces = [...this.rack.querySelectorAll<HTMLElement>('[data-piece]')];
    const others = pieces.filter(({ dataset }) => Number(dataset.piece) !== dragged);
    const boxes = others.map((node) => node.getBoundingClientRect());
    const first = Math.min(...boxes.map(({ top }) => top));
    const last = Math.max(...boxes.map(({ bottom }) => bottom));
    const within = Math.min(Math.max(y, first), last); // a point above or below the tiles counts as beside the nearest row
    return boxes.filter((box) => isBefore(box, x, within)).length;
  }

  /** Scrolls an enlarged board when a tile is held near its edge, once the tile has been well inside. Returns whether it has. */
  panAt(x: number, y: number, wasInside: boolean): boolean {
    const box = boxAround(this.pane, x, y);
    if (!box) return false;
    const toward = (at: number, low: number, high: number) => (at < low + margin ? -step : at > high - margin ? step : 0);
    const by = [toward(x, box.left, box.right), toward(y, box.top, box.bottom)] as const;
    const isInside = by[0] === 0 && by[1] === 0;
    if (wasInside && !isInside) this.pane!.scrollBy(...by);
    return wasInside || isInside;
  }
}

/** Whether a tile lies in a row above a point, or beside the point and left of it. */
const isBefore = ({ left, width, top, bottom }: DOMRect, x: number, y: number) => bottom < y || (top <= y && left + width / 2 < x);

/** The rectangle of an element, if a point is in it. */
function boxAround(element: Element | null, x: number, y: number): DOMRect | null {
  const box = element?.getBoundingClientRect();
  return box && x >= box.left && x < box.right && y >= box.top && y < box.bottom ? box : null;
}
