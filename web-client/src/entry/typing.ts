import type { Cell } from '../connection/protocol.ts';
import { blank, cross } from '../rules/tiles.ts';
import { next, type Cursor } from './cursor.ts';
import { pieceFor, type Piece } from './draft.ts';
import type { Hand } from './hand.svelte.ts';
import type { Begun } from './spelling.ts';

/** Which tile is laid for a letter if the rack has both. */
export type Preferred = 'letter' | 'blank';

/**
 * Lays what is typed at the cursor of a hand and moves on: a letter, half of a digraph, or a red-crossed tile. A letter that
 * cannot be laid is held back: what follows it would make another word. False if nothing comes of the key.
 */
export function type(hand: Hand, letter: string, preferred: Preferred): boolean {
  if (hand.begun && typeDigraph(hand, hand.begun, letter)) return true;
  if (hand.holdsBack) return false;
  hand.begun = null;
  if (letter === cross) return typeCross(hand);
  return typeLetter(hand, letter, preferred);
}

const axisOf = ({ cursor }: Hand) => cursor?.axis ?? 'across';

/** Moves on to the next free cell, and notes the letters on the way: those who type a whole word type them, too. */
function move(hand: Hand, from: Cursor): void {
  let passed = '';
  const isFree = (cell: Cell): boolean => {
    if (hand.isFree(cell)) return true;
    passed += hand.lying(cell) ?? '';
    return false;
  };
  const { cell, axis } = next(from, hand.size, isFree);
  hand.cursor = passed ? { cell, axis, passed } : { cell, axis };
}

function typeLetter(hand: Hand, letter: string, preferred: Preferred): boolean {
  const cursor = hand.cursor ?? { cell: hand.start, axis: 'across' as const };
  const lying = hand.isFree(cursor.cell) ? undefined : hand.lying(cursor.cell);
  if (lying === letter) {
    move(hand, cursor);
    return true;
  }
  if (lying?.startsWith(letter)) return holdBack(hand, letter, cursor.cell);
  const target = hand.isFree(cursor.cell) ? cursor : next(cursor, hand.size, hand.isFree);
  const piece = hand.isFree(target.cell) ? pieceToType(hand, letter, preferred) : undefined;
  if (piece) return layLetter(hand, letter, target, piece);
  if (!mayBegin(hand, letter) && passOver(hand, cursor, letter)) return true;
  return holdBack(hand, letter, target.cell);
}

function layLetter(hand: Hand, letter: string, target: Cursor, piece: Piece): true {
  hand.put(piece.key, target.cell, piece.tile === blank ? letter : undefined);
  begin(hand, letter, target.cell, piece.key);
  move(hand, target);
  return true;
}

/** Whether the letter lies where the cursor has just passed. */
function passOver(hand: Hand, cursor: Cursor, letter: string): boolean {
  if (!cursor.passed?.startsWith(letter)) return false;
  hand.cursor = { ...cursor, passed: cursor.passed.slice(1) };
  return true;
}

function begin(hand: Hand, letter: string, at: Cell, key: number): void {
  hand.begun = hand.digraphs.some((tile) => tile.startsWith(letter)) ? { letter, at, key } : null;
}

/** Those who have no tiles, such as watchers, lay nothing that a letter could spoil. */
function holdBack(hand: Hand, letter: string, at: Cell): boolean {
  if (hand.draft.pieces.length === 0) return false;
  hand.cursor ??= { cell: at, axis: 'across' };
  hand.begun = { letter, at, key: null };
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
  const at = hand.cursor?.cell ?? hand.start;
  if (!piece) return holdBack(hand, cross, at);
  hand.put(piece.key, at);
  return hand.unfit === null;
}

function pieceToType({ rack, draft }: Hand, letter: string, preferred: Preferred): Piece | undefined {
  const anyBlank = rack.find(({ tile }) => tile === blank);
  return preferred === 'blank' && anyBlank ? anyBlank : pieceFor(draft, letter);
}
