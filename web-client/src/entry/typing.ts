import type { Cell } from '../connection/protocol.ts';
import { blank, cross } from '../rules/tiles.ts';
import { next, type Cursor } from './cursor.ts';
import { pieceFor, type Piece } from './draft.ts';
import type { Hand } from './hand.svelte.ts';
import type { Begun } from './spelling.ts';

/** Which tile is laid for a letter if the rack has both. */
export type Preferred = 'letter' | 'blank';

/** Lays what is typed at the cursor of a hand and moves on: a letter, half of a digraph, or a red-crossed tile. False if it cannot. */
export function type(hand: Hand, letter: string, preferred: Preferred): boolean {
  if (letter === cross) return typeCross(hand);
  if (hand.begun && typeDigraph(hand, hand.begun, letter)) return true;
  if (hand.awaitsRest) return false;
  hand.begun = null;
  return typeLetter(hand, letter, preferred);
}

const axisOf = ({ cursor }: Hand) => cursor?.axis ?? 'across';
const move = (hand: Hand, from: Cursor): void => void (hand.cursor = next(from, hand.size, hand.isFree));

function typeLetter(hand: Hand, letter: string, preferred: Preferred): boolean {
  const cursor = hand.cursor ?? { cell: hand.start, axis: 'across' as const };
  const lying = hand.isFree(cursor.cell) ? undefined : hand.lying(cursor.cell);
  if (lying === letter) {
    move(hand, cursor);
    return true;
  }
  if (lying?.startsWith(letter)) return begin(hand, letter, cursor.cell, null);
  const target = hand.isFree(cursor.cell) ? cursor : next(cursor, hand.size, hand.isFree);
  return hand.isFree(target.cell) && layLetter(hand, letter, target, preferred);
}

function layLetter(hand: Hand, letter: string, target: Cursor, preferred: Preferred): boolean {
  const piece = pieceToType(hand, letter, preferred);
  if (!piece) return mayBegin(hand, letter) && begin(hand, letter, target.cell, null);
  hand.put(piece.key, target.cell, piece.tile === blank ? letter : undefined);
  begin(hand, letter, target.cell, piece.key);
  move(hand, target);
  return true;
}

function begin(hand: Hand, letter: string, at: Cell, key: number | null): true {
  hand.cursor = { axis: axisOf(hand), cell: at };
  hand.begun = hand.digraphs.some((tile) => tile.startsWith(letter)) ? { letter, at, key } : null;
  return true;
}

const mayBegin = ({ rack }: Hand, letter: string): boolean => rack.some(({ tile }) => tile.length > 1 && tile.startsWith(letter));

/** Handles the second key of a digraph, whose tile replaces what the first key laid. */
function typeDigraph(hand: Hand, { letter: first, at, key }: Begun, second: string): boolean {
  const tile = first + second;
  if (!hand.digraphs.includes(tile)) return false;
  const cursor = { axis: axisOf(hand), cell: at };
  const piece = hand.rack.find((other) => other.tile === tile);
  if (hand.lying(at) === tile && !hand.isCrossed(at)) {
    hand.begun = null;
    move(hand, cursor);
    return true;
  }
  if (!piece) return false;
  if (key !== null) hand.lift(key);
  hand.put(piece.key, at);
  move(hand, cursor);
  return true;
}

function typeCross(hand: Hand): boolean {
  const piece = hand.rack.find(({ tile }) => tile === cross);
  if (!piece) return false;
  hand.put(piece.key, hand.cursor?.cell ?? hand.start);
  return hand.unfit === null;
}

function pieceToType({ rack, draft }: Hand, letter: string, preferred: Preferred): Piece | undefined {
  const anyBlank = rack.find(({ tile }) => tile === blank);
  return preferred === 'blank' && anyBlank ? anyBlank : pieceFor(draft, letter);
}
