import { flushSync } from 'svelte';

const most = 3;
type Point = { x: number; y: number };

/** The scale and position of the board. A board larger than its frame is panned by scrolling. */
export class Zoom {
  factor = $state(1);
  private frame: HTMLElement | null = null;
  private pinch: { distance: number; factor: number; part: Point } | null = null;

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

  /** Enlarges around a point of the window, or fits the board again. */
  toggle(x?: number, y?: number): void {
    const box = this.frame?.getBoundingClientRect();
    if (!box) return;
    const at = { x: x ?? box.x + box.width / 2, y: y ?? box.y + box.height / 2 };
    this.set(this.zoomed ? 1 : 2, this.partAt(at), at);
  }

  /** The point of the board under a point of the window, from 0 to 1 in both directions. */
  private partAt({ x, y }: Point): Point {
    const { frame } = this;
    if (!frame) return { x: 0, y: 0 };
    const box = frame.getBoundingClientRect();
    return {
      x: (frame.scrollLeft + x - box.x) / frame.scrollWidth,
      y: (frame.scrollTop + y - box.y) / frame.scrollHeight,
    };
  }

  /** Scales the board so that `part` of it is at the point `at`. */
  private set(factor: number, part: Point, at: Point): void {
    const { frame } = this;
    if (!frame) return;
    flushSync(() => (this.factor = Math.min(most, Math.max(1, factor))));
    const box = frame.getBoundingClientRect();
    frame.scrollTo({
      left: part.x * frame.scrollWidth - (at.x - box.x),
      top: part.y * frame.scrollHeight - (at.y - box.y),
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

const middle = ({ 0: one, 1: two }: TouchList): Point => ({
  x: (one!.clientX + two!.clientX) / 2,
  y: (one!.clientY + two!.clientY) / 2,
});
const distanceBetween = (touches: TouchList) =>
  Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY);
