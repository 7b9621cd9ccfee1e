import { recall, remember } from '../browser/storage.ts';
import { HostRefusal, type AskHost } from '../connection/http/host_api.ts';
import type { AuditEntry, HostRequest, HostRoom, Invitation, Invited, ListChange, Overview, Person, WordRuling } from '../connection/http/host_protocol.ts';
import { Pages } from './archive/pages.svelte.ts';

type AnyPages = Pick<Pages<unknown>, 'renew' | 'older'>;

/** The token is kept until the tab is closed. */
const token = {
  recall: () => recall<string>('host', 'sessionStorage'),
  remember: (token: string | null) => remember('host', token, 'sessionStorage'),
};

/** The secret of a host's link, from the fragment of the address. */
export const secretIn = (hash: string): string | null => /^#([0-9a-fA-F]{64})$/.exec(hash)?.[1] ?? null;

/** What the host's page shows, and what the host can do on it. */
export class HostDesk {
  signedIn = $state(false);
  /** The page is waiting for the answer to a request. */
  busy = $state(false);
  problem = $state.raw<HostRefusal | null>(null);
  /** A backup is being made for this page. */
  backingUp = $state(false);
  /** Why the last one that this page asked for was not made. */
  backupProblem = $state.raw<HostRefusal | null>(null);
  /** Why a word list was not changed, and at which ruling the host wanted that. */
  listProblem = $state.raw<{ number: number; why: HostRefusal } | null>(null);
  overview = $state.raw<Overview | null>(null);
  /** Null until they are known. */
  invitations = $state.raw<Invitation[] | null>(null);
  /** The invitation that was just made: its secret cannot be shown again. */
  invited = $state.raw<Invited | null>(null);
  readonly rooms = new Pages<HostRoom>(
    async (before) => (await this.ask({ type: 'rooms', ...from(before) })).rooms,
    ({ number }) => number,
  );
  readonly people = new Pages<Person>(
    async (before) => (await this.ask({ type: 'people', ...from(before) })).people,
    ({ person }) => person,
  );
  readonly log = new Pages<AuditEntry>(
    async (before) => (await this.ask({ type: 'audit_log', ...from(before) })).entries,
    ({ number }) => number,
  );
  readonly rulings = new Pages<WordRuling>(
    async (before) => (await this.ask({ type: 'word_rulings', ...from(before) })).rulings,
    ({ number }) => number,
  );

  /** Of a link that the server has not answered yet, and that the address no longer has. */
  private secret: string | null = null;

  constructor(private readonly server: AskHost) {}

  /** Signs in with the secret of a link, or continues the session of this tab. */
  enter = (secret: string | null): Promise<void> => {
    this.secret = secret;
    return this.enterAgain();
  };

  /** Tries that again where the server could not be reached. */
  enterAgain = (): Promise<void> =>
    this.attempt(async () => {
      if (this.secret) await this.signIn(this.secret);
      if (!token.recall()) return;
      this.overview = await this.ask({ type: 'overview' });
      this.signedIn = true;
    });

  signOut = (): Promise<void> =>
    this.attempt(async () => {
      await this.ask({ type: 'sign_out' });
      this.leave();
    });

  renewOverview = (): Promise<void> =>
    this.attempt(async () => void (this.overview = await this.ask({ type: 'overview' })));
  renewInvitations = (): Promise<void> =>
    this.attempt(async () => void (this.invitations = (await this.ask({ type: 'invitations' })).invitations));
  renew = (pages: AnyPages): Promise<void> => this.attempt(() => pages.renew());
  older = (pages: AnyPages): Promise<void> => this.attempt(() => pages.older());

  closeRoom = (room: string): Promise<void> =>
    this.attempt(async () => {
      await this.ask({ type: 'close_room', room });
      await this.rooms.renew();
    });
  removePerson = (person: number): Promise<void> =>
    this.attempt(async () => {
      await this.ask({ type: 'remove_person', person });
      await this.people.renew();
    });
  announce = (text: string): Promise<void> =>
    this.attempt(async () => {
      await this.ask({ type: 'announce', text });
      this.overview = await this.ask({ type: 'overview' });
    });
  invite = (uses: number, days: number): Promise<void> =>
    this.attempt(async () => {
      this.invited = await this.ask({ type: 'invite', uses, days });
      this.invitations = (await this.ask({ type: 'invitations' })).invitations;
    });
  revoke = (number: number): Promise<void> =>
    this.attempt(async () => {
      await this.ask({ type: 'revoke_invitation', number });
      if (this.invited?.number === number) this.invited = null;
      this.invitations = (await this.ask({ type: 'invitations' })).invitations;
    });

  /** Only this row changes, so that somebody who uses the keyboard keeps their place. */
  changeList = ({ change: _, ...ruling }: WordRuling, change: ListChange): Promise<void> =>
    this.attempt(async () => {
      const why = await this.refusalOf({ type: 'change_list', list: ruling.list, word: ruling.word, change });
      this.listProblem = why && { number: ruling.number, why };
      if (!why) this.rulings.replace(change === 'take_back' ? ruling : { ...ruling, change });
    });

  /** A refusal stays beside the button, because making a backup may take a while. */
  backUp = async (): Promise<void> => {
    this.backingUp = true;
    this.backupProblem = null;
    await this.attempt(async () => {
      this.backupProblem = await this.refusalOf({ type: 'back_up' });
      this.overview = await this.ask({ type: 'overview' });
    }).finally(() => (this.backingUp = false));
  };

  private async signIn(secret: string): Promise<void> {
    token.remember((await this.server({ type: 'sign_in', secret }, null)).token);
    this.secret = null;
  }

  private async refusalOf(request: HostRequest): Promise<HostRefusal | null> {
    try {
      await this.ask(request);
      return null;
    } catch (why) {
      if (why instanceof HostRefusal && why.code !== 'SIGNED_OUT') return why;
      throw why;
    }
  }

  private ask<R extends HostRequest>(request: R) {
    return this.server(request, token.recall());
  }

  /** Does something, and shows why if that is refused. */
  private async attempt(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      await act();
    } catch (why) {
      if (!(why instanceof HostRefusal)) throw why;
      this.problem = why;
      if (why.code === 'SIGNED_OUT') this.leave();
    } finally {
      this.busy = false;
    }
  }

  private leave(): void {
    token.remember(null);
    this.signedIn = false;
    this.overview = null;
    this.invited = null;
    this.backupProblem = null;
    this.listProblem = null;
  }
}

const from = (number?: number) => (number === undefined ? {} : { older_than: number });
