import { askAgain } from '../../connection/ask_again.ts';
import { askPatiently } from '../../connection/ask_patiently.ts';
import type { Connection } from '../../connection/connection.ts';
import type { Device } from '../../connection/protocol.ts';
import { remember } from '../../browser/storage.ts';
import { Attempts } from '../../words/refusals/attempts.svelte.ts';

/** The devices on which the player is signed in, and the link to another one. */
export class Devices extends Attempts {
  /** Null until they are loaded. */
  list = $state.raw<Device[] | null>(null);
  /** The secret of the link, once it has been asked for and as long as it is good for something. */
  secret = $state<string | null>(null);
  /** Until when. */
  private until = 0;

  constructor(private readonly connection: Pick<Connection, 'ask'>) {
    super();
  }

  async load(): Promise<void> {
    const ask = () => this.connection.ask({ type: 'devices' });
    await this.attempt(async () => (this.list = (await askAgain(() => askPatiently(ask))).devices));
  }

  /** Asks for a link; the one before it ends. */
  async makeLink(): Promise<void> {
    await this.attempt(async () => {
      const { secret, until } = await this.connection.ask({ type: 'hand_over' });
      remember('hand_over', secret);
      this.secret = secret;
      this.until = until;
    });
  }

  /** Looks whether the link has been used meanwhile, or is too old. Returns the device that has used it; what does not work is tried again. */
  async watchLink(now: number): Promise<Device | null> {
    const secret = this.secret;
    if (secret === null) return null;
    const known = new Set(this.list?.map(({ device }) => device));
    const found = await this.connection.ask({ type: 'devices' }).catch(() => null);
    if (this.secret !== secret) return null; // an earlier look has seen it, or there is another link
    if (found) this.list = found.devices;
    const user = (found && known.size > 0 && found.devices.find(({ device }) => !known.has(device))) || null;
    if (user || now >= this.until) this.secret = null;
    return user;
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
