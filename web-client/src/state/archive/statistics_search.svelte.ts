import { ApiRefused } from '../../connection/http/api_request.ts';
import type { AskArchive, Statistics, Wanted } from '../../connection/http/archive_api.ts';
import { latestRequest } from '../../connection/latest_request.ts';

/** Names as they were filled in; what is empty does not matter. */
export type StatisticsForm = { player: string; opponent: string; system: string };

/** Finds what somebody, two people, or those who play most in a room have reached. Only the answer to the last search counts. */
export class StatisticsSearch {
  /** Null until the first answer has come. */
  found = $state.raw<Statistics | null>(null);
  problem = $state.raw<ApiRefused | null>(null);
  busy = $state(false);
  private readonly begin = latestRequest();

  /** `room` is its code, or empty for the reader's own games. */
  constructor(
    private readonly ask: AskArchive,
    private readonly room: string,
  ) {}

  async find(form: StatisticsForm): Promise<void> {
    const isLatest = this.begin();
    this.busy = true;
    this.problem = null;
    try {
      const found = await this.ask('statistics', this.wantedBy(form));
      if (isLatest()) this.found = found;
    } catch (why) {
      if (!(why instanceof ApiRefused)) throw why;
      if (isLatest()) this.problem = why;
    } finally {
      if (isLatest()) this.busy = false;
    }
  }

  /** Where nobody is named it is about the reader, or in a room about those who play most. */
  private wantedBy({ player, opponent, system }: StatisticsForm): Wanted {
    const pair = opponent.trim();
    return { room: this.room, system, opponent: pair, player: player.trim() || (this.room && !pair ? '' : 'me') };
  }
}
