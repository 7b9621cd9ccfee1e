import { delayBefore } from './backoff.ts';
import { dialServer } from './dial.ts';
import { readMessage } from './guard.ts';
import { Heartbeat } from './heartbeat.ts';
import {
  protocolRange,
  type Answer,
  type AnswerTo,
  type ChatNotice,
  type Events,
  type LaidTiles,
  type MyGamesNow,
  type Presence,
  type PublicGames,
  type Refusal,
  type Request,
  type RoomClosed,
  type RoomNow,
  type ServerMessage,
  type Welcome,
} from './protocol.ts';
import { UnsettledIds } from './unsettled_ids.ts';
import { uuid } from '../app/uuid.ts';

export type Link = 'connecting' | 'open' | 'lost' | 'restarting' | 'refused' | 'outside';

/** A request that the server refused, with its reasons. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}
/** A request that is sent once, whose answer was lost with the connection. */
export class Lost extends Error {}
/** A request about a room that was left before the answer came. */
export class Forgotten extends Lost {}

/** News of a joined room. */
export type Notice = Events | Presence | RoomClosed | RoomNow | ChatNotice;
export type Listener = {
  link: (link: Link) => void;
  welcome: (welcome: Welcome) => void;
  /** Called after each welcome, before anything else is sent: the place to join the room again. */
  resume: () => Promise<void>;
  notice: (notice: Notice) => void;
  /** The public rooms in which somebody is, for those who follow them. */
  publicGames: (games: PublicGames) => void;
  /** The player's games that have changed, for those who follow them. */
  myGames: (games: MyGamesNow) => void;
  /** What the player has laid on another device, and sent here. */
  laidTiles: (tiles: LaidTiles) => void;
  /** What the host of the server has to say to everybody; empty when it no longer holds. */
  announcement: (text: string) => void;
  /** The server does not let us in; the connection waits for `enterAgain`. */
  turnedAway: (refusal: Refusal) => void;
  /** Something has failed that is not the answer to a request. */
  trouble: (refusal: Refusal) => void;
};
/** What a new guest shows to get in; with a hand-over, what a player shows on another device. */
export type Admission = { invitation?: string; password?: string; hand_over?: string };
export type TokenKeeper = {
  token: () => string | null;
  keep: (token: string | null) => void;
  admission: () => Admission;
  /** What this device calls itself. */
  deviceName: () => string | null;
};

type Pending = {
  id: string;
  request: Request;
  sent: boolean;
  resolve: (answer: Answer) => void;
  reject: (why: Error) => void;
};

/**
 * What is sent once: questions, what the page asks again by itself, and what the server does not recognise when it comes again.
 * If the connection is lost first, the request fails, and who has made it decides.
 */
const sentOnce = new Set<Request['type']>([
  'join',
  'leave',
  'catalogue',
  'rooms',
  'follow_public_games',
  'unfollow_public_games',
  'hand_over',
  'devices',
  'name_device',
  'sign_out',
  'calls',
  'set_calls',
  'subscribe',
  'unsubscribe',
  'test_calls',
  'make_feed',
  'remove_feed',
  'webhook',
  'set_webhook',
  'remove_webhook',
  'test_webhook',
  'passkey_challenge',
  'sign_in',
  'sign_in_with_passkey',
  'account',
  'make_account',
  'change_pass_phrase',
  'add_passkey',
  'remove_passkey',
  'preview',
  'hint',
  'analysis',
  'lookup',
  'word',
  'log',
  'react',
  'delete_line',
  'chat',
  'set_chat',
  'read_chat',
  'follow_my_games',
  'unfollow_my_games',
  'send_laid_tiles',
]);
const roomless = new Set<Request['type']>([
  'create',
  'rename',
  'catalogue',
  'rooms',
  'follow_public_games',
  'unfollow_public_games',
  'hand_over',
  'devices',
  'name_device',
  'sign_out',
  'calls',
  'set_calls',
  'subscribe',
  'unsubscribe',
  'test_calls',
  'make_feed',
  'remove_feed',
  'passkey_challenge',
  'sign_in',
  'sign_in_with_passkey',
  'account',
  'make_account',
  'change_pass_phrase',
  'add_passkey',
  'remove_passkey',
  'follow_my_games',
  'unfollow_my_games',
]);
/** What tells a client that it is out of a room. Joining again says why, or leads to what it may see. */
const putsOut = new Set(['GAME_DAMAGED', 'NO_WATCHERS', 'REMOVED_FROM_ROOM']);
/** What may come before the hello. */
const toSignIn = new Set<Request['type']>(['passkey_challenge', 'sign_in', 'sign_in_with_passkey']);
/** A hello that is refused so will be refused again, unless somebody does something about it. */
const turnsAway = new Set([
  'INVITATION_NEEDED',
  'BAD_INVITATION',
  'PASSWORD_NEEDED',
  'WRONG_PASSWORD',
  'TOO_MANY_GUESSES',
  'NO_NEW_GUESTS',
  'REMOVED',
  'DEVICE_SIGNED_OUT',
  'BAD_HAND_OVER',
]);
/** What ends a connection after its hello, for good. */
const expels = new Set(['REMOVED', 'DEVICE_SIGNED_OUT']);
const isSentOnce = ({ request }: Pending) => sentOnce.has(request.type);

