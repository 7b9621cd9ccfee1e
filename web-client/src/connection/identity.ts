import { uuid } from '../browser/uuid.ts';
import type { TokenKeeper } from './listener.ts';
import { protocolRange, type Hello, type Refusal } from './protocol.ts';

const mostFormer = 5;

/** Who this browser says it is: its hellos, and the tokens that come of them. */
export class Identity {
  private helloId = '';
  /** The token of the last hello, or of its answer. */
  private token: string | null = null;
  /** The tokens that the server has not known since it last let us in. */
  private unknown: string[] = [];

  constructor(private readonly tokens: TokenKeeper) {}

  /** A new hello. A hand-over takes the place of the token; an invitation or a password is shown only without one. */
  hello(): Hello & { id: string } {
    this.helloId = uuid();
    const admission = this.tokens.admission();
    this.token = admission.hand_over ? null : (this.tokens.token() ?? this.former());
    const name = this.tokens.deviceName();
    return {
      type: 'hello',
      id: this.helloId,
      protocols: protocolRange,
      ...(this.token ? { token: this.token } : admission),
      ...(name ? { device_name: name } : {}),
    };
  }

  isOfHello({ id }: Refusal): boolean {
    return id === this.helloId;
  }

  /** The server has answered the last hello, with a token if the player is new here. One that it knows again is this browser's, if that has none. */
  welcomed(token?: string): void {
    this.unknown = [];
    if (token) return this.tokens.keep((this.token = token));
    const former = this.tokens.former();
    if (this.token === null || this.tokens.token() !== null || !former.includes(this.token)) return;
    this.tokens.keep(this.token);
    this.tokens.keepFormer(former.filter((one) => one !== this.token));
  }

  /** From the next hello on, this browser is the player of another token. */
  change(token: string): void {
    this.tokens.keep(token);
  }

  /**
   * The server does not know the token of the last hello. It is kept, because a server that was set up anew may get its backup only later: hellos for which
   * this browser has no other token try it again.
   */
  notKnown(): void {
    if (this.token === null) return;
    this.unknown.push(this.token);
    this.tokens.keepFormer([...new Set([this.token, ...this.tokens.former()])].slice(0, mostFormer));
    if (this.tokens.token() === this.token) this.tokens.keep(null);
  }

  /** A token that the server did not know once, unless it has just said that it still does not. */
  private former = (): string | null => this.tokens.former().find((token) => !this.unknown.includes(token)) ?? null;

  /**
   * The token of the last hello is no longer valid. False, and nothing is forgotten, if another tab has got a new one in the meantime;
   * a tab that has only forgotten it has not.
   */
  expire(): boolean {
    const kept = this.tokens.token();
    if (kept !== null && kept !== this.token) return false;
    this.tokens.keep(null);
    return true;
  }
}
