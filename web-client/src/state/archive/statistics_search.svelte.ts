import { ApiRefused } from '../../connection/http/api_request.ts';
import type { AskArchive, Statistics } from '../../connection/http/archive_api.ts';

/** Finds what the reader, two people, or those who play most in a room have reached. Only the answer to the last search counts. */
export class StatisticsSearch {
  /** Null until the first answer has come. */
  found = $state.raw<Statistics | null>(null);
  problem = $state.raw<ApiRefused | null>(null);
  busy = $state(false);
  private latest = 0;

  /** `room` is its code, or empty for the reader's own games. */
  constructor(
    private readonly ask: AskArchive,
    private readonly room: string,
  ) {}

  async find(opponent: string, system: string): Promise<void> {
    const search = ++this.latest;
    const isLast = () => search === this.latest;
    const pair = opponent.trim();
    this.busy = true;
    this.problem = null;
    try {
      const found = await this.ask('statistics', { room: this.room, system, opponent: pair, player: this.room && !pair ? '' : 'me' });
      if (isLast()) this.found = found;
    } catch (why) {
      if (!(why instanceof ApiRefused)) throw why;
      if (isLast()) this.problem = why;
    } finally {
      if (isLast()) this.busy = false;
    }
  }
}
