import { ApiRefused } from '../../connection/http/api_request.ts';
import type { AskArchive, FinishedGame, PlayedWord, Wanted } from '../../connection/http/archive_api.ts';
import { latestRequest } from '../../connection/latest_request.ts';

/** The kinds of lists that come in pages. */
export type ListKind = 'games' | 'words';
/** What the rows of each kind are. */
export type RowOf = { games: FinishedGame; words: PlayedWord };
type Page<Kind extends ListKind> = { [List in Kind]: RowOf[List][] } & { next?: string };

/** A browser may know a time zone that is newer than those on the server's machine. */
const isAboutZone = ({ field }: ApiRefused): boolean => field === 'zone';

/** A search whose results come page by page. A new search drops what is still on its way. */
export class ArchiveSearch<Kind extends ListKind> {
  /** Null until the first page has come. */
  rows = $state.raw<RowOf[Kind][] | null>(null);
  busy = $state(false);
  problem = $state.raw<ApiRefused | null>(null);
  /** What failed was a further page: the rows before it are those that were asked for. */
  failedBelow = $state(false);
  /** How many pages the rows are. */
  pages = 0;
  /** The rows are of the day in UTC, because the server does not know where the reader is. */
  inUtc = $state(false);
  /** Asks once more for what was asked for last. */
  again: () => Promise<void> = () => Promise.resolve();
  /** What the rows are about. */
  private wanted: Wanted = {};
  private next = $state<string | null>(null);
  private readonly begin = latestRequest();

  constructor(
    private readonly kind: Kind,
    private readonly ask: AskArchive,
  ) {}

  get more(): boolean {
    return this.next !== null;
  }

  /** Searches anew, and shows so many pages; the rows stay until the answer comes. */
  async find(wanted: Wanted, pages = 1): Promise<void> {
    await this.load(wanted, [], {});
    while (this.wanted === wanted && this.pages < pages && this.more && !this.busy && !this.problem) await this.older();
  }

  /** Shows nothing, where there is nothing to search for. */
  clear(): void {
    this.begin(); // what is under way no longer counts
    this.rows = [];
    this.next = null;
    this.problem = null;
    this.busy = this.inUtc = false;
  }

  /** The next page, if there is one. */
  async older(): Promise<void> {
    if (this.next !== null && !this.busy) await this.load(this.wanted, this.rows ?? [], { after: this.next });
  }

  private async load(wanted: Wanted, before: RowOf[Kind][], place: Wanted): Promise<void> {
    const isLatest = this.begin();
    this.again = () => this.load(wanted, before, place);
    this.busy = true;
    this.problem = null;
    try {
      const answer = (await this.ask(this.kind, { ...wanted, ...place })) as unknown as Page<Kind>;
      if (!isLatest()) return;
      this.wanted = wanted;
      this.rows = [...before, ...(answer[this.kind] as RowOf[Kind][])];
      this.pages = before.length === 0 ? 1 : this.pages + 1;
      this.next = answer.next ?? null;
      this.inUtc = Boolean(wanted.day) && !wanted.zone;
    } catch (why) {
      if (!(why instanceof ApiRefused)) throw why;
      if (!isLatest()) return;
      if (why.code === 'BAD_CURSOR') return await this.find(wanted, this.pages + 1); // its last row was removed meanwhile
      if (isAboutZone(why) && wanted.zone) return await this.find({ ...wanted, zone: '' });
      this.problem = why;
      this.failedBelow = place.after !== undefined;
    } finally {
      if (isLatest()) this.busy = false;
    }
  }
}
