import { awaited } from '../browser/awaited.ts';
import type { Understanding } from '../connection/http/understanding_api.ts';
import { NoteBook } from './note_book.svelte.ts';
import { OnBoard } from './on_board.svelte.ts';
import { Playback } from './playback.svelte.ts';
import type { Moment } from './replay.ts';
import { WholeGame } from './whole_game.svelte.ts';

/** The moment that an address names: by its version (`?at=41`), by a turn (`?turn=7`), or as older links do (`#moment-12`, from 1). Undefined is the end. */
export function momentIn({ search, hash }: Pick<Location, 'search' | 'hash'>, moments: Moment[]): number | undefined {
  const query = new URLSearchParams(search);
  const turn = Number(query.get('turn'));
  const version = Number(query.get('at'));
  const number = Number(/^#moment-(\d{1,5})$/.exec(hash)?.[1]);
  if (turn > 0) return Math.max(0, moments.findIndex(({ event }) => 'turn' in event && event.turn === turn));
  if (version > 0) return Math.max(0, moments.findLastIndex(({ v }) => v <= version));
  return number > 0 ? number - 1 : undefined;
}

/** When to try again, in milliseconds, where the browser has had too many addresses in a while: then it throws, or leaves the address as it is. */
const rest = 2000;

/** A reader goes through a finished game: which moment is on the screen, and what they have put on its board. */
export class Review {
  readonly playback = new Playback();
  readonly whole: WholeGame;
  readonly book: NoteBook;
  readonly onBoard: OnBoard;
  /** The address asks for a better play than the one that was made. */
  puzzle = $state(new URLSearchParams(location.search).has('puzzle'));
  /** The move in whose place that play is to be found. */
  readonly missed = $derived.by(() => {
    const [before, moment] = [this.moments[this.index - 1], this.moments[this.index]];
    if (!this.puzzle || !before?.viewed.game) return undefined;
    return this.whole.known?.moves.find(({ version }) => version === moment?.v);
  });
  readonly last = $derived.by(() => Math.max(0, this.moments.length - 1));
  readonly index = $derived.by(() => Math.min(this.chosen ?? this.last, this.last));
  private moments = $state.raw<Moment[]>([]);
  private chosen = $state<number>();
  private readonly opened = awaited();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `page`: the address of the game. Its moments are named by their versions, which the server knows, too. */
  constructor(
    readonly server: Understanding,
    private readonly page: () => string,
  ) {
    this.whole = new WholeGame(server);
    this.book = new NoteBook(server, page);
    this.onBoard = new OnBoard(server);
  }

  /** Asks for what the server keeps about this game. Without an analysis of its move, a puzzle cannot be shown. */
  async load(): Promise<void> {
    void this.book.load();
    await Promise.all([this.whole.look(), this.opened.done]);
    if (!this.missed) this.puzzle = false;
  }

  open(moments: Moment[]): void {
    this.moments = moments;
    this.readAddress();
    this.opened.resolve();
  }

  readAddress(): void {
    this.onBoard.clear();
    this.chosen = momentIn(location, this.moments);
  }

  go(to: number): void {
    this.onBoard.clear();
    this.chosen = Math.max(0, Math.min(this.last, to));
    this.writeAddress();
  }

  /** The reader leaves. */
  close(): void {
    this.playback.stop();
    clearTimeout(this.timer);
  }

  private writeAddress(): void {
    clearTimeout(this.timer);
    const moment = this.moments[this.index];
    if (!moment) return;
    const query = `?at=${moment.v}`;
    try {
      history.replaceState(null, '', this.page() + query);
    } catch {
      // It is written later.
    }
    if (location.search !== query) this.timer = setTimeout(() => this.writeAddress(), rest);
  }

  /** Plays or stops; starts from the beginning where the end is shown. */
  play(): void {
    if (this.playback.playing) return this.playback.stop();
    this.onBoard.clear();
    if (this.index === this.last) this.go(0);
    this.playback.playing = true;
  }

  /** Waits at the present moment for as long as it lasts, if the game is playing: until the reader puts something on its board. */
  wait(): void {
    if (!this.onBoard.isEmpty) this.playback.stop();
    const [now, next] = [this.moments[this.index], this.moments[this.index + 1]];
    if (this.playback.playing && this.playback.speed && now) this.playback.wait(now.at, next?.at, () => this.go(this.index + 1));
  }
}
