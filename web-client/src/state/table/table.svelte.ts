import type { Connection } from '../../connection/connection.ts';
import type { Notice } from '../../connection/listener.ts';
import type { Away, GameEvent, Refusal, RoomNow, SeatChoices, Strength } from '../../connection/protocol.ts';
import type { Hand } from '../../entry/hand.svelte.ts';
import { PlayPreview } from '../../entry/preview.svelte.ts';
import { toasts } from '../toasts.svelte.ts';
import { badge } from '../../calls/badge.ts';
import { inWords } from '../../words/refusals/refusals.ts';
import { Arrivals } from './arrivals.ts';
import { Chat, isAboutChat } from '../room/chat.svelte.ts';
import { Commands } from './commands.svelte.ts';
import { HandSync } from './hand_sync.ts';
import { pendingPlayOf } from '../game/laid_play.ts';
import { May } from './may.svelte.ts';
import { giveNews } from './news.ts';
import { moveTiles } from './motions.ts';
import { openUntil } from '../game/open_until.ts';
import { Questions } from './questions.ts';
import { HiddenRequests } from './hidden_requests.svelte.ts';
import type { WholeLog } from '../game/log_pages.svelte.ts';
import type { ViewedGame } from '../game/viewed_game.ts';
import { GameSync } from '../game/game_sync.svelte.ts';
import { Series } from '../room/series.svelte.ts';
import { StandingAnswers } from './standing_answers.svelte.ts';

/** One game of a room on the screen: what the server has sent, the player's hand, and what the player may do. */
export class Table {
  /** The order was drawn, or the game ended, while the page was open: this gets a dialog. */
  justDrawn = $state(false);
  justEnded = $state(false);
  /** The game is over and the page shows its review. */
  reviewing = $state(false);
  /** Somebody was typing when the page went on to this game. */
  cutsOff = false;
  readonly hiddenRequests = new HiddenRequests();
  /** The whole log for the review, asked for as soon as that opens. */
  log: Promise<WholeLog> | null = null;
  readonly handSync: HandSync;
  readonly hand: Hand;
  readonly preview: PlayPreview;
  readonly sync: GameSync;
  readonly may: May;
  readonly commands: Commands;
  readonly questions: Questions;
  readonly standing: StandingAnswers;
  readonly series: Series;
  readonly chat: Chat;
  readonly arrived = new Arrivals(this).arrived;
  readonly game = $derived.by(() => this.viewed?.game ?? null);
  /** The latest play, while it may be challenged. */
  readonly pendingPlay = $derived.by(() => pendingPlayOf(this.game));
  /** The strength of the computer that plays for this player, if any. */
  readonly standIn = $derived.by(() => this.standInHere());
  readonly canPlay = $derived.by(() => this.mayTry && this.preview.refusal === null && this.preview.valid !== false);
  /** Tiles are laid, and it is the moment to play them, whether or not they can be played as they lie. Not while a letter is held back. */
  readonly mayTry = $derived.by(() => this.may.play && this.hand.laid.length > 0 && !this.hand.holdsBack);

  constructor(
    readonly code: string,
    private readonly connection: Connection,
    /** The game that the address names; the newest if it names none. */
    readonly number?: number,
  ) {
    const about = () => this.sync.about;
    const { happened, arrived, joined } = this;
    this.sync = new GameSync(code, number, connection, { happened, arrived, joined });
    this.commands = new Commands(connection, () => ({ about: about(), may: this.sync.may }), () => this.handSync.lock());
    this.questions = new Questions(connection, about);
    this.preview = new PlayPreview((question) => connection.ask({ ...question, ...about() }));
    this.handSync = new HandSync(this);
    this.hand = this.handSync.hand;
    this.may = new May(() => ({
      list: this.sync.may,
      asked: this.sync.asked,
      busy: this.commands.sending !== null,
    }));
    this.standing = new StandingAnswers(this);
    this.series = new Series(connection, about);
    this.chat = new Chat(connection, () => about().room);
  }

  get viewed() {
    return this.sync.viewed;
  }
  get seat() {
    return this.sync.seat;
  }
  get clocks() {
    return this.sync.clocks;
  }
  /** When what is open ends by itself: a window, a vote, or a turn with a limit. Those who see the game late are not told: it has ended by then. */
  get openUntil() {
    return this.seat === null && this.series.isLate ? undefined : openUntil(this.game, this.clocks);
  }
  get presence() {
    return this.sync.presence;
  }
  get watchers() {
    return this.sync.watchers;
  }
  /** The command that is waiting for its answer. */
  get sending() {
    return this.commands.sending;
  }

