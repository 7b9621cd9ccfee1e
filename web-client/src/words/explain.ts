import { cellName, sameCell } from '../coordinates.ts';
import type { Lay, PlayScore, WordScore } from '../protocol.ts';
import { premiumName } from './names.ts';

export type Term = { letter: string; blank: boolean; value: number; factor: number };
/** The arithmetic of one word: (sum of the terms) times the word factors is the score. */
export type Line = { text: string; terms: Term[]; factors: number[]; score: number };

const line = ({ text, letters, word_factors, score }: WordScore): Line => ({
  text,
  terms: letters.map(({ letter, blank, value, factor }) => ({ letter, blank, value, factor })),
  factors: word_factors.map(({ factor }) => factor),
  score,
});

export const explain = (score: PlayScore): Line[] => score.words.map(line);

/** What premiums did, for those who wonder: "X stands on a double letter." */
export function premiumNotes(score: PlayScore): string[] {
  const letters = score.words.flatMap((word) =>
    word.letters
      .filter(({ factor }) => factor > 1)
      .map((item) => `${item.letter} stands on a ${premiumName('letter', item.factor)}.`),
  );
  const words = score.words.flatMap((word) =>
    word.word_factors.map(({ factor }) => `${word.text} covers a ${premiumName('word', factor)}.`),
  );
  return [...new Set([...letters, ...words])];
}

/** The score with the word first along which the tiles were laid: the one that holds most of them, or else the longest. */
export function mainWordFirst(score: PlayScore, placement: Lay[]): PlayScore {
  const laid = ({ letters }: WordScore) =>
    letters.filter(({ at }) => placement.some((lay) => sameCell(lay.at, at))).length;
  const words = score.words.toSorted((a, b) => laid(b) - laid(a) || b.letters.length - a.letters.length);
  return { ...score, words };
}

/** "QUIRED AXE": the words of a play. */
export const wordsOf = (score: PlayScore) => score.words.map(({ text }) => text).join(' ');

/** "J5 down": where the first word starts and how it runs. */
export function placeOf(score: PlayScore): string {
  const word = score.words[0];
  const start = word?.letters[0];
  return word && start ? `${cellName(start.at)} ${word.axis}` : '';
}
