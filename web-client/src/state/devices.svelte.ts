import type { Connection } from '../connection/connection.ts';
import type { Device } from '../connection/protocol.ts';
import { remember } from '../browser/storage.ts';
import { Attempts } from '../words/refusals/attempts.svelte.ts';

/** The devices on which the player is signed in, and the link to another one. */
export class Devices extends Attempts {
  /** Null until they are loaded. */
  list = $state.raw<Device[] | null>(null);
  /** The secret of the link, once it has been asked for. */
  secret = $state<string | null>(null);

  constructor(private readonly connection: Pick<Connection, 'ask'>) {
    super();
  }

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
}
