import { cellName } from '../rules/coordinates.ts';
import type { Refusal } from '../connection/protocol.ts';
import { spokenList } from '../languages/formats.ts';

type Details = Pick<Refusal, 'cells' | 'words'>;

const at = ({ cells = [] }: Details) => (cells.length ? ` (${spokenList(cells.map(cellName))})` : '');
const named = ({ words = [] }: Details) => (words.length ? `${spokenList(words)} ` : 'A word ');

/** Refusals that the page can word better than the server. About laid tiles, each says what to do. */
const sentences: Record<string, (refusal: Details) => string> = {
  FIRST_SHORT: () => 'Lay another tile: the first word needs at least two letters.',
  FIRST_CENTRE: ({ cells = [] }) => `The first word must cover ${cells[0] ? cellName(cells[0]) : 'the start square'}.`,
  NOT_LINEAR: () => 'Place your tiles in a single line.',
  GAP: ({ cells = [] }) => `Fill the gap${cells.length ? ` at ${spokenList(cells.map(cellName))}` : ''}, or move your tiles together.`,
  DIGRAPH: (details) => `These two letters have a tile of their own. Use that tile, or move one of them${at(details)}.`,
  RED_TARGET: (details) => `Lay the red cross over a tile from an earlier turn, one to a square${at(details)}.`,
  ORPHAN: (details) => `Every tile must stay in a word: lay another tile next to the one left on its own${at(details)}.`,
  NEW_WORDS_APART: () => 'The new words must connect: each must share a square with another.',
  DUPLICATE_WORD: (details) => `${named(details)}would be on the board twice.`,
  NOT_ALL_TILES: () => 'You can only discard all your tiles at once.',
  BAD_OPTIONS: () => 'These options don’t work together.',
  NOT_A_STARTER: () => 'The first tile is already on the board.',
  NOTHING_TO_VOTE: () => 'There’s nothing left to vote on.',
  NOT_HOST: () => 'Only the host can do this.',
  NOT_A_COMPUTER: () => 'That seat no longer has a computer.',
  NOT_NOW: () => 'You can look words up during a vote and after the game.',
  GAME_DAMAGED: () =>
    'This game is damaged on the server’s disk and can’t be opened. Tell the person who runs the server.',
  STALE: () => 'That turn is over. Look at the board again.',
};

/** Why something was refused, for people. */
export const inWords = (refusal: Pick<Refusal, 'code' | 'message' | 'cells' | 'words'>): string =>
  sentences[refusal.code]?.(refusal) ?? refusal.message;
