import { delayBefore } from './backoff.ts';
import { dialServer } from './dial.ts';
import { readMessage } from './guard.ts';
import { Heartbeat } from './heartbeat.ts';
import type { Listener, TokenKeeper } from './listener.ts';
import { PendingRequests } from './pending_requests.ts';
import {
  protocolRange,
  type Answer,
  type AnswerTo,
  type Refusal,
  type Request,
  type ServerMessage,
  type Welcome,
} from './protocol.ts';
import { isPush, tell } from './pushes.ts';
import { expels, putsOut, turnsAway } from './refusals.ts';
import { toSignIn } from './request_kinds.ts';
import { uuid } from '../browser/uuid.ts';

/** How long a socket may take until the server lets us in; a line that is dead says nothing. */
const patience = 15_000;

/** One WebSocket that reconnects by itself. Unanswered requests are sent again with their old ids, except those that are sent once. */
export class Connection {
  /** Whether this socket has had its hello: rooms are joined and left behind it, even before its answer. */
  greeted = false;
  private socket: WebSocket | null = null;
  private ready = false;
  private closed = false;
  private visiting = false; // connected without a hello, to sign in
  private resumed: Promise<void> = Promise.resolve();
  private attempt = 0;
  private helloId = '';
  private token: string | null = null; // of that hello, or of its answer
  private retry: ReturnType<typeof setTimeout> | undefined;
  private entering: ReturnType<typeof setTimeout> | undefined;
  private readonly pending = new PendingRequests((message) => this.send(message));
  private readonly heartbeat = new Heartbeat({
    send: (sent) => this.send({ type: 'ping', sent }),
    silent: () => this.drop(),
  });

  constructor(
    private readonly tokens: TokenKeeper,
    private readonly listener: Listener,
    private readonly dial: () => WebSocket = dialServer,
  ) {}

  get lag(): number | null {
    return this.heartbeat.lag;
  }

  serverNow(): number {
    return this.heartbeat.serverNow();
  }

  open(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    const socket = this.dial();
    this.socket = socket;
    clearTimeout(this.entering);
    this.entering = setTimeout(() => this.drop(), patience);
    socket.onopen = () => (this.visiting ? this.beginVisit() : this.hello());
    socket.onmessage = ({ data }) => this.socket === socket && this.receive(String(data));
    socket.onclose = () => this.socket === socket && this.lose();
    if (socket.readyState === WebSocket.OPEN) this.hello(); // it was begun with the page
  }

  /** Ends the connection for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.drop();
  }

  /** Treats the connection as lost without waiting for the network. */
  drop(): void {
    const socket = this.socket;
    if (!socket) return;
    this.lose();
    socket.close();
  }

  /** Tries to get in again, after something has changed. */
  enterAgain(): void {
    if (this.visiting) this.greet();
    if (!this.closed) return;
    this.closed = false;
    this.listener.link('connecting');
    this.open();
  }

  /** Where the server does not let us in: connects without a hello, so that the player can sign in. */
  visit(): void {
    if (!this.closed) return;
    this.closed = false;
    this.visiting = true;
    this.open();
  }

  /** Retries at once if it is waiting to retry. */
  hurry(): void {
    if (this.retry !== undefined) this.open();
    else if (this.ready) this.heartbeat.ping();
  }

  ask<R extends Request>(request: R): Promise<AnswerTo<R>> {
    return this.pending.add(request, this.ready || (this.visiting && toSignIn.has(request.type)));
  }

  /** For `resume`: overtakes everything that waits. */
  askFirst<R extends Request>(request: R): Promise<AnswerTo<R>> {
    return this.pending.add(request, true);
  }

  /** Joins the room on the screen: at once, even behind a hello that has no answer yet, and otherwise right behind the next one. */
  resume(): Promise<void> {
    if (this.greeted) this.resumed = this.listener.resume().catch(() => undefined);
    return this.resumed;
  }

  /** Gives up waiting for the answers about a room that is being left. */
  forget(): void {
    this.pending.forget();
  }

