/** At most this many milliseconds may lie between the two taps. */
const apart = 300;

/** Finds the second of two quick taps on one cell; those of a mouse do not count. */
export class DoubleTap {
  private last: { key: string; at: number } | null = null;

  /** Whether this tap on a cell, given by its key, is the second one. */
  completes(event: MouseEvent, key: string): boolean {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return false;
    const before = this.last;
    this.last = { key, at: event.timeStamp };
    return before?.key === key && event.timeStamp - before.at < apart;
  }
}
