import { askAgain } from '../../connection/ask_again.ts';
import { Forgotten, Refused } from '../../connection/failures.ts';
import type { Entry, Log } from '../../connection/protocol.ts';
import { isWhole, knownFrom, withOlder, type ViewedGame } from './viewed_game.ts';

/** The most versions that one answer holds. */
export const pageSize = 200;

/** Some versions of a game and, once it is over, who thought when. */
export type LogPart = Pick<Log, 'events' | 'times'>;
export type WholeLog = Required<LogPart>;

type Fetch = (from: number, to: number) => Promise<LogPart>;
type Holder = { viewed: ViewedGame | null };

/** The versions of the page that ends just before this version. */
const pageBefore = (v: number): [from: number, to: number] => [Math.max(1, v - pageSize), v - 1];

/** Loads the log of a game in pages, from the newest back to the first entry, which need not be version 1. */
export class LogPages {
  private coming = $state.raw<Promise<boolean> | null>(null);

  constructor(
    private readonly holder: Holder,
    private readonly fetch: Fetch,
  ) {}

  get loading(): boolean {
    return this.coming !== null;
  }

  /** Older versions exist that have not been loaded. */
  get more(): boolean {
    const { viewed } = this.holder;
    return viewed !== null && this.known > 1 && !isWhole(viewed.log);
  }

  /** The first version that is known; 1 if there is no game. */
  private get known(): number {
    return this.holder.viewed ? knownFrom(this.holder.viewed) : 1;
  }

  /** Loads one more page, or waits for the one that is coming. False if nothing was added. */
  async older(): Promise<boolean> {
    if (!this.more) return false;
    return (this.coming ??= this.load());
  }

  /** Loads everything back to the first entry. */
  async back(): Promise<void> {
    while (await this.older());
  }

  /** The whole log as this viewer may see it now: after the end, all of it. */
  async whole(): Promise<WholeLog> {
    const log: WholeLog = { events: [], times: [] };
    let before = (this.holder.viewed?.v ?? 0) + 1;
    while (before > 1 && !isWhole(log.events)) {
      const { events, times = [] } = await this.persist(...pageBefore(before));
      if (events.length === 0) break;
      log.events.unshift(...events);
      log.times.unshift(...times);
      before = events[0]!.v;
    }
    return log;
  }

  private async load(): Promise<boolean> {
    try {
      const page = await this.pageBeforeKnown();
      const viewed = this.holder.viewed!;
      this.holder.viewed = withOlder(viewed, page);
      return this.holder.viewed !== viewed;
    } catch (why) {
      if (why instanceof Refused || why instanceof Forgotten) return false;
      throw why;
    } finally {
      this.coming = null;
    }
  }

  /** The page before what is known. A new snapshot that comes meanwhile leaves a gap, so that another page is needed. */
  private async pageBeforeKnown(): Promise<Entry[]> {
    for (;;) {
      const known = this.known;
      const { events } = await this.persist(...pageBefore(known));
      if (known === this.known) return events;
    }
  }

  private persist(...range: Parameters<Fetch>): Promise<LogPart> {
    return askAgain(() => this.fetch(...range));
  }
}
