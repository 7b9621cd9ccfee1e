import { Analyses } from './analyses.svelte.ts';
import { notePlaces } from '../board/glide.ts';
import { Lost, Refused, type Connection } from '../connection/connection.ts';
import { PlayPreview } from '../entry/preview.svelte.ts';
import { Hand } from '../entry/hand.svelte.ts';
import { playOf } from './moves.ts';
import type {
  Analysis,
  Cell,
  Entry,
  Events,
  FoundWord,
  Hint,
  InRoom,
  Opinion,
  Options,
  Presence,
  Refusal,
  RoomCommand,
  RoomEvent,
  Snapshot,
  StandInRequest,
  Strength,
} from '../connection/protocol.ts';
import { fold, roomOf } from './reduce.ts';
import { type Room } from './room.ts';
import { isMissing } from './stand_ins.ts';
import { toasts } from '../app/toasts.svelte.ts';
import { newsOf } from '../words/news.ts';
import { inWords } from '../words/refusals.ts';

/** Events that show a toast: to everybody, or to everybody but their author. */
const shownToAll = new Set<RoomEvent['type']>([
  'first_chosen',
  'racks_shown',
  'turn_skipped',
  'upheld',
  'withdrawn',
  'ended',
]);
const shownToOthers = new Set<RoomEvent['type']>([
  'starter_placed',
  'exchanged',
  'passed',
  'challenged',
  'resigned',
  'stand_in_added',
  'seat_reclaimed',
]);

type Problem = Pick<Refusal, 'code' | 'message' | 'cells' | 'words'>;

/** One room as this page sees it: what the server has sent, the player's hand, and what the player may do. */
export class Table {
  room = $state.raw<Room | null>(null);
  seat = $state<number | null>(null);
  presence = $state.raw<boolean[]>([]);
  /** The open requests for stand-ins, and who has agreed. */
  standInRequests = $state.raw<StandInRequest[]>([]);
  problem = $state.raw<Refusal | null>(null);
  /** The command that is waiting for its answer. */
  sending = $state<RoomCommand['type'] | null>(null);
  /** The order was drawn, or the game ended, while the page was open: this gets a dialog. */
  justDrawn = $state(false);
  justEnded = $state(false);
  /** The game is over and the page shows its review. */
  reviewing = $state(false);
  readonly preview: PlayPreview;
  readonly hand = new Hand(notePlaces, () => this.preview.ask(this.hand.placement, this.hand.line));
  readonly game = $derived(this.room?.game ?? null);
  /** The strength of the computer that plays for this player, if any. */
  readonly standIn = $derived(this.standInOn(this.seat));
  readonly myTurn = $derived(this.isMyTurn());
  /** The play that this player may challenge now. */
  readonly pending_play = $derived(this.openContest());
  /** The next player waits until the window closes. */
  readonly held = $derived(this.game?.pending_play?.window === 'held' || this.game?.pending_play?.window === 'final');
  /** It is this player's turn to place the starter. */
  readonly mustPlaceStarter = $derived(this.myTurn && Boolean(this.game?.placing_starter));
  readonly dispute = $derived(this.game?.pending_play?.dispute ?? null);
  readonly canPass = $derived(this.myTurn && !this.held && !this.dispute && !this.mustPlaceStarter && this.sending === null);
  readonly canPlay = $derived.by(() => this.canPass && this.hand.laid.length > 0 && this.preview.refusal === null);
  readonly canExchange = $derived(this.canPass && this.mayExchange());
  readonly canHint = $derived(this.canPass && this.room?.rules.hints === 'own_rack');
  readonly canAccept = $derived(this.pending_play !== null && this.held);
  readonly canResign = $derived(this.isPlaying() && this.standIn === null);
  /** Good plays by turn, and what was possible by version. */
  readonly hints = new Analyses(() => this.connection.ask({ type: 'hint', ...this.about }));
  readonly analysis = new Analyses((v) => this.connection.ask({ type: 'analysis', v, ...this.about }));
  /** The room and game, for every request about them. */
  about: InRoom;
  private waiting: Entry[] = [];

  constructor(
    readonly code: string,
    private readonly connection: Connection,
  ) {
    this.about = { room: code, game: 1 };
    this.preview = new PlayPreview((question) => connection.ask({ ...question, ...this.about }));
    this.hand.open(code);
  }

