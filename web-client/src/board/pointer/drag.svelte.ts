import type { Piece } from '../../entry/draft.ts';
import type { Hand } from '../../entry/hand.svelte.ts';
import type { Cell } from '../../connection/protocol.ts';
import { sameCell } from '../../rules/coordinates.ts';
import { elementOf } from '../cell_element.ts';
import { DropPlaces } from './drop_places.ts';
import { notePlace } from '../motion/glide.ts';
import { liftAt } from './lift.ts';
import { oncePerFrame } from './once_per_frame.ts';

/** A tap moves less than this, in pixels. */
const threshold = (pointerType: string) => (pointerType === 'touch' ? 12 : 6);

/** The dragged piece, and its width where it was. */
export type Held = { piece: Piece; size: number };

/** A tile that a mouse or a finger drags. What has not changed is not set again, so that a move draws nothing but the tile. */
class Drag {
  held = $state.raw<Held | null>(null);
  x = $state(0);
  y = $state(0);
  /** The cell on which the tile would be laid. */
  over = $state.raw<Cell | null>(null);
  slot = $state<number | null>(null);
  /** Where a tile was dropped last. */
  dropped = $state.raw<Cell | null>(null);
  /** How wide the tile is drawn: as wide as the cell below it, so that the light around that cell is seen. */
  size = $state(0);
  private inside = false;
  private stop = new AbortController();

  /** Of two tiles that are touched at once, only the second may be dragged. */
  begin(event: PointerEvent, piece: Piece, hand: Hand, size: number): void {
    if (event.button !== 0 || hand.locked || this.held) return;
    this.cancel();
    const pointer = event.pointerId;
    const places = new DropPlaces(hand.size);
    this.inside = false;
    const { signal } = (this.stop = new AbortController());
    const follow = oncePerFrame((to: PointerEvent) => void (signal.aborted || this.follow(to, hand, places)));
    const move = (to: PointerEvent) => {
      if (to.pointerId !== pointer) return;
      if (!this.held && Math.hypot(to.clientX - event.clientX, to.clientY - event.clientY) < threshold(event.pointerType)) return;
      to.preventDefault();
      if (!this.held) keepPointer(event);
      this.held ??= { piece, size };
      follow.soon(to);
    };
    const end = (to: PointerEvent) => {
      if (to.pointerId !== pointer) return;
      follow.now();
      if (this.held && to.type === 'pointerup') this.drop(piece, hand, places);
      this.cancel();
    };
    addEventListener('pointermove', move, { signal, passive: false });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }

  /** Lets go of the tile, which stays where it was. */
  cancel(): void {
    this.stop.abort();
    this.held = null;
    this.over = null;
    this.slot = null;
  }

  private follow({ clientX: x, clientY: y, pointerType }: PointerEvent, hand: Hand, places: DropPlaces): void {
    const { piece, size } = this.held!;
    this.x = x;
    this.y = pointerType === 'touch' ? y - liftAt(y, size, innerHeight) : y;
    this.slot = places.slotAt(x, y, piece.key);
    this.inside = places.panAt(x, this.y, this.inside);
    const cell = this.slot === null ? places.cellAt(x, this.y) : null;
    const over = cell && (isOn(piece, cell) || hand.accepts(piece, cell)) ? cell : null;
    if (!(over && this.over && sameCell(over, this.over))) this.over = over;
    this.size = over ? places.cellSize : size;
  }

  private drop(piece: Piece, hand: Hand, places: DropPlaces): void {
    swallowClick();
    const { size } = this;
    const ghost = new DOMRect(this.x - size / 2, this.y - size / 2, size, size);
    this.dropped = this.over;
    if (this.over && !isOn(piece, this.over)) hand.put(piece.key, this.over);
    else if (this.over) hand.unfit = null;
    else if (this.slot !== null) hand.moveTo(piece.key, this.slot);
    else hand.miss(piece, places.cellAt(this.x, this.y));
    notePlace(piece.key, ghost);
    focusAfter(this.dropped);
  }
}

/** A tile may be put back where it was. */
const isOn = ({ at }: Piece, cell: Cell): boolean => at !== undefined && sameCell(at, cell);

/** All that the pointer does belongs to the element where the drag began, so that the browser need not look for what is under it. */
function keepPointer({ target, pointerId }: PointerEvent): void {
  if (target instanceof Element && target.isConnected) target.setPointerCapture(pointerId);
}

/** From now on Enter plays what is laid, and presses no button that had the focus before. */
function focusAfter(cell: Cell | null): void {
  const place = cell ? elementOf(cell) : document.querySelector<HTMLElement>('[data-pane] [role="grid"]');
  place?.focus({ preventScroll: true });
}

/** The click that follows a drop is ignored. */
function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}

export const drag = new Drag();
