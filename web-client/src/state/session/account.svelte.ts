import { askAgain } from '../../connection/ask_again.ts';
import { askPatiently } from '../../connection/ask_patiently.ts';
import type { Connection } from '../../connection/connection.ts';
import { makePasskey } from '../../connection/sign_in/passkeys.ts';
import { Attempts } from '../../words/refusals/attempts.svelte.ts';
import type { MadePasskey, Passkey } from '../../connection/protocol.ts';

/** The player's account. */
export class Account extends Attempts {
  /** Whether it has been loaded. */
  known = $state(false);
  /** Its name; null if the player has none. */
  name = $state<string | null>(null);
  hasPassPhrase = $state(false);
  passkeys = $state.raw<Passkey[]>([]);

  constructor(
    private readonly connection: Pick<Connection, 'ask'>,
    private readonly deviceName: () => string | null,
  ) {
    super();
  }

  async load(): Promise<void> {
    await this.attempt(() => this.refresh());
  }

  make(name: string, passPhrase: string): Promise<boolean> {
    return this.change(() => this.connection.ask({ type: 'make_account', name, pass_phrase: passPhrase.normalize('NFC') }));
  }

  makeWithPasskey(name: string): Promise<boolean> {
    return this.change(async () => this.connection.ask({ type: 'make_account', name, made: await this.passkeyFor(name) }));
  }

  /** Changes the pass-phrase, or sets the first one; `signOutOthers`: the player's other devices have to sign in again. */
  changePassPhrase({ old, passPhrase, signOutOthers }: { old: string; passPhrase: string; signOutOthers: boolean }): Promise<boolean> {
    return this.change(() =>
      this.connection.ask({
        type: 'change_pass_phrase',
        pass_phrase: passPhrase.normalize('NFC'),
        ...(this.hasPassPhrase ? { old: old.normalize('NFC') } : {}),
        ...(signOutOthers ? { sign_out_others: true } : {}),
      }),
    );
  }

  addPasskey(): Promise<boolean> {
    return this.change(async () => this.connection.ask({ type: 'add_passkey', made: await this.passkeyFor(this.name ?? '') }));
  }

  removePasskey(passkey: number): Promise<boolean> {
    return this.change(() => this.connection.ask({ type: 'remove_passkey', passkey }));
  }

  private async passkeyFor(account: string): Promise<MadePasskey> {
    const challenge = await this.connection.ask({ type: 'passkey_challenge' });
    return makePasskey(challenge, account, this.deviceName() ?? '');
  }

  /** Asks until there is an answer: a change that came before has worked, whatever becomes of the connection. */
  private async refresh(): Promise<void> {
    const ask = () => this.connection.ask({ type: 'account' });
    const { name, has_pass_phrase, passkeys } = await askAgain(() => askPatiently(ask));
    this.name = name ?? null;
    this.hasPassPhrase = has_pass_phrase ?? false;
    this.passkeys = passkeys ?? [];
    this.known = true;
  }

  private change(request: () => Promise<unknown>): Promise<boolean> {
    return this.attempt(async () => {
      await request();
      await this.refresh();
    });
  }
}
