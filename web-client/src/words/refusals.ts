import { cellName } from '../rules/coordinates.ts';
import type { Refusal } from '../connection/protocol.ts';
import { spokenList } from './names.ts';

type Details = Pick<Refusal, 'cells' | 'words'>;

const at = ({ cells = [] }: Details) => (cells.length ? ` (${spokenList(cells.map(cellName))})` : '');
const named = ({ words = [] }: Details) => (words.length ? `${spokenList(words)} ` : 'A word ');

/** Refusals that the page can word better than the server. */
const sentences: Record<string, (refusal: Details) => string> = {
  DIGRAPH: (details) => `Letters with a tile of their own, such as TH, must use that tile${at(details)}.`,
  RED_TARGET: (details) => `A red cross must cover a tile that was there before this turn, one cross to a square${at(details)}.`,
  ORPHAN: (details) => `A tile would be left on its own, outside any word${at(details)}.`,
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