  serverNow = (): number => this.connection.serverNow();

  /** Asks for everything that is new; `first` on a new connection. */
  async join(first = false): Promise<void> {
    const request = { type: 'join' as const, room: this.code, ...(this.room ? { seen: this.room.v } : {}) };
    try {
      const joined = await (first ? this.connection.askFirst(request) : this.connection.ask(request));
      this.seat = joined.seat;
      this.about = { room: joined.room, game: joined.game };
      this.problem = null;
      if (joined.snapshot) {
        this.reviewing ||= this.room === null && joined.snapshot.stage === 'over';
        this.room = roomOf(joined.snapshot);
      } else joined.events.forEach((entry) => this.arrive(entry));
      this.waiting.splice(0).forEach((entry) => this.arrive(entry));
      this.settle();
    } catch (why) {
      if (why instanceof Refused) this.problem = why.refusal;
      else if (!(why instanceof Lost)) throw why;
    }
  }

  hear(notice: Events | Presence): void {
    if (notice.room !== this.about.room) return;
    if (notice.type === 'events') notice.events.forEach((entry) => this.arrive(entry));
    else {
      this.presence = notice.present;
      this.standInRequests = notice.stand_in_requests ?? [];
    }
  }

  private arrive(entry: Entry): void {
    if (!this.room || entry.v > this.room.v + 1) {
      this.waiting.push(entry);
      if (this.room) void this.join();
      return;
    }
    if (entry.v <= this.room.v) return;
    this.room = fold(this.room, entry);
    if (entry.event) this.follow(entry.event);
    this.settle();
  }

  /** Sends a command and shows a refusal, which changes nothing. True if the command was accepted. */
  async say(command: RoomCommand): Promise<boolean> {
    const refusal = await this.send(command);
    if (refusal) toasts.show(inWords(refusal), 'bad');
    return refusal === null;
  }

  /** Sends a command, one at a time. Returns the refusal, or null. */
  private async send(command: RoomCommand): Promise<Problem | null> {
    if (this.sending) return { code: 'BUSY', message: 'Wait: your last action is still being sent.' };
    this.sending = command.type;
    this.lock();
    try {
      await this.connection.ask({ ...command, ...this.about });
      return null;
    } catch (why) {
      return why instanceof Refused ? why.refusal : { code: 'LOST', message: 'The connection was lost.' };
    } finally {
      this.sending = null;
      this.lock();
    }
  }

  /** While a play is on its way, or a computer plays for this player, the tiles stay where they are. */
  private lock(): void {
    this.hand.locked = this.sending === 'play' || this.standIn !== null;
  }

  /** Takes a seat. Returns why not, for the form to show. */
  async sit(name: string, level?: string): Promise<string | null> {
    const refusal = await this.send({ type: 'take_seat', name, ...(level ? { level } : {}) });
    if (!refusal) await this.join();
    return refusal && inWords(refusal);
  }

  addComputer = (strength: Strength) => this.say({ type: 'add_computer', strength });
  removeComputer = (seat: number) => this.say({ type: 'remove_computer', seat });

  /** Whether this player may ask for a stand-in on a seat; not while such a request is open. */
  replaceable = (seat: number): boolean =>
    this.canResign &&
    isMissing(this.room!, this.presence, seat) &&
    !this.standInRequests.some((other) => other.seat === seat);
  addStandIn = (seat: number, strength: Strength) => this.say({ type: 'add_stand_in', seat, strength });
  reclaimSeat = () => this.say({ type: 'reclaim_seat' });

  /** Asks for good plays in this turn, or for what was possible at a version. Shows a refusal and then returns false. */
  hint = () => this.showAnalysis(this.hints, this.game?.turn ?? 0);
  analyse = (v: number) => this.showAnalysis(this.analysis, v);

  private async showAnalysis(analyses: Analyses<Hint> | Analyses<Analysis>, about: number): Promise<boolean> {
    const refusal = await analyses.ask(about);
    if (refusal) toasts.show(inWords(refusal), 'bad');
    return refusal === null;
  }

  /** Adds a computer and starts the game, for a host who is alone. Returns why not, for the form to show. */
  async startSolo(strength: Strength): Promise<string | null> {
    const refusal =
      this.problem ?? (await this.send({ type: 'add_computer', strength })) ?? (await this.send({ type: 'start' }));
    return refusal && inWords(refusal);
  }

