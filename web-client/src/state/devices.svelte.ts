import type { Connection } from '../connection/connection.ts';
import { Refused } from '../connection/failures.ts';
import type { Device } from '../connection/protocol.ts';
import { remember } from '../browser/storage.ts';
import { t } from '../languages/text.ts';
import { inWords } from '../words/refusals/refusals.ts';

/** The devices on which the player is signed in, and the link to another one. */
export class Devices {
  /** Null until they are loaded. */
  list = $state.raw<Device[] | null>(null);
  /** The secret of the link, once it has been asked for. */
  secret = $state<string | null>(null);
  /** Why the last request has failed; empty if it has not. */
  problem = $state('');

  constructor(private readonly connection: Pick<Connection, 'ask'>) {}

  async load(): Promise<void> {
    await this.attempt(async () => (this.list = (await this.connection.ask({ type: 'devices' })).devices));
  }

  /** Asks for a link; the one before it ends. */
  async makeLink(): Promise<void> {
    await this.attempt(async () => {
      const { secret } = await this.connection.ask({ type: 'hand_over' });
      remember('hand_over', secret);
      this.secret = secret;
    });
  }

  async rename(device: number, name: string): Promise<boolean> {
    const done = await this.attempt(() => this.connection.ask({ type: 'name_device', device, name }));
    if (done) await this.load();
    return done;
  }

  async signOut(device: number): Promise<void> {
    if (await this.attempt(() => this.connection.ask({ type: 'sign_out', device }))) await this.load();
  }

  private async attempt(request: () => Promise<unknown>): Promise<boolean> {
    try {
      await request();
      this.problem = '';
      return true;
    } catch (why) {
      this.problem = why instanceof Refused ? inWords(why.refusal) : t('connection-lost-again');
      return false;
    }
  }
}