/** One WebSocket that reconnects by itself. Unanswered requests are sent again with their old ids, except those that are sent once. */
export class Connection {
  private socket: WebSocket | null = null;
  private ready = false;
  private closed = false;
  private visiting = false; // connected without a hello, to sign in
  private attempt = 0;
  private helloId = '';
  private token: string | null = null; // of that hello, or of its answer
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pending = new Map<string, Pending>();
  private readonly unsettled = new UnsettledIds();
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
    socket.onopen = () => (this.visiting ? this.sayWaiting() : this.hello());
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
    return this.enter(request, this.ready || (this.visiting && toSignIn.has(request.type)));
  }

  /** For `resume`: overtakes everything that waits. */
  askFirst<R extends Request>(request: R): Promise<AnswerTo<R>> {
    return this.enter(request, true);
  }

  /** Gives up waiting for the answers about a room that is being left. */
  forget(): void {
    for (const entry of [...this.pending.values()])
      if (!roomless.has(entry.request.type)) this.giveUp(entry, new Forgotten('The room was left.'));
  }

  private enter<R extends Request>(request: R, now: boolean): Promise<AnswerTo<R>> {
    return new Promise((resolve, reject) => {
      const id = this.unsettled.take(request) ?? uuid();
      const entry: Pending = { id, request, sent: false, resolve: resolve as Pending['resolve'], reject };
      this.pending.set(id, entry);
      if (now) this.say(entry);
    });
  }

  private giveUp(entry: Pending, why: Lost): void {
    this.pending.delete(entry.id);
    entry.reject(why);
  }

  private say(entry: Pending): void {
    entry.sent = this.send({ ...entry.request, id: entry.id });
  }

  private send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
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
  }

  private lose(): void {
    this.socket = null;
    this.ready = false;
    this.heartbeat.stop();
    for (const entry of [...this.pending.values()]) {
      if (isSentOnce(entry) && (entry.sent || this.visiting)) this.giveUp(entry, new Lost('The connection was lost.'));
      entry.sent = false;
    }
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
      case 'events':
      case 'presence':
      case 'room_closed':
      case 'room':
      case 'chat_line':
      case 'chat_line_deleted':
      case 'chat_now':
        this.listener.notice(message);
        return;
      case 'public_games':
        this.listener.publicGames(message);
        return;
      case 'my_games':
        this.listener.myGames(message);
        return;
      case 'laid_tiles':
        this.listener.laidTiles(message);
        return;
      case 'announcement':
        this.listener.announcement(message.text);
        return;
      case 'welcome':
        void this.begin(message);
        return;
      default:
        this.settle(message);
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
    if (welcome.token) this.tokens.keep((this.token = welcome.token));
    this.heartbeat.start();
    this.listener.welcome(welcome);
    await this.listener.resume().catch(() => undefined);
    if (this.socket !== socket) return;
    this.attempt = 0;
    this.ready = true;
    this.listener.link('open');
    for (const entry of this.pending.values()) if (!entry.sent) this.say(entry);
  }

  private sayWaiting(): void {
    for (const entry of this.pending.values()) if (!entry.sent && toSignIn.has(entry.request.type)) this.say(entry);
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
    if (answer.type === 'error' && answer.id === null && putsOut.has(answer.code)) {
      void this.listener.resume().catch(() => undefined);
      return;
    }
    if (answer.type === 'error' && answer.id === null) {
      this.listener.trouble(answer);
      return;
    }
    const entry = answer.id === null ? undefined : this.pending.get(answer.id);
    if (!entry) return;
    if (answer.type === 'error' && answer.code === 'RESTARTING' && !isSentOnce(entry)) {
      entry.sent = false; // sent again when the server is back
      return;
    }
    this.pending.delete(entry.id);
    if (answer.type === 'signed_in') this.enterAs(answer.token);
    if (answer.type === 'error' && answer.code === 'STORAGE_FAILED' && !isSentOnce(entry))
      this.unsettled.keep(entry.request, entry.id);
    if (answer.type === 'error') entry.reject(new Refused(answer));
    else entry.resolve(answer);
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