  async play(): Promise<void> {
    if (!this.game || this.hand.placement.length === 0) return;
    const { placement, line } = this.hand;
    await this.say({ type: 'play', turn: this.game.turn, placement, ...(line ? { line } : {}) });
  }

  /** Opens the review of the game. */
  review(): void {
    toasts.clear();
    this.reviewing = true;
  }

  /** The log with everything that this viewer may know by now: after the end, all of it. */
  async completeCourse(): Promise<Pick<Snapshot, 'log' | 'rules' | 'lexicon'>> {
    const { snapshot } = await this.connection.ask({ type: 'join', room: this.code });
    return snapshot!;
  }

  /** The lists of the server that have each of these words; nothing if the server does not answer. */
  async lookup(words: string[]): Promise<FoundWord[]> {
    try {
      return (await this.connection.ask({ type: 'lookup', words, ...this.about })).found;
    } catch {
      return [];
    }
  }

  placeStarter = (cell: Cell, options: Options) =>
    this.say({ type: 'place_starter', turn: this.game?.turn ?? 0, cell, options });
  showEvidence = (text: string) => this.say({ type: 'show_evidence', turn: this.game?.pending_play?.turn ?? 0, text });
  withdrawPlay = () => this.say({ type: 'withdraw_play', turn: this.game?.pending_play?.turn ?? 0 });
  vote = (opinion: Opinion) => this.say({ type: 'vote', turn: this.game?.pending_play?.turn ?? 0, opinion });

  exchange = (tiles: string[]) => this.say({ type: 'exchange', turn: this.game?.turn ?? 0, tiles });
  pass = () => this.say({ type: 'pass', turn: this.game?.turn ?? 0 });
  resign = () => this.say({ type: 'resign' });
  challenge = () => this.say({ type: 'challenge', turn: this.pending_play?.turn ?? 0 });
  accept = () => this.say({ type: 'accept', turn: this.pending_play?.turn ?? 0 });

  /** A discard returns tiles before it draws, so the bag may be empty. */
  private mayExchange(): boolean {
    const { game, room } = this;
    if (!game || !room) return false;
    return room.rules.exchange === 'all' || game.bag >= Math.max(1, room.rules.exchange_minimum);
  }

  /** A turn is over once its move is made, even before the next turn is announced. */
  private isMyTurn(): boolean {
    const { game, room, seat } = this;
    if (!game || !room || game.result || seat === null || game.to_move !== seat || game.turn === 0) return false;
    if (this.standIn) return false;
    return !room.moves.some((move) => 'turn' in move && move.turn === game.turn);
  }

  private isPlaying(): boolean {
    const { game, seat } = this;
    return game !== null && seat !== null && !game.result && !game.players[seat]?.resigned;
  }

  private standInOn(seat: number | null): Strength | null {
    return seat === null || this.game?.result ? null : (this.room?.seats[seat]?.stand_in ?? null);
  }

  private openContest() {
    const { game, room, seat } = this;
    const pending_play = game?.pending_play;
    if (this.standIn || !pending_play || pending_play.dispute || !room || seat === null || pending_play.seat === seat) return null;
    if (pending_play.accepted.includes(seat) || game.players[seat]?.resigned) return null;
    return playOf(room.moves, pending_play.turn) ?? null;
  }

  private follow(event: RoomEvent): void {
    if (event.type === 'vacated' && this.seat !== null) {
      if (event.seat === this.seat) this.seat = null;
      else if (event.seat < this.seat) this.seat -= 1;
    }
    if (event.type === 'withdrawn') this.hints.forget(); // the board has changed
    this.justDrawn ||= event.type === 'order_drawn';
    this.justEnded ||= event.type === 'ended';
    const news = newsOf(this.room!, event, this.seat);
    if (!news) return;
    toasts.speak(news.text);
    const own = 'seat' in event && event.seat === this.seat;
    if (shownToAll.has(event.type) || (shownToOthers.has(event.type) && !own)) toasts.show(news.text, news.tone);
  }

  private settle(): void {
    const { room, seat } = this;
    if (!room?.game) return;
    const rack = room.game.result || seat === null ? undefined : room.game.players[seat]?.rack.tiles;
    this.hand.settle(room.rules, room.game, rack ?? []);
    if (this.standIn && this.hand.laid.length > 0) this.hand.recall();
    this.lock();
  }
}
