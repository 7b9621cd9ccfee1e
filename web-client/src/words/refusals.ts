import { cellName } from '../state/coordinates.ts';
import type { Refusal } from '../connection/protocol.ts';
import { listed } from './names.ts';

type Told = Pick<Refusal, 'cells' | 'words'>;

const at = ({ cells = [] }: Told) => (cells.length ? ` (${listed(cells.map(cellName))})` : '');
const named = ({ words = [] }: Told) => (words.length ? `${listed(words)} ` : 'A word ');

/** Refusals that this page can say better than the server, which does not know how cells are named here. */
const sentences: Record<string, (refusal: Told) => string> = {
  DIGRAPH: (told) => `TH, SH, CH and the like are one tile here: two letters may not spell one${at(told)}.`,
  RED_TARGET: (told) => `A red cross goes over a tile that lay there before this turn, one cross to a cell${at(told)}.`,
  ORPHAN: (told) => `A tile would be left alone, in no word${at(told)}.`,
  NEW_WORDS_APART: () => 'The new words have to hang together: each shares a cell with another.',
  DUPLICATE_WORD: (told) => `${named(told)}would stand on the board twice.`,
  NOT_ALL_TILES: () => 'Here all tiles are discarded at once, or none.',
  BAD_OPTIONS: () => 'These options do not go together.',
  NOT_A_STARTER: () => 'The first tile has been put already.',
  NOTHING_TO_VOTE: () => 'There is nothing to vote on any more.',
  NOT_HOST: () => 'Only the host may do this.',
  NOT_A_COMPUTER: () => 'There is no computer on that seat any more.',
  NOT_NOW: () => 'This can only be looked up while the table votes, or after the game.',
  STALE: () => 'That was meant for a turn that is over. Please look at the board again.',
};

/** Why something was refused, for people. */
export const inWords = (refusal: Pick<Refusal, 'code' | 'message' | 'cells' | 'words'>): string =>
  sentences[refusal.code]?.(refusal) ?? refusal.message;
