import { Connection, Lost, Refused, type Link } from './connection.ts';
import type { Lexicon, Refusal, RoomSummary, Settings, Welcome } from './protocol.ts';
import { router } from './route.svelte.ts';
import { recall, remember } from './storage.ts';
import { Table } from './table.svelte.ts';
import { toasts } from './toasts.svelte.ts';

/** This browser's visit: who one is, the connection, one's rooms, and the room that one looks at. */
class Session {
  link = $state<Link>('connecting');
  name = $state(recall<string>('name') ?? '');
  rooms = $state.raw<RoomSummary[] | null>(null);
  table = $state.raw<Table | null>(null);
  /** Another version of the server than the one that this page met first: the page may be too old. */
  outdated = $state(false);
  /** The word lists of the server; null if it is too old to say. */
  lexicons = $state.raw<Lexicon[] | null>(null);
  private server: string | null = null;
  private readonly connection = new Connection(
    { token: () => recall<string>('token'), keep: (token) => remember('token', token) },
    {
      link: (link) => (this.link = link),
      welcome: (welcome) => this.meet(welcome),
      resume: async () => this.table?.join(true),
      notice: (notice) => this.table?.hear(notice),
    },
  );

  start(): void {
    this.connection.open();
    addEventListener('online', () => this.connection.hurry());
    addEventListener('offline', () => this.connection.drop());
    document.addEventListener('visibilitychange', () => document.hidden || this.connection.hurry());
  }

  rename(name: string): void {
    this.name = name;
    remember('name', name);
  }

  async loadRooms(): Promise<void> {
    try {
      this.rooms = (await this.connection.ask({ type: 'rooms' })).rooms;
    } catch (why) {
      if (!(why instanceof Lost)) this.rooms ??= [];
    }
  }

  /** Makes a room and goes there; gives back why not, for the form to show. */
  async create(settings: Settings, level?: string): Promise<Pick<Refusal, 'message' | 'field'> | null> {
    const asked = { type: 'create', name: this.name, settings, ...(level ? { level } : {}) } as const;
    try {
      const { room } = await this.connection.ask(asked);
      router.go(`/r/${room}`);
      return null;
    } catch (why) {
      return why instanceof Refused ? why.refusal : { message: 'The connection was lost. Please try again.' };
    }
  }

  enter(code: string): void {
    if (this.table?.code === code) return;
    this.leave();
    this.table = new Table(code, this.connection);
    if (this.link === 'open') void this.table.join();
  }

  leave(): void {
    if (!this.table) return;
    this.table = null;
    this.connection.forget();
    if (this.link === 'open') void this.connection.ask({ type: 'leave' }).catch(() => undefined);
  }

  private meet({ server, name, lexicons }: Welcome): void {
    this.lexicons = lexicons ?? null;
    if (this.server !== null && this.server !== server) this.outdated = true;
    if (this.server !== null) toasts.speak('Connected again.');
    this.server ??= server;
    if (!this.name && name) this.rename(name);
  }
}

export const session = new Session();
