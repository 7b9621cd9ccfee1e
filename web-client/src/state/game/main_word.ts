import type { Lay, PlayScore, WordScore } from '../../connection/protocol.ts';
import { sameCell } from '../../rules/coordinates.ts';

/** The score with the main word first: the word that holds most of the laid tiles, or else the longest. */
export function mainWordFirst(score: PlayScore, placement: Lay[]): PlayScore {
  const laid = ({ letters }: WordScore) =>
    letters.filter(({ cell }) => placement.some((lay) => sameCell(lay.cell, cell))).length;
  const word_scores = [...score.word_scores].sort((a, b) => laid(b) - laid(a) || b.letters.length - a.letters.length);
  return { ...score, word_scores };
}
