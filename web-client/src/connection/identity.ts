import { uuid } from '../browser/uuid.ts';
import type { TokenKeeper } from './listener.ts';
import { protocolRange, type Hello, type Refusal } from './protocol.ts';

/** Who this browser says it is: its hellos, and the tokens that come of them. */
export class Identity {
  private helloId = '';
  /** The token of the last hello, or of its answer. */
  private token: string | null = null;

  constructor(private readonly tokens: TokenKeeper) {}

  /** A new hello. A hand-over takes the place of the token; an invitation or a password is shown only without one. */
  hello(): Hello & { id: string } {
    this.helloId = uuid();
    const admission = this.tokens.admission();
    this.token = admission.hand_over ? null : this.tokens.token();
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

  /** The server has answered the last hello, with a token if the player is new here. */
  welcomed(token?: string): void {
    if (token) this.tokens.keep((this.token = token));
  }

  /** From the next hello on, this browser is the player of another token. */
  change(token: string): void {
    this.tokens.keep(token);
  }

  forget(): void {
    this.tokens.keep(null);
  }

  /**
   * The token of the last hello is no longer valid. False, and nothing is forgotten, if another tab has got a new one in the meantime;
   * a tab that has only forgotten it has not.
   */
  expire(): boolean {
    const kept = this.tokens.token();
    if (kept !== null && kept !== this.token) return false;
    this.forget();
    return true;
  }
}
