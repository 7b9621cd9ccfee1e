import type { Connection } from '../connection/connection.ts';
import { makePasskey } from '../connection/sign_in/passkeys.ts';
import { problemInWords } from '../words/refusals/problem_in_words.ts';
import type { MadePasskey, Passkey } from '../connection/protocol.ts';

/** The player's account. */
export class Account {
  /** Whether it has been loaded. */
  known = $state(false);
  /** Its name; null if the player has none. */
  name = $state<string | null>(null);
  hasPassPhrase = $state(false);
  passkeys = $state.raw<Passkey[]>([]);
  /** Why the last request has failed; empty if it has not. */
  problem = $state('');
  busy = $state(false);

  constructor(
    private readonly connection: Pick<Connection, 'ask'>,
    private readonly deviceName: () => string | null,
  ) {}

  async load(): Promise<void> {
    await this.attempt(() => this.refresh());
  }

  make(name: string, passPhrase: string): Promise<boolean> {
    return this.change(() => this.connection.ask({ type: 'make_account', name, pass_phrase: passPhrase.normalize('NFC') }));
  }

  makeWithPasskey(name: string): Promise<boolean> {
    return this.change(async () => this.connection.ask({ type: 'make_account', name, made: await this.passkeyFor(name) }));
  }

  changePassPhrase(old: string, passPhrase: string, signOutOthers: boolean): Promise<boolean> {
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

  private async refresh(): Promise<void> {
    const { name, has_pass_phrase, passkeys } = await this.connection.ask({ type: 'account' });
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

  private async attempt(request: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await request();
      this.problem = '';
      return true;
    } catch (why) {
      this.problem = problemInWords(why);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
