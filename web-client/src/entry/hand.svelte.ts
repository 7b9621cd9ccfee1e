import type { RoomKey } from '../browser/storage.ts';
import { cellKey, sameCell } from '../rules/coordinates.ts';
import { previous, turned, type Cursor, type Size } from './cursor.ts';
import * as drafts from './draft.ts';
import type { Draft, Piece } from './draft.ts';
import { keepTiles, keptTiles } from './kept_tiles.ts';
import type { Axis, Cell, Game, Lay, Rules } from '../connection/protocol.ts';
import { startOf } from '../rules/rules.ts';
import { digraphsOf, type Begun } from './spelling.ts';
import { type, type Preferred } from './typing.ts';
import { blank, cross } from '../rules/tiles.ts';

/** `changing`: tiles are about to move; `changed`: they have moved, or the line of a play is another one. */
type Hooks = { changing?: () => void; changed?: () => void };

/** The player's tiles: their order, which are laid, where the cursor is. The server knows nothing of this. */
export class Hand {
  draft = $state.raw<Draft>(drafts.emptyDraft);
  cursor = $state.raw<Cursor | null>(null);
  selected = $state<number | null>(null);
  /** A blank that has been placed and waits for its letter. */
  naming = $state.raw<{ key: number; at: Cell } | null>(null);
  /** Nothing moves while a play is being sent. */
  locked = $state(false);
  /** The line that a one-tile play names, where that is allowed. */
  line = $state<Axis | null>(null);
  /** The player wanted to play the tiles as they lie. Until then, nothing about them is shown as a mistake. */
  tried = $state(false);
  /** A tile that could not be laid where the player wanted it, until something else happens. */
  unfit = $state.raw<{ tile: string; at: Cell } | null>(null);
  /** The last key, if it may be the first half of a digraph, or if no tile could be laid for it. */
  begun = $state.raw<Begun | null>(null);
  /** A letter is typed for which no tile could be laid: nothing but the other half of a digraph can follow. */
  readonly holdsBack = $derived(this.begun !== null && this.begun.key === null);
  readonly rack = $derived(drafts.onRack(this.draft));
  readonly laid = $derived(drafts.laid(this.draft));
  readonly placement = $derived(drafts.placement(this.draft));
  /** The rows and columns of the board. */
  size: Size = { rows: 0, columns: 0 };
  /** Where typing begins while there is no cursor. */
  start: Cell = [0, 0];
  digraphs: string[] = [];
  private taken = new Map<string, string>();
  private axes: Axis[] = ['across', 'down'];
  private key: RoomKey | '' = '';
  private settledTurn = 0;

  constructor(private readonly hooks: Hooks = {}) {}

  /** Starts with what this browser has kept under a key. The pieces get new keys. */
  open(key: RoomKey): void {
    this.key = key;
    this.naming = this.selected = this.begun = null;
    const pieces = keptTiles(key);
    this.draft = { pieces, nextKey: pieces.length + 1 };
  }

  /**
   * Follows the game: removes tiles that are gone, adds new ones, and returns laid tiles whose cell is taken. The
   * browser keeps only what the player does: another tab may know more of the game than this one.
   */
  settle(rules: Rules, game: Game, rack: string[]): void {
    this.size = { rows: rules.board.length, columns: rules.board[0]!.length };
    this.start = startOf(rules);
    this.axes = rules.placed;
    this.digraphs = digraphsOf(rules);
    this.taken = new Map(game.squares.map(([row, column, letter]) => [cellKey([row, column]), letter]));
    this.show(drafts.reconcile(this.draft, rack, this.isTaken));
    if (game.turn !== this.settledTurn) this.begun = null; // what a letter was held back for is over
    this.settledTurn = game.turn;
    if (rack.length > 0) return;
    this.begun = null;
    this.keep();
  }

  /** What lies on a cell of the board, apart from what is laid. */
  lying = (cell: Cell): string | undefined => this.taken.get(cellKey(cell));
  private isTaken = (cell: Cell): boolean => this.taken.has(cellKey(cell));
  isCrossed = (cell: Cell): boolean => drafts.crossAt(this.draft, cell) !== undefined;

  /** Whether a letter may be laid here. */
  isFree = (cell: Cell): boolean => (!this.isTaken(cell) || this.isCrossed(cell)) && !drafts.laidAt(this.draft, cell);

  /** Whether this piece may be laid here. A red-crossed tile needs a tile on the board. */
  accepts = ({ tile }: Piece, cell: Cell): boolean =>
    tile === cross ? this.isTaken(cell) && !this.isCrossed(cell) : this.isFree(cell);

