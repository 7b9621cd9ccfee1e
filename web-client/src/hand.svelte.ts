import { cellKey, sameCell } from './coordinates.ts';
import { next, previous, turned, type Cursor, type Size } from './cursor.ts';
import * as drafts from './draft.ts';
import type { Draft, Piece } from './draft.ts';
import type { Cell, Game, Rules } from './protocol.ts';
import { recall, remember } from './storage.ts';
import { blank } from './tiles.ts';

type Kept = { tile: string; at?: Cell; as?: string }[];

/** The own tiles: their order, what is laid, where the cursor stands. Nothing here has been said to the server. */
export class Hand {
  draft = $state.raw<Draft>(drafts.emptyDraft);
  cursor = $state.raw<Cursor | null>(null);
  selected = $state<number | null>(null);
  /** A blank that was put somewhere and waits for its letter. */
  naming = $state.raw<{ key: number; at: Cell } | null>(null);
  /** While a play is on its way nothing moves. */
  locked = $state(false);
  readonly rack = $derived(drafts.onRack(this.draft));
  readonly laid = $derived(drafts.laid(this.draft));
  readonly placement = $derived(drafts.placement(this.draft));
  private taken = new Map<string, string>();
  private size: Size = { rows: 0, columns: 0 };
  private start: Cell = [0, 0];
  private key = '';

  constructor(
    private readonly changing: () => void,
    private readonly changed: () => void,
  ) {}

  /** Begins with what this browser kept for the room. */
  open(room: string): void {
    this.key = `room.${room}`;
    const kept = recall<Kept>(this.key) ?? [];
    const pieces = kept.map((piece, index) => ({ ...piece, key: index + 1 }));
    this.draft = { pieces, nextKey: pieces.length + 1 };
  }

  /** Follows the room: tiles that are gone leave, new ones come, laid ones whose cell was taken go back. */
  settle(rules: Rules, game: Game, rack: string[]): void {
    this.size = { rows: rules.board.length, columns: rules.board[0]!.length };
    this.start = rules.opening.start;
    this.taken = new Map(game.board.map(([row, column, letter]) => [cellKey([row, column]), letter]));
    this.become(drafts.reconcile(this.draft, rack, (cell) => this.taken.has(cellKey(cell))));
  }

  isFree = (cell: Cell): boolean => !this.taken.has(cellKey(cell)) && !drafts.laidAt(this.draft, cell);

  /** Puts a piece on a free cell; a blank first asks for its letter. */
  put(key: number, at: Cell, as?: string): void {
    const piece = this.draft.pieces.find((other) => other.key === key);
    if (this.locked || !piece || !this.isFree(at)) return;
    this.selected = null;
    const letter = as ?? piece.as;
    if (piece.tile === blank && !letter) this.naming = { key, at };
    else this.become(drafts.lay(this.draft, key, at, letter));
  }

  name(letter: string): void {
    if (!this.naming) return;
    const { key, at } = this.naming;
    this.naming = null;
    this.put(key, at, letter);
  }

  lift(key: number): void {
    if (!this.locked) this.become(drafts.lift(this.draft, key));
  }

  moveTo(key: number, index: number): void {
    if (!this.locked) this.become(drafts.moveTo(this.draft, key, index));
  }

  recall(): void {
    if (this.locked) return;
    this.selected = null;
    this.cursor = null;
    this.become(drafts.recall(this.draft));
  }

  shuffle(): void {
    this.become(drafts.shuffle(this.draft));
  }

  select(key: number): void {
    this.selected = this.selected === key ? null : key;
  }

  point(cell: Cell): void {
    this.cursor = { cell, axis: this.cursor?.axis ?? 'across' };
  }

  turn(): void {
    if (this.cursor) this.cursor = turned(this.cursor);
  }

  /** A click or tap on a cell: lays the selected tile, takes back a laid one, or sets and turns the arrow. */
  tap(cell: Cell): void {
    const piece = drafts.laidAt(this.draft, cell);
    if (this.selected !== null && this.isFree(cell)) this.put(this.selected, cell);
    else if (piece) this.lift(piece.key);
    else if (this.cursor && sameCell(this.cursor.cell, cell)) this.turn();
    else this.point(cell);
  }

  /** Lays the typed letter at the cursor and goes on. False if there is no such tile. */
  type(letter: string, preferBlank = false): boolean {
    if (this.locked) return false;
    const cursor = this.cursor ?? { cell: this.start, axis: 'across' as const };
    if (this.taken.get(cellKey(cursor.cell)) === letter) {
      this.cursor = next(cursor, this.size, this.isFree);
      return true;
    }
    const target = this.isFree(cursor.cell) ? cursor : next(cursor, this.size, this.isFree);
    const piece = this.pieceFor(letter, preferBlank);
    if (!piece || !this.isFree(target.cell)) return false;
    this.put(piece.key, target.cell, piece.tile === blank && letter !== blank ? letter : undefined);
    this.cursor = next(target, this.size, this.isFree);
    return true;
  }

  /** Takes back the tile before the cursor, or under it. */
  backspace(): void {
    if (!this.cursor || this.locked) return;
    const holds = (cell: Cell) => drafts.laidAt(this.draft, cell) !== undefined;
    const cell = holds(this.cursor.cell) ? this.cursor.cell : previous(this.cursor, this.size, holds);
    const piece = cell && drafts.laidAt(this.draft, cell);
    if (!cell || !piece) return;
    this.cursor = { ...this.cursor, cell };
    this.lift(piece.key);
  }

  private pieceFor(letter: string, preferBlank: boolean): Piece | undefined {
    const anyBlank = this.rack.find(({ tile }) => tile === blank);
    return preferBlank && anyBlank ? anyBlank : drafts.pieceFor(this.draft, letter);
  }

  private become(draft: Draft): void {
    this.changing();
    this.draft = draft;
    if (this.selected !== null && !this.rack.some(({ key }) => key === this.selected)) this.selected = null;
    const kept: Kept = draft.pieces.map(({ tile, at, as }) => ({ tile, at, as }));
    remember(this.key, kept.length > 0 ? kept : null);
    this.changed();
  }
}
