import { roomPage } from '../../browser/base.ts';
import type { Connection } from '../../connection/connection.ts';
import { askPatiently } from '../../connection/ask_patiently.ts';
import { Lost } from '../../connection/failures.ts';
import type { MyGamesNow, PlaceInList, RoomSummary } from '../../connection/protocol.ts';

const isOver = ({ stage }: RoomSummary) => stage === 'over';

/** The order of the list: what asks something of the player first, then what has the least time left; games that are over come last. */
export const inOrder = (one: RoomSummary, other: RoomSummary): number =>
  Number(isOver(one)) - Number(isOver(other)) ||
  Number(!one.asked) - Number(!other.asked) ||
  (one.until ?? Number.MAX_SAFE_INTEGER) - (other.until ?? Number.MAX_SAFE_INTEGER) ||
  other.changed - one.changed ||
  one.room.localeCompare(other.room) ||
  one.game - other.game;

const isSame = (one: RoomSummary, other: RoomSummary) => one.room === other.room && one.game === other.game;

/** The page of a game that has begun is its own. That of its room would lead to the newest game, which may be one that others play. */
export const pageInList = ({ room, game, stage }: RoomSummary): string => roomPage(room, stage === 'waiting' ? undefined : game);

/** Whether a game asks something of the player that it did not ask before, or has ended since. */
function calls(game: RoomSummary, before: RoomSummary[]): boolean {
  const was = before.find((other) => isSame(game, other));
  if (game.asked) return was?.asked !== game.asked;
  return was !== undefined && isOver(game) && !isOver(was);
}

type Follower = {
  /** Called when the list has changed. */
  changed: (games: RoomSummary[]) => void;
  /** Called for each game that has begun to ask something of the player, or has ended, since the list was known. */
  called: (game: RoomSummary) => void;
};

/** The player's games as far as they have been loaded. The server says when one changes, wherever that happens. */
export class MyGames {
  /** In their order; null until the first page has come. */
  games = $state.raw<RoomSummary[] | null>(null);
  private next = $state.raw<PlaceInList | null>(null);
  /** There are more games than have been loaded. */
  readonly more = $derived.by(() => this.next !== null);
  /** How many of them ask something of the player. */
  readonly asking = $derived.by(() => (this.games ?? []).filter(({ asked }) => asked).length);
  /** A game is under way. */
  readonly underWay = $derived.by(() => (this.games ?? []).some(({ stage }) => stage === 'playing'));

  constructor(
    private readonly connection: Pick<Connection, 'ask'>,
    private readonly isOpen: () => boolean,
    private readonly follower: Follower,
  ) {}

  /** Loads the beginning of the list, and has the server tell of changes until the function that it returns is called. */
  follow(): () => void {
    let follows = true;
    const isWanted = () => follows;
    void askPatiently(() => this.connection.ask({ type: 'follow_my_games' }), isWanted).catch(() => undefined);
    void this.read(null, isWanted);
    return () => {
      follows = false;
      if (this.isOpen()) void this.connection.ask({ type: 'unfollow_my_games' }).catch(() => undefined); // otherwise it has ended with the connection
    };
  }

  loadMore = async (): Promise<void> => {
    const { next } = this;
    if (next) await this.read(next, () => this.next === next);
  };

  /** Some rooms have changed: all that was known of them is replaced. */
  hear({ rooms, games }: MyGamesNow): void {
    if (this.games) this.renew(this.games.filter(({ room }) => !rooms.includes(room)), games);
  }

  forget(): void {
    this.games = null;
    this.next = null;
    this.follower.changed([]);
  }

  private async read(after: PlaceInList | null, isWanted: () => boolean): Promise<void> {
    try {
      const { rooms, next } = await askPatiently(() => this.connection.ask({ type: 'rooms', ...(after ? { after } : {}) }), isWanted);
      this.next = next ?? null;
      if (after) this.become(this.games ?? [], rooms);
      else this.renew([], rooms);
    } catch (why) {
      if (!(why instanceof Lost)) this.games ??= [];
    }
  }

  /** The same for what is news, and not only loaded later. */
  private renew(known: RoomSummary[], news: RoomSummary[]): void {
    const before = this.games;
    this.become(known, news);
    if (before) for (const game of news.filter((one) => calls(one, before))) this.follower.called(game);
  }

  private become(known: RoomSummary[], news: RoomSummary[]): void {
    const others = known.filter((one) => !news.some((other) => isSame(one, other)));
    this.games = [...others, ...news].toSorted(inOrder);
    this.follower.changed(this.games);
  }
}