  /** Lays a piece on a cell that accepts it; a blank first asks for its letter. Elsewhere it is marked as unfit. */
  put(key: number, at: Cell, as?: string): void {
    const piece = this.draft.pieces.find((other) => other.key === key);
    if (this.locked || !piece) return;
    if (!this.accepts(piece, at)) {
      this.unfit = { tile: piece.tile, at };
      return;
    }
    this.selected = null;
    this.begun = null;
    const letter = as ?? piece.as;
    if (piece.tile === blank && !letter) this.naming = { key, at };
    else this.become(drafts.lay(drafts.lift(this.draft, key), key, at, letter));
  }

  name(letter: string): void {
    if (!this.naming) return;
    const { key, at } = this.naming;
    this.naming = null;
    this.put(key, at, letter);
  }

  /** Lays a whole play, as if by hand, in place of the laid tiles. */
  layPlay(placement: Lay[], line?: Axis): void {
    if (this.locked) return;
    this.recall();
    this.line = line ?? null;
    this.become(drafts.layPlay(this.draft, placement));
  }

  lift(key: number): void {
    this.begun = null;
    if (!this.locked) this.become(drafts.lift(this.draft, key));
  }

  /** A piece that was dropped on a cell that does not take it, or beside the board, returns to the rack. */
  miss(piece: Piece, at: Cell | null): void {
    if (piece.at) this.lift(piece.key);
    if (at && !this.accepts(piece, at)) this.unfit = { tile: piece.tile, at };
  }

  moveTo(key: number, index: number): void {
    if (!this.locked) this.become(drafts.moveTo(this.draft, key, index));
  }

  recall(): void {
    if (this.locked) return;
    this.selected = null;
    this.cursor = null;
    this.begun = null;
    this.become(drafts.recall(this.draft));
  }

  shuffle(): void {
    this.become(drafts.shuffle(this.draft));
  }

  select(key: number): void {
    this.selected = this.selected === key ? null : key;
    this.unfit = null;
  }

  point(cell: Cell): void {
    const axis = this.cursor && this.axes.includes(this.cursor.axis) ? this.cursor.axis : 'across';
    this.cursor = { cell, axis };
    this.begun = null;
    this.unfit = null;
  }

  turn(): void {
    if (this.cursor) this.cursor = turned(this.cursor, this.axes);
    this.begun = null;
    this.unfit = null;
  }

  /** Sets or clears the line of a one-tile play. */
  nameLine(line: Axis): void {
    this.line = this.line === line ? null : line;
    this.hooks.changed?.();
  }

  /** A click or tap on a cell: lays the selected tile, takes back a laid one, or sets and turns the arrow. */
  tap(cell: Cell): void {
    const selected = this.draft.pieces.find(({ key }) => key === this.selected);
    const piece = drafts.laidAt(this.draft, cell) ?? drafts.crossAt(this.draft, cell);
    if (selected && this.accepts(selected, cell)) this.put(selected.key, cell);
    else if (piece) this.lift(piece.key);
    else if (selected) this.put(selected.key, cell);
    else if (this.cursor && sameCell(this.cursor.cell, cell)) this.turn();
    else this.point(cell);
  }

  /** Lays what is typed at the cursor and moves on, or holds it back. False if nothing comes of it. */
  type(letter: string, preferred: Preferred = 'letter'): boolean {
    return !this.locked && type(this, letter, preferred);
  }

  /** Takes back the tile before the cursor, or under it. */
  backspace(): void {
    if (this.locked) return;
    const { holdsBack } = this;
    this.begun = null;
    if (!holdsBack && this.cursor) this.takeBack(this.cursor);
  }

  private takeBack(cursor: Cursor): void {
    const held = (cell: Cell) => drafts.laidAt(this.draft, cell) ?? drafts.crossAt(this.draft, cell);
    const holds = (cell: Cell) => held(cell) !== undefined;
    const cell = holds(cursor.cell) ? cursor.cell : previous(cursor, this.size, holds);
    const piece = cell && held(cell);
    if (!cell || !piece) return;
    this.cursor = { axis: cursor.axis, cell };
    this.lift(piece.key);
  }

  private become(draft: Draft): void {
    this.show(draft);
    this.keep();
  }

  private keep(): void {
    if (this.key) keepTiles(this.key, this.draft.pieces);
  }

  private show(draft: Draft): void {
    this.hooks.changing?.();
    this.draft = draft;
    if (!draft.pieces.some((piece) => piece.key === this.naming?.key)) this.naming = null;
    this.tried = false;
    this.unfit = null;
    if (this.laid.length !== 1) this.line = null;
    if (!this.rack.some(({ key }) => key === this.selected)) this.selected = null;
    this.hooks.changed?.();
  }
}
