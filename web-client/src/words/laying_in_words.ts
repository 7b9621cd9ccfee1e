import type { Hand } from '../entry/hand.svelte.ts';
import { cellName } from '../rules/coordinates.ts';
import { cross } from '../rules/tiles.ts';
import { spokenList } from '../languages/formats.ts';

/** "ESH isn’t in the word list." */
export const notInList = (words: string[]): string =>
  words.length ? `${spokenList(words)} ${words.length === 1 ? 'isn’t' : 'aren’t'} in the word list.` : 'A word isn’t in the word list.';

/** What to do with a tile that does not fit where it was put. */
export const unfitInWords = ({ tile, at }: NonNullable<Hand['unfit']>): string =>
  tile === cross
    ? 'Lay the red cross over a tile from an earlier turn, one to a square.'
    : `${cellName(at)} has a tile already. Choose an empty square.`;

/** What to type after the first letter of a tile with two; `rack` has the tiles of the player. */
export function halfDigraph({ letter }: NonNullable<Hand['begun']>, rack: string[]): string {
  const tiles = [...new Set(rack.filter((tile) => tile.length > 1 && tile.startsWith(letter)))];
  if (tiles.length === 0) return `${letter}_: now type the second letter.`;
  const next = tiles.length === 1 ? `Type ${tiles[0]!.slice(1)}` : 'Type the second letter';
  return `${letter}_: you have ${spokenList(tiles)}, but no ${letter}. ${next}, or Backspace.`;
}
