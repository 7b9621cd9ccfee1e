import { badge } from '../calls/badge.ts';
import { Connection, Lost, Refused, type Admission, type Link } from './connection.ts';
import type { Lexicon, Refusal, RoomSummary, SeatChoices, Settings, Strength, Welcome } from './protocol.ts';
import { invitationIn, router } from '../app/route.svelte.ts';
import { recall, remember } from '../app/storage.ts';
import type { Catalogue } from '../rules/catalogue.ts';
import { Table } from '../state/table.svelte.ts';
import { toasts } from '../app/toasts.svelte.ts';
import { t } from '../languages/text.ts';
import { inWords } from '../words/refusals/refusals.ts';

/** Why a room was not created, for the form to show. */
export type Trouble = Pick<Refusal, 'message' | 'field'>;

/** This browser's visit: the player's name, the connection, the player's rooms, and the room on the screen. */
class Session {
  link = $state<Link>('connecting');
  name = $state(recall<string>('name') ?? '');
  /** The stand-in that the player agrees to, in rooms of friends. */
  ifAway = $state(recall<Strength>('if_away'));
  rooms = $state.raw<RoomSummary[] | null>(null);
  table = $state.raw<Table | null>(null);
  /** The server has changed since this page first connected: the page may be too old. */
  outdated = $state(false);
  /** The word lists of the server; null if it is too old to say. */
  lexicons = $state.raw<Lexicon[] | null>(null);
  /** What can be played and what can be set, once the server has said so. */
  catalogue = $state.raw<Catalogue | null>(null);
  /** Why the server does not let us in, if so. */
  turnedAway = $state.raw<Refusal | null>(null);
  /** Why the invitation in the link did not help. */
  invitationProblem = $state.raw<Refusal | null>(null);
  /** What the host of the server has to say to everybody. */
  announcement = $state('');
  private admission: Admission = {};
  private server: string | null = null;
  private readonly connection = new Connection(
    { token: () => recall<string>('token'), keep: (token) => remember('token', token), admission: () => this.admission },
    {
      link: (link) => (this.link = link),
      welcome: (welcome) => this.meet(welcome),
      resume: async () => this.table?.sync.resume(),
      notice: (notice) => this.table?.sync.hear(notice),
      announcement: (text) => (this.announcement = text),
      turnedAway: (refusal) => this.stayOutside(refusal),
    },
  );

  start(): void {
    const invitation = invitationIn(location.hash);
    if (invitation) this.admission = { invitation };
    this.connection.open();
    addEventListener('online', () => this.connection.hurry());
    addEventListener('offline', () => this.connection.drop());
    document.addEventListener('visibilitychange', () => document.hidden || this.connection.hurry());
  }

  /** Tries to get in, with a password if there is one. */
  enterAgain(password?: string): void {
    if (password) this.admission = { password };
    this.turnedAway = null;
    this.connection.enterAgain();
  }

  rename(name: string): void {
    this.name = name;
    remember('name', name);
  }

  async loadCatalogue(): Promise<void> {
    if (this.catalogue) return;
    try {
      this.catalogue = await this.connection.ask({ type: 'catalogue' });
    } catch (why) {
      if (!(why instanceof Lost)) throw why;
    }
  }

  async loadRooms(): Promise<void> {
    try {
      this.rooms = (await this.connection.ask({ type: 'rooms' })).rooms;
      badge.list(this.rooms);
    } catch (why) {
      if (!(why instanceof Lost)) this.rooms ??= [];
    }
  }

  /** What a message says of the stand-in that the player agrees to. */
  get agreed(): SeatChoices {
    return this.ifAway ? { if_away: this.ifAway } : {};
  }

  agree(strength: Strength | null): void {
    this.ifAway = strength;
    remember('if_away', strength);
  }

  /** Creates a room and opens it. */
  async create(settings: Settings, level?: string): Promise<Trouble | null> {
    const made = await this.make(settings, { ...(level ? { level } : {}), ...this.agreed });
    if (!(made instanceof Table)) return made;
    router.go(`/r/${made.code}`);
    return null;
  }

  /** Creates a room with a computer, starts the game, and opens it. */
  async createSolo(settings: Settings, strength: Strength, level?: string): Promise<Trouble | null> {
    const table = await this.make(settings, level ? { level } : {});
    if (!(table instanceof Table)) return table;
    const refusal = await table.startSolo(strength);
    if (this.table !== table) return null; // the player has gone to another room
    if (refusal === null) {
      router.go(`/r/${table.code}`);
      return null;
    }
    await table.commands.leaveSeat();
    if (this.table === table) this.leave();
    return { message: refusal };
  }

  /** Opens a room. The table exists at once; the promise resolves when its room has been requested. */
  async enter(code: string): Promise<Table> {
    if (this.table?.code === code) return this.table;
    const table = this.open(code);
    if (this.link === 'open') await table.sync.join(); // otherwise the connection joins when it is back
    return table;
  }

  leave(): void {
    if (!this.table) return;
    const { room } = this.table.sync.about;
    this.table = null;
    this.connection.forget();
    if (this.link === 'open') void this.connection.ask({ type: 'leave', room }).catch(() => undefined);
  }

  /** Makes a room, which the server has this connection join at once. */
  private async make(settings: Settings, seat: SeatChoices): Promise<Table | Trouble> {
    const asked = { type: 'create', name: this.name, settings, join: true, ...seat } as const;
    try {
      const created = await this.connection.ask(asked);
      const table = this.open(created.room);
      table.sync.enter(created);
      return table;
    } catch (why) {
      if (!(why instanceof Refused)) return { message: t('connection-lost-again') };
      return { ...why.refusal, message: inWords(why.refusal) };
    }
  }

  /** The table of a room, in place of the one on the screen. */
  private open(code: string): Table {
    this.leave();
    return (this.table = new Table(code, this.connection));
  }

  private meet({ server, name, lexicons }: Welcome): void {
    this.announcement = '';
    this.turnedAway = null;
    this.invitationProblem = null;
    router.forgetInvitation();
    this.lexicons = lexicons ?? null;
    if (this.server !== null && this.server !== server) this.outdated = true;
    if (this.server !== null) toasts.speak(t('connection-back'));
    this.server ??= server;
    if (!this.name && name) this.rename(name);
  }

  /** Without an invitation that does not help, the server says what else it asks for. */
  private stayOutside(refusal: Refusal): void {
    if (refusal.code === 'BAD_INVITATION') {
      this.invitationProblem = refusal;
      this.admission = {};
      this.connection.enterAgain();
    } else {
      this.turnedAway = refusal;
    }
  }
}

export const session = new Session();
