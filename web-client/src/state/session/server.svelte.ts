import { askAgain } from '../../connection/ask_again.ts';
import { askPatiently } from '../../connection/ask_patiently.ts';
import type { Connection } from '../../connection/connection.ts';
import type { Lexicon, Welcome } from '../../connection/protocol.ts';
import type { Catalogue } from '../../rules/catalogue.ts';

/** What the server says about itself: what it has, and whether this page is old for it. */
export class Server {
  /** The page may be too old: the server has changed since the page connected, or has a newer page. A reader who has been told so can put that away. */
  pageIsOld = $state(false);
  /** The word lists of the server; null if it is too old to say. */
  lexicons = $state.raw<Lexicon[] | null>(null);
  /** What can be played and what can be set, once the server has said so. */
  catalogue = $state.raw<Catalogue | null>(null);
  /** What the host of the server has to say to everybody. */
  announcement = $state('');
  /** The version that this page last connected to. */
  private version: string | null = null;
  /** The request for the catalogue. */
  private coming: Promise<void> | null = null;

  constructor(private readonly connection: Pick<Connection, 'ask'>) {}

  /** Takes up what a welcome says. Returns whether this page has been connected before. */
  meet({ server, lexicons }: Pick<Welcome, 'server' | 'lexicons'>): boolean {
    const isBack = this.version !== null;
    this.announcement = '';
    this.lexicons = lexicons ?? null;
    if (isBack && this.version !== server) this.pageIsOld = true;
    this.version = server;
    return isBack;
  }

  /** Asked for when it is first needed, until it is there. */
  loadCatalogue(): Promise<void> {
    return (this.coming ??= this.fetchCatalogue());
  }

  private async fetchCatalogue(): Promise<void> {
    const ask = () => this.connection.ask({ type: 'catalogue' });
    this.catalogue = await askAgain(() => askPatiently(ask));
  }
}
