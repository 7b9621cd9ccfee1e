import type { Connection } from '../../connection/connection.ts';
import { Lost, Refused } from '../../connection/failures.ts';
import type { Notice } from '../../connection/listener.ts';
import { againAfter } from '../../connection/refusals.ts';
import type { Allowed, Asked, Away, ChatNotice, Clocks, Entry, Events, GameEvent, InRoom, Refusal, RoomNow } from '../../connection/protocol.ts';
import type { EnteredWithEvents, EnteredWithSnapshot, Seat, StandInRequest } from '../../connection/protocol.ts';
import { LogPages } from './log_pages.svelte.ts';
import { fold, needsSnapshot } from './fold/reduce.ts';
import { renewed, type ViewedGame } from './viewed_game.ts';
import { seatOf } from './seated_person.ts';

type Follower = {
  /** Called after each event that arrives, when it has been folded; `before` is the game without it, and `at` when it happened. */
  happened: (event: GameEvent, before: ViewedGame, at: number) => void;
  /** Called when all events of a frame have been folded; `asked` is what the game asked of the viewer before. */
  arrived: (events: GameEvent[], asked: Asked | null) => void;
  /** Called when the game has been joined. */
  joined: () => void;
};

/** What the server lets the viewer do, and asks of them, and the clocks. */
type Allowance = { may: Allowed[]; asked?: Asked; clocks?: Clocks };

/** Keeps a game of a room as the server has it: joins it, folds what arrives in order, and fetches what is missing. */
export class GameSync {
  viewed = $state.raw<ViewedGame | null>(null);
  seat = $state<number | null>(null);
  /** What the viewer may do as of `viewed.v`. */
  may = $state.raw<Allowed[]>([]);
  /** What the game is then waiting for the viewer to do. */
  asked = $state.raw<Asked | null>(null);
  /** The clocks as of `viewed.v`; null where nobody is timed. */
  clocks = $state.raw<Clocks | null>(null);
  presence = $state.raw<boolean[]>([]);
  /** How many people without a seat are connected, this viewer included. */
  watchers = $state(0);
  /** The seats for which others may ask for a stand-in, and from when. */
  away = $state.raw<Away[]>([]);
  /** The open requests for stand-ins: who has agreed, and who is asked. */
  standInRequests = $state.raw<StandInRequest[]>([]);
  /** Why the room could not be joined. */
  problem = $state.raw<Refusal | null>(null);
  /** In how many milliseconds to join again, if that could not be done just now. */
  readonly joinAgainAfter = $derived.by(() => this.problem && againAfter(this.problem));
  /** The room and game, for every request about them. */
  about: InRoom;
  readonly pages: LogPages;
  /** A play that was made before the snapshot has been withdrawn: only a new snapshot has the board. */
  private incomplete = false;
  /** Of the room, once the player has typed it. */
  private password: string | null = null;
  /** Frames that came before the versions that they follow. */
  private early: Events[] = [];

  constructor(
    private readonly code: string,
    /** Which of the room's games; the newest if missing, until that has been joined. */
    private game: number | undefined,
    private readonly connection: Connection,
    private readonly follower: Follower,
  ) {
    this.about = { room: code, game: game ?? 1 };
    this.pages = new LogPages(this, (from, to) => connection.ask({ type: 'log', from, to, ...this.about }));
  }

  /** Joins, or asks for what is new since. */
  join = (): Promise<void> => this.request('ask');
  /** The same with the password of the room. */
  joinWith(password: string): Promise<void> {
    this.password = password;
    return this.join();
  }
  /** The same on a new connection, before anything else is sent. */
  resume = (): Promise<void> => this.request('askFirst');

  hear(notice: Exclude<Notice, RoomNow | ChatNotice>): void {
    if (notice.room !== this.about.room) return;
    if (notice.type === 'room_closed') this.close();
    else if (notice.game !== this.about.game) return; // of a game that we have just left
    else if (notice.type === 'events') this.take(notice);
    else {
      this.presence = notice.present;
      this.watchers = notice.watchers;
      this.away = notice.away ?? [];
      this.standInRequests = notice.stand_in_requests ?? [];
    }
  }

