const interval = 15_000;
const patience = 8_000;

type Hooks = { send: (sent: number) => void; silent: () => void };

/** Asks for a pong now and then, to measure lag and the server's clock, and to notice a dead connection. */
export class Heartbeat {
  lag: number | null = null;
  private offset = 0;
  private bestLag = Infinity;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly hooks: Hooks) {}

  start(): void {
    this.stop();
    this.bestLag = Infinity;
    this.ping();
    this.beat = setInterval(() => this.ping(), interval);
  }

  stop(): void {
    clearInterval(this.beat);
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  ping(): void {
    this.hooks.send(Date.now());
    this.silence ??= setTimeout(() => this.hooks.silent(), patience);
  }

  /** Any frame shows that the connection is alive. */
  heard(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  /** The quickest answer gives the best estimate of the server's clock. */
  pong(sent: number, at: number): void {
    const now = Date.now();
    this.lag = now - sent;
    if (this.lag > this.bestLag) return;
    this.bestLag = this.lag;
    this.offset = at - (sent + now) / 2;
  }

  /** The server's clock, in milliseconds since 1970 UTC. */
  serverNow(): number {
    return Date.now() + this.offset;
  }
}
