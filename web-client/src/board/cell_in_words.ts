import { t } from '../languages/text.ts';
import { premiumName } from '../words/names.ts';
import type { EmptyCell, Lying, OnCell } from './on_cell.ts';

const listed = (parts: (string | false | null)[]) => parts.filter(Boolean).join(', ');
const face = ({ letter, blank, value }: Lying) =>
  blank ? t('table-square-blank', { letter }) : t('table-square-tile', { letter, points: value });
const nameOf = ({ scope, factor }: OnCell['corners'][number]) => premiumName(scope, factor);
const cornersOf = ({ corners }: OnCell) => corners.map((corner) => t('table-square-corner', { premium: nameOf(corner) }));

const emptyInWords = (cell: EmptyCell, on: OnCell) =>
  listed([cell.start && t('table-square-start'), on.premium && nameOf(on.premium), ...cornersOf(on), t('table-square-empty')]);

function pieceInWords({ piece, value, lying }: OnCell): string {
  const blank = piece!.as !== undefined;
  const tile = face({ letter: piece!.as ?? piece!.tile, blank, value });
  return lying ? t('table-square-instead', { tile, letter: lying.letter }) : t('table-square-laid', { tile });
}

function whatLiesOn(cell: EmptyCell, on: OnCell): string {
  const { piece, lying, crossed, starter, last, pending } = on;
  if (piece) return pieceInWords(on);
  if (lying && crossed) return t('table-square-cross', { letter: lying.letter });
  if (lying) return listed([face(lying), last && t('table-square-last'), pending && t('table-may-be', { how: pending }), ...cornersOf(on)]);
  const square = emptyInWords(cell, on);
  if (starter) return t('table-square-starter', { tile: starter.letter, points: starter.value, square });
  return last ? t('table-square-crossed-out', { square }) : square;
}

/** What screen readers hear of a cell: "H8, start, double word, empty". */
export const cellInWords = (cell: EmptyCell, on: OnCell): string => `${cell.name}, ${whatLiesOn(cell, on)}`;
