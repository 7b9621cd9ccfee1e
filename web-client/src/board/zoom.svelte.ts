import { flushSync } from 'svelte';
import { cellKey } from '../rules/coordinates.ts';
import type { Cell } from '../connection/protocol.ts';
import { isStill } from '../look/motion.ts';
import { elementOf } from './cell_element.ts';

const most = 3;
/** How far from the edge of the frame a play comes into sight, past the letters and numbers there. */
const margin = 24;
type Point = { x: number; y: number };

/** The scale and position of the board. A board larger than its frame is panned by scrolling. */
export class Zoom {
  factor = $state(1);
  private frame: HTMLElement | null = null;
  private pinch: { distance: number; factor: number; part: Point } | null = null;
  /** The play that is shown. */
  private play: readonly Cell[] = [];

  readonly zoomed = $derived(this.factor > 1.01);

  /** Attach this to the frame that scrolls. */
  attach = (frame: HTMLElement): (() => void) => {
    this.frame = frame;
    const stop = new AbortController();
    const { signal } = stop;
    frame.addEventListener('touchstart', (event) => this.start(event), { signal, passive: true });
    frame.addEventListener('touchmove', (event) => this.move(event), { signal, passive: false });
    frame.addEventListener('touchend', () => (this.pinch = null), { signal, passive: true });
    return () => stop.abort();
  };

  /** Enlarges around a point of the window, or around the play that is shown; or fits the board again. */
  toggle(point?: Point): void {
    const box = this.frame?.getBoundingClientRect();
    if (!box) return;
    const at = point ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.set(this.zoomed ? 1 : 2, this.partAt(at), at);
    if (!point) this.scrollTo(this.play, 'instant');
  }

  /** Brings a play into sight on an enlarged board. */
  follow(play: readonly Cell[]): void {
    this.play = play;
    this.scrollTo(play, isStill() ? 'instant' : 'smooth');
  }

  /** Scrolls as little as needed. */
  private scrollTo(cells: readonly Cell[], behavior: ScrollBehavior): void {
    const { frame } = this;
    if (!frame || !this.zoomed || cells.length === 0) return;
    const boxes = cells.map((cell) => elementOf(cell, frame)!.getBoundingClientRect());
    const pane = frame.getBoundingClientRect();
    const [lefts, rights] = [boxes.map(({ left }) => left), boxes.map(({ right }) => right)];
    const [tops, bottoms] = [boxes.map(({ top }) => top), boxes.map(({ bottom }) => bottom)];
    frame.scrollBy({
      left: shift(Math.min(...lefts), Math.max(...rights), pane.left, pane.right),
      top: shift(Math.min(...tops), Math.max(...bottoms), pane.top, pane.bottom),
      behavior,
    });
  }

  private get board(): DOMRect {
    return this.frame!.querySelector('[role="grid"]')!.getBoundingClientRect();
  }

  /** The point of the board under a point of the window, from 0 to 1 in both directions. */
  private partAt({ x, y }: Point): Point {
    const { board } = this;
    return { x: (x - board.x) / board.width, y: (y - board.y) / board.height };
  }

  /** Scales the board so that `part` of it is at the point `at`. */
  private set(factor: number, part: Point, at: Point): void {
    flushSync(() => (this.factor = Math.min(most, Math.max(1, factor))));
    const { board } = this;
    this.frame!.scrollBy({
      left: board.x + part.x * board.width - at.x,
      top: board.y + part.y * board.height - at.y,
      behavior: 'instant',
    });
  }

  private start({ touches }: TouchEvent): void {
    this.pinch =
      touches.length === 2
        ? { distance: distanceBetween(touches), factor: this.factor, part: this.partAt(middle(touches)) }
        : null;
  }

  private move(event: TouchEvent): void {
    if (!this.pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const factor = (this.pinch.factor * distanceBetween(event.touches)) / this.pinch.distance;
    this.set(factor, this.pinch.part, middle(event.touches));
  }
}

/** Calls `follow` with those of the cells that were not there the last time. */
export function follower(follow: (cells: Cell[]) => void): (cells: Cell[]) => void {
  let before: ReadonlySet<string> = new Set();
  return (cells) => {
    const fresh = cells.filter((cell) => !before.has(cellKey(cell)));
    before = new Set(cells.map(cellKey));
    if (fresh.length) follow(fresh);
  };
}

/** How far to scroll so that what reaches from `low` to `high` lies within the frame; its beginning, if it is too long. */
function shift(low: number, high: number, from: number, to: number): number {
  const [before, after] = [low - margin - from, high + margin - to];
  return before < 0 ? before : Math.max(0, Math.min(before, after));
}

const middle = ({ 0: one, 1: two }: TouchList): Point => ({
  x: (one!.clientX + two!.clientX) / 2,
  y: (one!.clientY + two!.clientY) / 2,
});
const distanceBetween = (touches: TouchList) =>
  Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY);
