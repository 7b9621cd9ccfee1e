/** The time by a clock, which ticks while something on the page waits for it. */
export class Ticker {
  now = $state(0);

  constructor(private readonly clock: () => number) {
    this.now = clock();
  }

  /** Ticks until the cleanup of the effect that returns it. */
  run(): () => void {
    this.now = this.clock();
    const timer = setInterval(() => (this.now = this.clock()), 200);
    return () => clearInterval(timer);
  }
}
