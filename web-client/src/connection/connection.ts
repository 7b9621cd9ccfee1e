import { dialServer } from './dial.ts';
import { readMessage } from './guard.ts';
import { Heartbeat } from './heartbeat.ts';
import { Identity } from './identity.ts';
import type { Listener, TokenKeeper } from './listener.ts';
import { PendingRequests } from './pending_requests.ts';
import type { Answer, AnswerTo, PageHidden, Refusal, Request, ServerMessage, Welcome } from './protocol.ts';
import { isPush, tell } from './pushes.ts';
import { expels, isRemoval, putsOut, turnsAway } from './refusals.ts';
import { toSignIn } from './request_kinds.ts';
import { Retry } from './retry.ts';
import { Socket } from './socket.ts';

/** A connection to the server that comes back by itself. Unanswered requests are sent again with their old ids, except those that are sent once. */
export class Connection {
  /** Whether this socket has had its hello: rooms are joined and left behind it, even before its answer. */
  greeted = false;
  private ready = false;
  private closed = false;
  private visiting = false; // connected without a hello, to sign in
  private resumed: Promise<void> = Promise.resolve();
  private readonly identity: Identity;
  private readonly socket: Socket;
  private readonly retry = new Retry(() => this.open());
  private readonly pending = new PendingRequests(
    (message) => this.socket.send(message),
    (room) => this.listener.undelivered(room),
  );
  private readonly heartbeat = new Heartbeat({
    send: (sent) => this.socket.send({ type: 'ping', sent }),
    silent: () => this.drop(),
  });

  constructor(
    tokens: TokenKeeper,
    private readonly listener: Listener,
    dial: () => WebSocket = dialServer,
  ) {
    this.identity = new Identity(tokens);
    this.socket = new Socket(dial, {
      opened: () => (this.visiting ? this.beginVisit() : this.hello()),
      heard: (text) => this.receive(text),
      lost: () => this.lose(),
    });
  }

  get lag(): number | null {
    return this.heartbeat.lag;
  }

  serverNow(): number {
    return this.heartbeat.serverNow();
  }

  open(): void {
    this.retry.stop();
    this.socket.open();
  }

  /** Ends the connection for good. */
  close(): void {
    this.closed = true;
    this.retry.stop();
    this.drop();
  }

  /** Treats the connection as lost without waiting for the network. */
  drop(): void {
    this.socket.drop();
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
    if (this.retry.waits) this.open();
    else if (this.ready) this.heartbeat.ping();
  }

  /** The player is called as long as nobody can see the page. For the server it is visible until it hears this. */
  hide(hidden: boolean): void {
    this.socket.send({ type: 'page_hidden', hidden } satisfies PageHidden);
  }

  ask<R extends Request>(request: R): Promise<AnswerTo<R>> {
    const now = this.ready || (this.visiting && toSignIn.has(request.type));
    return this.pending.add(request, now ? 'now' : 'later');
  }

  /** For `resume`: overtakes everything that waits. */
  askFirst<R extends Request>(request: R): Promise<AnswerTo<R>> {
    return this.pending.add(request, 'now');
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

  private beginVisit(): void {
    this.socket.entered();
    this.pending.sayWaitingToSignIn();
  }

  private hello(): void {
    this.socket.send(this.identity.hello());
    if (globalThis.document?.hidden) this.hide(true);
    this.greeted = true;
    void this.resume();
  }

  private lose(): void {
    this.ready = false;
    this.greeted = false;
    this.heartbeat.stop();
    this.pending.lose(this.visiting ? 'all' : 'sent');
    this.closed ||= this.visiting;
    this.visiting = false;
    if (this.closed) return;
    this.listener.link('lost');
    this.retry.soon();
  }

  private receive(text: string): void {
    this.heartbeat.heard();
    const message = readMessage(text);
    if (message) this.handle(message);
  }

  private handle(message: ServerMessage): void {
    switch (message.type) {
      case 'ping':
        this.socket.send({ type: 'pong', sent: message.sent });
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
    this.retry.after(after);
    this.listener.link('restarting');
  }

  private async begin(welcome: Welcome): Promise<void> {
    const isThere = this.socket.watch();
    this.socket.entered();
    this.identity.welcomed(welcome.token);
    this.heartbeat.start();
    this.listener.welcome(welcome);
    await this.resumed;
    if (!isThere()) return;
    this.retry.succeeded();
    this.ready = true;
    this.listener.link('open');
    this.pending.sayWaiting();
  }

  /** This browser has a new token. After a hello the server ends the connection, which comes back with the new token. */
  private enterAs(token: string): void {
    this.identity.change(token);
    if (this.visiting) this.greet();
  }

  /** After a visit, on the same connection. */
  private greet(): void {
    this.visiting = false;
    this.hello();
  }

  private settle(answer: Exclude<Answer, Welcome>): void {
    if (answer.type === 'error') this.fail(answer);
    else if (this.pending.settle(answer) && answer.type === 'signed_in') this.enterAs(answer.token);
  }

  private fail(refusal: Refusal): void {
    if (this.identity.isOfHello(refusal) || expels.has(refusal.code)) this.refuse(refusal);
    else if (isRemoval(refusal)) this.listener.removed(refusal);
    else if (putsOut(refusal)) void this.resume();
    else if (refusal.id === null) this.listener.trouble(refusal);
    else this.pending.settle(refusal);
  }

  /** Handles a refused hello, or the end of a connection for good. An unknown token means that this server does not know us. */
  private refuse(refusal: Refusal): void {
    const { code } = refusal;
    if (code === 'UNKNOWN_TOKEN') {
      this.identity.notKnown();
      this.pending.lose('sent'); // what was asked behind the hello is refused with it
      this.hello();
      return;
    }
    if (code === 'DEVICE_SIGNED_OUT' && !this.identity.expire()) {
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
