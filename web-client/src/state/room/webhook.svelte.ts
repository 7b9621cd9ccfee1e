import { askAgain } from '../../connection/ask_again.ts';
import { askPatiently } from '../../connection/ask_patiently.ts';
import type { Connection } from '../../connection/connection.ts';
import type { Webhook, WebhookFormat } from '../../connection/protocol.ts';
import type { Code } from '../../languages/languages.ts';
import { Attempts } from '../../words/refusals/attempts.svelte.ts';

/** What is set for a webhook. */
export type WebhookChoice = { format: WebhookFormat; address: string; language: Code; turns: boolean; challenges: boolean; ends: boolean };

/** The webhook of a room, for its host. */
export class RoomWebhook extends Attempts {
  /** As the server has it; null until it is loaded, and for everybody but the host. */
  now = $state.raw<Webhook | null>(null);
  /** The other server has taken the test message. */
  tested = $state(false);

  constructor(
    private readonly connection: Pick<Connection, 'ask'>,
    private readonly room: string,
  ) {
    super();
  }

  /** Only the host gets an answer. A change that came before has worked, so where there is none what was known stays. */
  async load(): Promise<void> {
    const ask = () => this.connection.ask({ type: 'webhook', room: this.room });
    this.now = await askAgain(() => askPatiently(ask)).catch(() => this.now);
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

  protected override attempt(request: () => Promise<unknown>): Promise<boolean> {
    this.tested = false;
    return super.attempt(request);
  }
}
