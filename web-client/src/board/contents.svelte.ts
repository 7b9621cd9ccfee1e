import type { Cell, Game } from '../connection/protocol.ts';
import type { Piece } from '../entry/draft.ts';
import type { Hand } from '../entry/hand.svelte.ts';
import { cellKey, sameCell } from '../rules/coordinates.ts';
import type { Premium } from '../rules/premiums.ts';
import { startOf } from '../rules/rules.ts';
import { cross, valueOf } from '../rules/tiles.ts';
import { latestPlay, pendingPlayOf, type LaidPlay } from '../state/game/laid_play.ts';
import type { ViewedGame } from '../state/game/viewed_game.ts';
import { challengeOrDispute } from '../words/names.ts';
import { emptyCells, type EmptyCell, type Lying, type OnCell } from './on_cell.ts';
import { pointed } from './pointed.svelte.ts';

/** What a board shows. One that is `still` has no arrow. */
export type Shown = { viewed: ViewedGame; game: Game; hand: Hand; placingStarter: boolean; still: boolean };

const keysOf = (cells: readonly Cell[] = []) => new Set(cells.map(cellKey));
const byCell = (pieces: (Piece & { at: Cell })[]) => new Map(pieces.map((piece) => [cellKey(piece.at), piece]));
const keysUnder = (play: LaidPlay | null | undefined) => keysOf(play?.placement.map(({ cell }) => cell));

/** What is seen on the cells of a board. */
export class BoardContents {
  readonly rows = $derived.by(() => emptyCells(this.rules));
  /** The cell to which the Tab key leads. */
  readonly reachable = $derived.by(() => this.shown().hand.cursor?.cell ?? startOf(this.rules));
  /** Whether a bonus counts again after a play has used it. */
  readonly lasting = $derived.by(() => this.rules.premium_use === 'unlimited');
  /** The keys of the cells with a tile on them, played or only laid. */
  readonly occupied = $derived.by(() => new Set([...this.lying.keys(), ...this.letters.keys()]));
  // Each by itself: what has not changed draws no cell again, as when the server sends older moves, or a name.
  private readonly rules = $derived.by(() => this.shown().viewed.rules);
  private readonly game = $derived.by(() => this.shown().game);
  private readonly latest = $derived.by(() => latestPlay(this.shown().viewed));
  private readonly lying = $derived.by(() => this.playedTiles());
  private readonly letters = $derived.by(() => byCell(this.shown().hand.laid.filter(({ tile }) => tile !== cross)));
  private readonly crosses = $derived.by(() => byCell(this.shown().hand.laid.filter(({ tile }) => tile === cross)));
  private readonly last = $derived.by(() => keysUnder(this.latest));
  private readonly pending = $derived.by(() => keysUnder(pendingPlayOf(this.game)));
  private readonly disputed = $derived.by(() => keysOf(this.cellsInDispute()));
  private readonly named = $derived(keysOf(pointed.cells));
  private readonly spent = $derived.by(() => keysOf(this.game.spent));
  private readonly corners = $derived.by(() => this.bonusesByCell());
  private readonly starter = $derived.by(() => this.starterToPlace());
  private readonly arrow = $derived.by(() => this.arrowShown());

  constructor(private readonly shown: () => Shown) {}

  /** Whether a tile has been played on a cell. */
  isPlayed = (cell: Cell): boolean => this.lying.has(cellKey(cell));
  /** Whether a tile or the arrow is on a cell. */
  isTaken = (cell: Cell): boolean => {
    const { cursor } = this.shown().hand;
    return this.occupied.has(cellKey(cell)) || (cursor !== null && sameCell(cursor.cell, cell));
  };
  /** The tile of the player that is on top of a cell. */
  pieceOn = (cell: Cell) => this.letters.get(cellKey(cell)) ?? this.crosses.get(cellKey(cell));

  on({ at, key, premium }: EmptyCell): OnCell {
    const [reachable, piece] = [sameCell(this.reachable, at), this.letters.get(key)];
    return {
      premium: this.spent.has(key) ? null : premium,
      corners: this.lasting || !this.lying.has(key) ? (this.corners.get(key) ?? []) : [],
      starter: reachable ? this.starter : undefined,
      lying: this.lying.get(key),
      piece,
      value: piece ? valueOf(this.rules, piece.tile) : 0,
      crossed: this.crosses.get(key),
      last: this.last.has(key),
      pending: this.pending.has(key) ? challengeOrDispute(this.rules.ruling) : null,
      disputed: this.disputed.has(key),
      named: this.named.has(key),
      arrow: this.arrow && sameCell(this.arrow.cell, at) ? this.arrow.axis : null,
      reachable,
    };
  }

  private playedTiles(): Map<string, Lying> {
    const lying = (letter: string, blank: boolean): Lying => ({ letter, blank, value: blank ? 0 : valueOf(this.rules, letter) });
    return new Map(this.game.squares.map(([row, column, letter, blank]) => [cellKey([row, column]), lying(letter, blank)]));
  }

  private bonusesByCell(): Map<string, Premium[]> {
    const found = new Map<string, Premium[]>();
    for (const { cells, scope, factor } of this.game.premiums)
      for (const key of cells.map(cellKey)) found.set(key, [...(found.get(key) ?? []), { scope, factor }]);
    return found;
  }

  private cellsInDispute(): Cell[] {
    const play = this.game.pending_play;
    return play?.dispute ? play.play_score.word_scores.flatMap(({ letters }) => letters.map(({ cell }) => cell)) : [];
  }

  private starterToPlace(): Lying | undefined {
    const letter = this.shown().placingStarter ? this.rules.starter_turn?.tile : undefined;
    return letter === undefined ? undefined : { letter, value: valueOf(this.rules, letter), blank: false };
  }

  private arrowShown() {
    const { hand, placingStarter, still } = this.shown();
    return placingStarter || still ? null : hand.cursor;
  }
}