  /** Takes over what the server sends on entering the room: the state of the game, or what is new after version `seen`. `asked`: the version that the page had then. */
  enter(entered: EnteredWithSnapshot | EnteredWithEvents, seen = 0, asked?: number): void {
    this.about = { room: entered.room, game: entered.game };
    this.game = entered.game;
    this.problem = null;
    if (entered.snapshot) this.begin(entered, asked);
    else this.fold(entered.events, entered, seen);
    this.seat = entered.seat;
    this.early.splice(0).forEach((frame) => this.take(frame));
    this.follower.joined();
  }

  /** The host of the server has closed the room: nothing more happens in it. */
  private close(): void {
    this.refused({ type: 'error', id: null, code: 'ROOM_CLOSED', message: '' }); // the code says it
  }

  /**
   * The answer begins with the newest entry that is known here; where none is, it is the state. If it begins with another entry, or has none, the server
   * has gone back to a backup in which the game has another history.
   */
  private async request(ask: 'ask' | 'askFirst'): Promise<void> {
    const asked = this.viewed?.v;
    const known = this.incomplete ? undefined : this.viewed?.log.at(-1);
    const seen = known && known.v - 1;
    const { game } = this;
    const request = {
      type: 'join' as const,
      room: this.code,
      ...(game === undefined ? {} : { game }),
      ...(seen === undefined ? {} : { seen }),
      ...(this.password === null ? {} : { password: this.password }),
    };
    try {
      const entered = await this.connection[ask](request);
      if (!entered.snapshot && known && !isSame(known, entered.events[0])) {
        this.incomplete = true;
        if (this.viewed) this.viewed = { ...this.viewed, log: [] };
        return await this.request(ask);
      }
      this.enter(entered, seen, asked);
    } catch (why) {
      if (why instanceof Refused) this.refused(why.refusal);
      else if (!(why instanceof Lost)) throw why;
    }
  }

  /** Somebody who is out of the room sees nothing of it any more, unless they will be in it again by themselves. */
  refused(refusal: Refusal): void {
    this.problem = refusal;
    if (againAfter(refusal) !== null) return;
    this.viewed = null;
    this.password = null; // a wrong one is not tried again
  }

  /** What has come in the meantime may be newer than the snapshot. */
  private begin(entered: EnteredWithSnapshot, asked?: number): void {
    const { snapshot } = entered;
    if (this.viewed && snapshot.v < this.viewed.v && this.viewed.v !== asked) return;
    this.viewed = renewed(this.viewed, snapshot);
    this.incomplete = false;
    this.allow(entered);
  }

  private take(frame: Events): void {
    const [first] = frame.events;
    if (this.viewed && first && first.v <= this.viewed.v + 1) {
      this.fold(frame.events, frame);
      return;
    }
    this.early.push(frame);
    if (this.viewed) void this.join();
  }

  /** Folds entries; what the viewer may do counts unless something newer is known already. */
  private fold(entries: Entry[], allowance: Allowance, seen = 0): void {
    const { asked } = this;
    const events = entries.flatMap((entry) => this.foldOne(entry));
    if (this.viewed?.v === (entries.at(-1)?.v ?? seen)) this.allow(allowance);
    this.follower.arrived(events, asked);
    if (this.incomplete) void this.join();
  }

  private allow({ may, asked, clocks }: Allowance): void {
    this.may = may;
    this.asked = asked ?? null;
    this.clocks = clocks ?? null;
  }

  /** Its event, if it is new and the viewer sees it. */
  private foldOne(entry: Entry): GameEvent[] {
    const viewed = this.viewed;
    if (!viewed || entry.v <= viewed.v) return [];
    this.viewed = fold(viewed, entry);
    this.incomplete ||= needsSnapshot(viewed, entry);
    if (entry.event?.type === 'seats_changed') this.seat = seatAfter(this.seat, viewed.seats, entry.event.seats);
    if (!entry.event) return [];
    this.follower.happened(entry.event, viewed, entry.at);
    return [entry.event];
  }
}

const isSame = (known: Entry, other: Entry | undefined): boolean => known.v === other?.v && known.at === other.at;

/** Where the person in `seat` sits when the seats have changed; null if nowhere any more. */
const seatAfter = (seat: number | null, before: Seat[], after: Seat[]): number | null =>
  seatOf(seat === null ? undefined : before[seat]?.name, after);
