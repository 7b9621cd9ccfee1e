/** How long a socket may take until the server lets us in; a dead one says nothing. */
const patience = 15_000;

type Hooks = { opened: () => void; heard: (text: string) => void; lost: () => void };

/** One WebSocket at a time. An old one is ignored, whatever it still says. */
export class Socket {
  private current: WebSocket | null = null;
  private entering: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly dial: () => WebSocket,
    private readonly hooks: Hooks,
  ) {}

  open(): void {
    const socket = this.dial();
    this.current = socket;
    this.entered();
    this.entering = setTimeout(() => this.drop(), patience);
    socket.onopen = () => this.current === socket && this.hooks.opened();
    socket.onmessage = ({ data }) => this.current === socket && this.hooks.heard(String(data));
    socket.onclose = () => this.current === socket && this.lose();
    if (socket.readyState === WebSocket.OPEN) this.hooks.opened(); // it was begun with the page
  }

  /** The server has let us in, or need not: from now on the socket may be silent. */
  entered(): void {
    clearTimeout(this.entering);
  }

  /** False if it could not be sent. */
  send(message: object): boolean {
    if (this.current?.readyState !== WebSocket.OPEN) return false;
    this.current.send(JSON.stringify(message));
    return true;
  }

  /** Treats the socket as lost without waiting for the network. */
  drop(): void {
    const socket = this.current;
    if (!socket) return;
    this.lose();
    socket.close();
  }

  /** A check, for later, of whether this is still the same socket. */
  watch(): () => boolean {
    const socket = this.current;
    return () => this.current === socket;
  }

  private lose(): void {
    this.entered();
    this.current = null;
    this.hooks.lost();
  }
}