  private send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private beginVisit(): void {
    clearTimeout(this.entering);
    this.pending.sayWaitingToSignIn();
  }

  private hello(): void {
    this.helloId = uuid();
    const admission = this.tokens.admission();
    this.token = admission.hand_over ? null : this.tokens.token();
    const name = this.tokens.deviceName();
    this.send({
      type: 'hello',
      id: this.helloId,
      protocols: protocolRange,
      ...(this.token ? { token: this.token } : admission),
      ...(name ? { device_name: name } : {}),
    });
    this.greeted = true;
    void this.resume();
  }

  private lose(): void {
    clearTimeout(this.entering);
    this.socket = null;
    this.ready = false;
    this.greeted = false;
    this.heartbeat.stop();
    this.pending.lose(this.visiting);
    this.closed ||= this.visiting;
    this.visiting = false;
    if (this.closed) return;
    this.listener.link('lost');
    this.retry ??= setTimeout(() => this.open(), delayBefore(this.attempt++));
  }

  private receive(text: string): void {
    this.heartbeat.heard();
    const message = readMessage(text);
    if (message) this.handle(message);
  }

  private handle(message: ServerMessage): void {
    switch (message.type) {
      case 'ping':
        this.send({ type: 'pong', sent: message.sent });
        return;
      case 'pong':
        this.heartbeat.pong(message.sent, message.at);
        return;
      case 'restarting':
        this.restart(message.retry_after);
        return;
      case 'welcome':
        void this.begin(message);
        return;
      default:
        if (isPush(message)) tell(this.listener, message);
        else this.settle(message);
    }
  }

  private restart(after: number): void {
    this.drop();
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), after + delayBefore(0));
    this.listener.link('restarting');
  }

  private async begin(welcome: Welcome): Promise<void> {
    const socket = this.socket;
    clearTimeout(this.entering);
    if (welcome.token) this.tokens.keep((this.token = welcome.token));
    this.heartbeat.start();
    this.listener.welcome(welcome);
    await this.resumed;
    if (this.socket !== socket) return;
    this.attempt = 0;
    this.ready = true;
    this.listener.link('open');
    this.pending.sayWaiting();
  }

  /** This browser has a new token. With a hello behind it the connection ends, and comes back with that. */
  private enterAs(token: string): void {
    this.tokens.keep(token);
    if (this.visiting) this.greet();
  }

  /** After a visit, on the same connection. */
  private greet(): void {
    this.visiting = false;
    this.hello();
  }

  private settle(answer: Exclude<Answer, Welcome>): void {
    if (answer.type === 'error' && (answer.id === this.helloId || expels.has(answer.code))) {
      this.refuse(answer);
      return;
    }
    if (answer.type === 'error' && putsOut(answer)) {
      void this.resume();
      return;
    }
    if (answer.type === 'error' && answer.id === null) {
      this.listener.trouble(answer);
      return;
    }
    if (this.pending.settle(answer) && answer.type === 'signed_in') this.enterAs(answer.token);
  }

  /** False, and nothing is forgotten, if another tab has got a new token in the meantime. */
  private forgetToken(): boolean {
    if (this.tokens.token() !== this.token) return false;
    this.tokens.keep(null);
    return true;
  }

  /** Handles a refused hello, or the end of a connection for good. An unknown token means that this server does not know us. */
  private refuse(refusal: Refusal): void {
    const { code } = refusal;
    if (code === 'UNKNOWN_TOKEN') {
      this.tokens.keep(null);
      this.pending.lose(false); // what was asked behind the hello is refused with it
      this.hello();
      return;
    }
    if (code === 'DEVICE_SIGNED_OUT' && !this.forgetToken()) {
      this.drop(); // and comes back with the new token
      return;
    }
    const outside = turnsAway.has(code);
    this.closed = outside || code === 'UNSUPPORTED_PROTOCOL';
    this.drop();
    if (this.closed) this.listener.link(outside ? 'outside' : 'refused');
    if (outside) this.listener.turnedAway(refusal);
  }
}
