import type { Cell, Lay } from '../connection/protocol.ts';
import { sameCell } from '../rules/coordinates.ts';
import { blank, cross } from '../rules/tiles.ts';

/** A tile of the player: on the rack, or laid on the board but not yet played. `key` tells twins apart. */
export type Piece = { key: number; tile: string; at?: Cell; as?: string };

/** A player's tiles, in the order in which the player keeps them. A plain value. */
export type Draft = { pieces: Piece[]; nextKey: number };

export const emptyDraft: Draft = { pieces: [], nextKey: 1 };

export const onRack = (draft: Draft) => draft.pieces.filter(({ at }) => !at);
export const laid = (draft: Draft) =>
  draft.pieces.filter((piece): piece is Piece & { at: Cell } => piece.at !== undefined);
/** The letter laid on a cell; `crossAt` is the red-crossed tile there, on which it may lie. */
export const laidAt = (draft: Draft, cell: Cell) =>
  laid(draft).find(({ at, tile }) => tile !== cross && sameCell(at, cell));
export const crossAt = (draft: Draft, cell: Cell) =>
  laid(draft).find(({ at, tile }) => tile === cross && sameCell(at, cell));

const change = (draft: Draft, key: number, changed: (piece: Piece) => Piece): Draft => ({
  ...draft,
  pieces: draft.pieces.map((piece) => (piece.key === key ? changed(piece) : piece)),
});

/** Takes a piece back. With a red-crossed tile comes the letter on it. */
export function lift(draft: Draft, key: number): Draft {
  const piece = draft.pieces.find((other) => other.key === key);
  const above = piece?.tile === cross && piece.at ? laidAt(draft, piece.at) : undefined;
  const lifted = above ? lift(draft, above.key) : draft;
  return change(lifted, key, ({ tile }) => ({ key, tile }));
}
export const lay = (draft: Draft, key: number, at: Cell, as?: string) =>
  change(draft, key, ({ tile }) => (tile === blank ? { key, tile, at, as } : { key, tile, at }));
/** Lays a whole play in place of the laid tiles. If one of its tiles is missing, nothing changes. */
export function layPlay(draft: Draft, placement: Lay[]): Draft {
  let next = recall(draft);
  for (const { cell, tile, as } of placement) {
    const piece = onRack(next).find((other) => other.tile === tile);
    if (!piece) return draft;
    next = lay(next, piece.key, cell, as);
  }
  return next;
}
export const recall = (draft: Draft): Draft => ({
  ...draft,
  pieces: draft.pieces.map(({ key, tile }) => ({ key, tile })),
});

/** Moves a piece to place `index` among those on the rack. */
export function moveTo(draft: Draft, key: number, index: number): Draft {
  const piece = draft.pieces.find((other) => other.key === key);
  if (!piece) return draft;
  const others = lift(draft, key).pieces.filter((other) => other.key !== key);
  const before = others.filter(({ at }) => !at)[index];
  const place = before ? others.indexOf(before) : others.length;
  return { ...draft, pieces: others.toSpliced(place, 0, { key, tile: piece.tile }) };
}

/** Reorders the tiles on the rack; laid ones stay where they are. `chance` gives numbers from 0 to below 1. */
export function shuffle(draft: Draft, chance: () => number = Math.random): Draft {
  const pieces = [...draft.pieces];
  for (let last = pieces.length - 1; last > 0; --last) {
    const other = Math.floor(chance() * (last + 1));
    [pieces[last], pieces[other]] = [pieces[other]!, pieces[last]!];
  }
  return { ...draft, pieces };
}

export const placement = (draft: Draft): Lay[] =>
  laid(draft).map(({ at, tile, as }) => (tile === blank ? { cell: at, tile, as } : { cell: at, tile }));

/** The piece to lay when somebody types `letter`: the tile itself, or else a blank. */
export function pieceFor(draft: Draft, letter: string): Piece | undefined {
  const free = onRack(draft);
  return free.find(({ tile }) => tile === letter) ?? free.find(({ tile }) => tile === blank);
}

/** A letter needs a free or crossed-out cell, a red-crossed tile an occupied one. */
function clashes(draft: Draft, { at, tile }: Piece, isTaken: (cell: Cell) => boolean): boolean {
  if (!at) return false;
  return tile === cross ? !isTaken(at) : isTaken(at) && !crossAt(draft, at);
}

/** Drops pieces that are no longer on `rack`, starting with those that cannot stay where they are laid, and appends new ones. */
export function reconcile(draft: Draft, rack: string[], isTaken: (cell: Cell) => boolean): Draft {
  const misplaced = (piece: Piece) => clashes(draft, piece, isTaken);
  const left = [...rack];
  const claim = (piece: Piece) => {
    const index = left.indexOf(piece.tile);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  const kept = new Set(draft.pieces.filter((piece) => !misplaced(piece)).filter(claim));
  const back = new Set(draft.pieces.filter(misplaced).filter(claim));
  const pieces = draft.pieces
    .filter((piece) => kept.has(piece) || back.has(piece))
    .map((piece) => (back.has(piece) ? { key: piece.key, tile: piece.tile } : piece));
  const added = left.map((tile, index) => ({ key: draft.nextKey + index, tile }));
  return { pieces: [...pieces, ...added], nextKey: draft.nextKey + added.length };
}
