/** The current time, which ticks while a countdown is shown. */
export class Ticker {
  now = $state(Date.now());

  /** Ticks until the cleanup of the effect that returns it. */
  run(clock: () => number): () => void {
    this.now = clock();
    const timer = setInterval(() => (this.now = clock()), 200);
    return () => clearInterval(timer);
  }
}
