import type { Hand } from '../../entry/hand.svelte.ts';
import { spokenList } from '../../languages/formats.ts';
import { t } from '../../languages/text.ts';
import { cellName } from '../../rules/coordinates.ts';
import { cross } from '../../rules/tiles.ts';

/** "ESH isn’t in the word list." */
export const notInList = (words: string[]): string => t('table-not-in-list', { count: words.length, words: spokenList(words) });

/** What to do with a tile that does not fit where it was put. */
export const unfitInWords = ({ tile, at }: NonNullable<Hand['unfit']>): string =>
  tile === cross ? t('table-unfit-cross') : t('table-unfit', { cell: cellName(at) });

/** What to type after the first letter of a tile with two; `rack` has the tiles of the player. */
export function halfDigraph({ letter }: NonNullable<Hand['begun']>, rack: string[]): string {
  const tiles = [...new Set(rack.filter((tile) => tile.length > 1 && tile.startsWith(letter)))];
  const [first, ...others] = tiles;
  if (first === undefined) return t('table-type-second', { letter });
  if (others.length === 0) return t('table-type-rest', { letter, tiles: first, next: first.slice(1) });
  return t('table-type-one-of', { letter, tiles: spokenList(tiles) });
}
