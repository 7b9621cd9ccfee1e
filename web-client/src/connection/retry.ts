const first = 300;
const longest = 8000;

/** Dials again after a connection was lost: later each time, until the server lets us in. */
export class Retry {
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly dial: () => void,
    private readonly chance: () => number = Math.random,
  ) {}

  get waits(): boolean {
    return this.timer !== undefined;
  }

  soon(): void {
    this.timer ??= setTimeout(() => this.now(), this.delay(this.attempt++));
  }

  /** Once a restarting server is there again. */
  after(wait: number): void {
    this.stop();
    this.timer = setTimeout(() => this.now(), wait + this.delay(0));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** The server has let us in. */
  succeeded(): void {
    this.attempt = 0;
  }

  private now(): void {
    this.timer = undefined;
    this.dial();
  }

  /** It doubles up to a limit, with jitter so that clients do not all return at once. */
  private delay(attempt: number): number {
    const full = Math.min(first * 2 ** attempt, longest);
    return full / 2 + (full / 2) * this.chance();
  }
}
