import type { Axis, Refusal, Rules } from '../../connection/protocol.ts';
import type { Hand } from '../../entry/hand.svelte.ts';
import type { Begun } from '../../entry/spelling.ts';
import { spokenList } from '../../languages/formats.ts';
import { t } from '../../languages/text.ts';
import { cellName } from '../../rules/coordinates.ts';
import { blank, cross } from '../../rules/tiles.ts';
import { inWords } from '../refusals/refusals.ts';

/** "ESH isn’t in the word list." */
export const notInList = (words: string[]): string => t('table-not-in-list', { count: words.length, words: spokenList(words) });

const isStraight = (axis: Axis): boolean => axis === 'across' || axis === 'down';

/** Why the laid tiles cannot be played. Where diagonals do not count, a line is a row or a column. */
export const refusedInWords = (refusal: Refusal, { placed }: Pick<Rules, 'placed'>): string =>
  refusal.code === 'NOT_LINEAR' && placed.every(isStraight) ? t('table-not-in-row') : inWords(refusal);

/** What to do with a tile that does not fit where it was put. */
export const unfitInWords = ({ tile, at }: NonNullable<Hand['unfit']>): string =>
  tile === cross ? t('table-unfit-cross') : t('table-unfit', { cell: cellName(at) });

/** Why no tile lies for the last letter, and what to type. */
export function heldBackInWords({ rack, lying }: Pick<Hand, 'rack' | 'lying'>, { letter, at }: Begun): string {
  const tiles = [...new Set(rack.map(({ tile }) => tile))];
  const digraphs = tiles.filter((tile) => tile.length > 1 && tile.startsWith(letter));
  const [first, ...others] = digraphs;
  if (first !== undefined && others.length === 0) return t('table-type-rest', { letter, tiles: first, next: first.slice(1) });
  if (first !== undefined) return t('table-type-one-of', { letter, tiles: spokenList(digraphs) });
  if (lying(at)?.startsWith(letter)) return t('table-type-second', { letter });
  return t(tiles.includes(letter) || tiles.includes(blank) ? 'table-no-square-for' : 'table-no-tile-for', { letter });
}