  serverNow = (): number => this.connection.serverNow();

  /** What the page does when the next game has begun, before it hears of that. It follows from the game that was the newest until now, and from an older one with a player who wanted the next, or who had to stay there: nobody follows into a game in which they neither play nor may watch. Others who had a say in it are told. */
  atNextGame({ room, newest, watching }: RoomNow): 'follow' | 'tell' | null {
    const { about } = this.sync;
    const before = this.series.now?.newest ?? (this.number === undefined ? about.game : newest);
    if (room !== about.room || this.viewed === null || newest <= before) return null;
    if (!watching.allowed && this.series.isOutOfNext) return null;
    if (this.number === undefined || before === about.game || this.series.wantsNext) return 'follow';
    return this.series.may('propose_game') ? 'tell' : null;
  }

  hear(notice: Notice): void {
    if (isAboutChat(notice)) this.chat.hear(notice);
    else if (notice.type !== 'room') this.sync.hear(notice);
    else if (notice.room === this.sync.about.room) this.series.now = notice;
  }

  /** The host of the room has removed the player. On a new connection they may still review the game, but hear nothing of the room. */
  putOut(refusal: Refusal): void {
    if (refusal.room !== this.sync.about.room) return;
    this.series.now = null;
    this.chat.now = null;
    this.sync.refused(refusal);
  }

  /** Lays the tiles for good, once it is known that they can be played as they lie. */
  play = async (): Promise<void> => {
    this.hand.tried = this.mayTry;
    for (let answer = this.preview.catchUp(); answer; answer = this.preview.catchUp()) await answer;
    if (this.hand.tried && this.canPlay) await this.commands.play(this.hand.placement, this.hand.line);
  };

  /** Takes a seat. Returns why not, for the form to show. */
  async sit(name: string, seat: SeatChoices): Promise<string | null> {
    const refusal = await this.commands.send({ type: 'take_seat', name, ...seat });
    if (!refusal) await this.sync.join();
    return refusal && inWords(refusal);
  }

  /** Adds a computer and starts the game, for a host who is alone. Returns why not, for the form to show. */
  async startAgainstComputer(strength: Strength): Promise<string | null> {
    const refusal =
      (await this.commands.send({ type: 'add_computer', strength })) ?? (await this.commands.send({ type: 'start' }));
    return refusal && inWords(refusal);
  }

  /** From when this player may ask for a stand-in on a seat; null if they may not, or while such a request is open. */
  replaceable(seat: number): Away | null {
    const { away, standInRequests } = this.sync;
    if (!this.may.addStandIn || standInRequests.some((request) => request.seat === seat)) return null;
    return away.find((absent) => absent.seat === seat) ?? null;
  }

  /** Another tab has changed what the browser keeps under a key of its storage. */
  reread(key: string | null): void {
    this.handSync.reread(key);
  }

  /** Opens the review of the game. */
  review(): void {
    toasts.clear();
    this.openReview();
  }

  private happened = (event: GameEvent, before: ViewedGame, at: number): void => {
    const known = new Set(this.hand.rack.map(({ key }) => key));
    this.handSync.settle();
    const returned = this.hand.rack.filter(({ key }) => !known.has(key));
    moveTiles(event, before, { made: (seat) => seat === this.seat && this.standIn === null, returned });
    if (event.type === 'withdrawn' || event.type === 'taken_back') this.questions.hints.forget(); // the board has changed
    this.justDrawn ||= event.type === 'order_drawn';
    this.justEnded ||= event.type === 'ended';
    const until = openUntil(before.game, this.clocks);
    giveNews(this.viewed!, this.seat, { event, at, before, until });
  };

  private joined = (): void => {
    if (!this.handSync.opened) this.open();
    else if (this.viewed?.stage !== 'over') this.reviewing = false; // the server may have gone back to a backup
    badge.update(this.sync.about, this.sync.asked !== null && !this.clocks?.paused);
    this.handSync.settle();
  };

  private open(): void {
    const isOver = this.viewed?.stage === 'over';
    this.handSync.open();
    if (isOver) this.openReview();
  }

  private openReview(): void {
    this.reviewing = true;
    this.log = this.sync.pages.whole();
    this.log.catch(() => undefined); // the review says so
  }

  private standInHere(): Strength | null {
    const seat = this.seat === null ? undefined : this.viewed?.seats[this.seat];
    return this.game?.result ? null : (seat?.stand_in ?? null);
  }
}
