/** The time now, ticking while somebody looks at a countdown. */
export class Ticker {
  now = $state(Date.now());

  /** To be returned from an effect: ticks until its cleanup. */
  run(clock: () => number): () => void {
    this.now = clock();
    const timer = setInterval(() => (this.now = clock()), 200);
    return () => clearInterval(timer);
  }
}
