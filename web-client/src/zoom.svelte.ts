const most = 3;

/** How much larger than fitted the board is drawn, and where one looks; a drawn board larger than its frame is panned by scrolling. */
export class Zoom {
  factor = $state(1);
  private frame: HTMLElement | null = null;
  private pinch: { distance: number; factor: number } | null = null;

  readonly zoomed = $derived(this.factor > 1.01);

  /** Attached to the frame that scrolls. */
  attach = (frame: HTMLElement): (() => void) => {
    this.frame = frame;
    const stop = new AbortController();
    const { signal } = stop;
    frame.addEventListener('touchstart', (event) => this.start(event), { signal, passive: true });
    frame.addEventListener('touchmove', (event) => this.move(event), { signal, passive: false });
    frame.addEventListener('touchend', () => (this.pinch = null), { signal, passive: true });
    return () => stop.abort();
  };

  /** Larger around a point of the window, or back to fitted. */
  toggle(x?: number, y?: number): void {
    const box = this.frame?.getBoundingClientRect();
    if (box) this.set(this.zoomed ? 1 : 2, x ?? box.x + box.width / 2, y ?? box.y + box.height / 2);
  }

  /** The point of the board under (x, y) stays there. */
  private set(factor: number, x: number, y: number): void {
    const { frame } = this;
    if (!frame) return;
    const to = Math.min(most, Math.max(1, factor));
    const box = frame.getBoundingClientRect();
    const ratio = to / this.factor;
    const left = (frame.scrollLeft + x - box.x) * ratio - (x - box.x);
    const top = (frame.scrollTop + y - box.y) * ratio - (y - box.y);
    this.factor = to;
    requestAnimationFrame(() => frame.scrollTo({ left, top, behavior: 'instant' }));
  }

  private start({ touches }: TouchEvent): void {
    this.pinch = touches.length === 2 ? { distance: spread(touches), factor: this.factor } : null;
  }

  private move(event: TouchEvent): void {
    const [one, two] = event.touches;
    if (!this.pinch || !one || !two) return;
    event.preventDefault();
    const factor = (this.pinch.factor * spread(event.touches)) / this.pinch.distance;
    this.set(factor, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
  }
}

const spread = (touches: TouchList) =>
  Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY);
