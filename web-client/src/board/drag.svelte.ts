import type { Piece } from '../entry/draft.ts';
import type { Hand } from '../entry/hand.svelte.ts';
import type { Cell } from '../connection/protocol.ts';
import { notePlace } from './glide.ts';

const threshold = 6;
/** A tile is drawn so far above the finger that drags it, so that the tile and its cell stay visible. */
const fingerLift = 36;

/** The dragged piece, and its width where it was. */
export type Held = { piece: Piece; size: number };

/** The element of a kind under a point, whatever covers it. */
function below<E extends Element>(x: number, y: number, selector: string): E | null {
  const hit = document.elementsFromPoint(x, y).find((element) => element.closest(selector));
  return hit?.closest<E>(selector) ?? null;
}

function cellAt(x: number, y: number): Cell | null {
  const name = below<HTMLElement>(x, y, '[data-cell]')?.dataset.cell;
  if (!name) return null;
  const [row, column] = name.split(',').map(Number);
  return [row!, column!];
}

/** The index among the tiles of the rack at a point; null outside the rack. */
function slotAt(x: number, y: number, key: number): number | null {
  const rack = below(x, y, '[data-rack]');
  if (!rack) return null;
  const others = [...rack.querySelectorAll<HTMLElement>('[data-piece]')].filter(
    (node) => Number(node.dataset.piece) !== key,
  );
  return others.filter((node) => node.getBoundingClientRect().x + node.offsetWidth / 2 < x).length;
}

const margin = 36;

/** Scrolls an enlarged board when a tile is held near its edge, once the tile has been well inside. */
function panAt(x: number, y: number, wasInside: boolean): boolean {
  const pane = below<HTMLElement>(x, y, '[data-pane]');
  if (!pane) return false;
  const { left, right, top, bottom } = pane.getBoundingClientRect();
  const toward = (at: number, low: number, high: number) => (at < low + margin ? -14 : at > high - margin ? 14 : 0);
  const by = [toward(x, left, right), toward(y, top, bottom)] as const;
  if (wasInside) pane.scrollBy(...by);
  return wasInside || (by[0] === 0 && by[1] === 0);
}

/** A tile that a mouse or a finger drags. */
class Drag {
  held = $state.raw<Held | null>(null);
  x = $state(0);
  y = $state(0);
  /** The cell on which the tile would be laid. */
  over = $state.raw<Cell | null>(null);
  slot = $state<number | null>(null);
  /** How wide the tile is drawn: as wide as the cell below it, so that the light around that cell is seen. */
  size = $state(0);
  private inside = false;

  begin(event: PointerEvent, piece: Piece, hand: Hand, size: number): void {
    if (event.button !== 0 || hand.locked || this.held) return;
    const lift = event.pointerType === 'touch' ? fingerLift + size / 2 : 0;
    const pointer = event.pointerId;
    this.inside = false;
    const stop = new AbortController();
    const { signal } = stop;
    const move = (to: PointerEvent) => {
      if (to.pointerId !== pointer) return;
      if (!this.held && Math.hypot(to.clientX - event.clientX, to.clientY - event.clientY) < threshold) return;
      to.preventDefault();
      this.held = { piece, size };
      this.follow(to.clientX, to.clientY, lift, hand);
    };
    const end = (to: PointerEvent) => {
      if (to.pointerId !== pointer) return;
      stop.abort();
      if (this.held && to.type === 'pointerup') this.drop(piece, hand);
      this.held = null;
      this.over = null;
      this.slot = null;
    };
    addEventListener('pointermove', move, { signal, passive: false });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }

  private follow(x: number, y: number, lift: number, hand: Hand): void {
    this.x = x;
    this.y = y - lift;
    this.slot = slotAt(x, y, this.held!.piece.key);
    this.inside = panAt(x, this.y, this.inside);
    const cell = this.slot === null ? cellAt(x, this.y) : null;
    this.over = cell && hand.accepts(this.held!.piece, cell) ? cell : null;
    this.size = this.over ? below<HTMLElement>(x, this.y, '[data-cell]')!.offsetWidth : this.held!.size;
  }

  private drop(piece: Piece, hand: Hand): void {
    swallowClick();
    const { size } = this;
    const ghost = new DOMRect(this.x - size / 2, this.y - size / 2, size, size);
    if (this.over) hand.put(piece.key, this.over);
    else if (this.slot !== null) hand.moveTo(piece.key, this.slot);
    else hand.miss(piece, cellAt(this.x, this.y));
    notePlace(piece.key, ghost);
  }
}

/** The click that follows a drop is ignored. */
function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}

export const drag = new Drag();
