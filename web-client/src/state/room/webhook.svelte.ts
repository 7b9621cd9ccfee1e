import type { Connection } from '../../connection/connection.ts';
import { Refused } from '../../connection/failures.ts';
import type { Webhook, WebhookFormat } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import { inWords } from '../../words/refusals/refusals.ts';

/** What is set for a webhook. */
export type WebhookChoice = { format: WebhookFormat; address: string; turns: boolean; challenges: boolean; ends: boolean };

/** The webhook of a room, for its host. */
export class RoomWebhook {
  /** As the server has it; null until it is loaded, and for everybody but the host. */
  now = $state.raw<Webhook | null>(null);
  /** Why the last request has failed; empty if it has not. */
  problem = $state('');
  /** The other server has taken the test message. */
  tested = $state(false);
  busy = $state(false);

  constructor(
    private readonly connection: Pick<Connection, 'ask'>,
    private readonly room: string,
  ) {}

  /** Nobody but the host gets to know anything. */
  async load(): Promise<void> {
    this.now = await this.connection.ask({ type: 'webhook', room: this.room }).catch(() => null);
  }

  async set(choice: WebhookChoice): Promise<boolean> {
    return (await this.attempt(() => this.connection.ask({ type: 'set_webhook', room: this.room, ...choice }))) && this.reload();
  }

  async remove(): Promise<boolean> {
    return (await this.attempt(() => this.connection.ask({ type: 'remove_webhook', room: this.room }))) && this.reload();
  }

  async test(): Promise<void> {
    this.tested = await this.attempt(() => this.connection.ask({ type: 'test_webhook', room: this.room }));
  }

  private async reload(): Promise<boolean> {
    await this.load();
    return true;
  }

  private async attempt(request: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.tested = false;
    try {
      await request();
      this.problem = '';
      return true;
    } catch (why) {
      this.problem = why instanceof Refused ? inWords(why.refusal) : t('connection-lost-again');
      return false;
    } finally {
      this.busy = false;
    }
  }
}
