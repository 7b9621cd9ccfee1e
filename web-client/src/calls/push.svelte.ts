import { askAgain } from '../connection/ask_again.ts';
import { askPatiently } from '../connection/ask_patiently.ts';
import type { Connection } from '../connection/connection.ts';
import { Refused } from '../connection/failures.ts';
import { InTurn } from '../connection/in_turn.ts';
import type { Calls, CallRequest } from '../connection/protocol.ts';
import { linkTo } from '../browser/base.ts';
import { ownZone } from '../browser/own_zone.ts';
import { language } from '../languages/language.svelte.ts';
import { t } from '../languages/text.ts';
import { Attempts } from '../words/refusals/attempts.svelte.ts';
import { inWords } from '../words/refusals/refusals.ts';
import { notifications } from './notifications.svelte.ts';
import { keepOwnTexts } from './own_texts.ts';
import { end, forget, pushManager, renew, tell } from './subscription.ts';

/** The night of a player who has not chosen another, in minutes of the day. */
export const usualNight = { night_from: 22 * 60, night_to: 8 * 60 };

/** When a digest comes for a player who has not chosen another hour. */
export const usualDigest = 8 * 60;

type Choice = { reminders?: number; night_from?: number; night_to?: number; digest?: number | null };

const aMinute = 60_000;

/** How the player is called while no page is open: messages to this browser (Web Push), reminders, the night, and the feed. */
export class Push extends Attempts {
  /** As the server has it; null until it is loaded. */
  settings = $state.raw<Calls | null>(null);
  /** The address of this browser at its push service; null if it gets no messages. */
  address = $state<string | null>(null);
  /** The address of the feed, once it has been made. */
  feed = $state<string | null>(null);
  /** The push service has taken the test message. */
  tested = $state(false);
  private readonly turns = new InTurn();

  constructor(private readonly connection: Pick<Connection, 'ask'>) {
    super();
  }

  /** This browser could get messages, and the server could send them. */
  get possible(): boolean {
    return notifications.possible && 'PushManager' in globalThis && this.settings?.key !== undefined;
  }

  /** Some device of the player gets messages, this one or another. */
  get reachesDevices(): boolean {
    return this.address !== null || (this.settings?.devices ?? 0) > 0;
  }

  /** A digest may reach the player: the server sends messages, to devices and to the webhooks of rooms, or they have a feed. */
  get sends(): boolean {
    return this.settings?.key !== undefined || this.settings?.feed === true;
  }

  async load(): Promise<void> {
    const ask = () => this.connection.ask({ type: 'calls' });
    await this.attempt(async () => {
      const { key } = (this.settings = await askAgain(() => askPatiently(ask)));
      this.address = await renew(this.connection, aMinute, async () => key);
    });
  }

  /** Call this while the browser handles a tap or a key: it may ask for a permission. */
  async switch(on: boolean): Promise<void> {
    if (on) await notifications.switch(true);
    if (on && !notifications.on) return;
    await this.attempt(() => (on ? this.subscribe() : this.unsubscribe()));
  }

  async test(): Promise<void> {
    const { address } = this;
    if (address) this.tested = await this.attempt(() => this.connection.ask({ type: 'test_calls', address }));
  }

  /** A digest of null ends the digests. All settings are sent, so each choice is added to what has come of the one before. */
  choose(chosen: Choice): Promise<void> {
    return this.turns.do(() => this.set(chosen));
  }

  /** Its entries are in the language of the page. */
  async makeFeed(): Promise<void> {
    await this.attempt(async () => {
      const { secret } = await this.connection.ask({ type: 'make_feed', language: language.code });
      this.feed = linkTo(`/feed/${secret}.atom`);
      if (this.settings) this.settings = { ...this.settings, feed: true };
    });
  }

  async removeFeed(): Promise<void> {
    if (!(await this.attempt(() => this.connection.ask({ type: 'remove_feed' })))) return;
    this.feed = null;
    if (this.settings) this.settings = { ...this.settings, feed: undefined };
  }

  private async set(chosen: Choice): Promise<void> {
    const { settings } = this;
    if (!settings) return;
    const { reminders, night_from, night_to, digest } = { ...settings, ...chosen };
    const times = { reminders, night_from, night_to, zone: ownZone(), ...(typeof digest === 'number' ? { digest } : {}) };
    const { digest: _, ...others } = settings;
    if (await this.attempt(() => this.connection.ask({ type: 'set_calls', ...times }))) this.settings = { ...others, ...times };
  }

  private async subscribe(): Promise<void> {
    const manager = await pushManager();
    const key = this.settings?.key;
    if (!manager || !key) throw new Error('no push');
    const isFirst = this.settings?.devices === 0;
    await (await manager.getSubscription())?.unsubscribe(); // it may be for another server's key
    const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await tell(this.connection, made);
    await keepOwnTexts();
    this.address = made.endpoint;
    if (this.settings) this.settings = { ...this.settings, devices: this.settings.devices + 1 };
    if (isFirst && this.settings?.zone === 'UTC') await this.choose(usualNight);
  }

  private async unsubscribe(): Promise<void> {
    const { address } = this;
    forget();
    await end();
    if (address) await this.connection.ask({ type: 'unsubscribe', address } satisfies CallRequest);
    this.address = null;
    if (address && this.settings) this.settings = { ...this.settings, devices: Math.max(0, this.settings.devices - 1) };
  }

  protected override attempt(request: () => Promise<unknown>): Promise<boolean> {
    this.tested = false;
    return super.attempt(request, (why) => (why instanceof Refused ? inWords(why.refusal) : t('calls-failed')));
  }
}
