import { cellName, sameCell } from '../rules/coordinates.ts';
import type { Cell, Lay, LetterScore, PlayScore, WordScore } from '../connection/protocol.ts';
import { cross } from '../rules/tiles.ts';
import { arrowOf, directionName, isUnusual } from './directions.ts';
import { spokenList } from '../languages/formats.ts';
import { premiumName } from './names.ts';

export type Term = { letter: string; blank: boolean; value: number; factor: number };
/** The arithmetic of one word: (sum of the terms) times the word factors is the score. */
export type Line = {
  text: string;
  arrow: string;
  direction: string;
  unusual: boolean;
  cells: Cell[];
  terms: Term[];
  factors: number[];
  score: number;
};

const line = (word: WordScore): Line => ({ ...arithmetic(word), ...course(word) });

const course = (word: WordScore) => ({
  arrow: arrowOf(word),
  direction: directionName(word),
  unusual: isUnusual(word),
  cells: word.letters.map(({ cell }) => cell),
});

const arithmetic = ({ text, letters, word_factors, score }: WordScore) => ({
  text,
  terms: letters.map(({ letter, blank, value, factor }) => ({ letter, blank, value, factor })),
  factors: word_factors.map(({ factor }) => factor),
  score,
});

export const explain = (score: PlayScore): Line[] => score.word_scores.map(line);

/** "at the corner of H8 and I9": where a premium that acts for several cells is. */
const cornerOf = (over: Cell[]) => ` at the corner of ${cellName(over[0]!)} and ${cellName(over.at(-1)!)}`;

function letterNotes({ letter, factor, shared }: LetterScore): string[] {
  const corners = shared ?? [];
  const own = corners.reduce((rest, premium) => rest / premium.factor, factor);
  return [
    ...(own > 1 ? [`${letter} is on a ${premiumName('letter', own)}.`] : []),
    ...corners.map(({ factor, over }) => `${letter} touches a ${premiumName('letter', factor)}${cornerOf(over)}.`),
  ];
}

const wordNotes = ({ text, word_factors }: WordScore): string[] =>
  word_factors.map(({ factor, over }) =>
    over
      ? `${text} touches a ${premiumName('word', factor)}${cornerOf(over)}.`
      : `${text} covers a ${premiumName('word', factor)}.`,
  );

/** Explains what the premiums did: "X is on a double letter." */
const premiumNotes = ({ word_scores }: PlayScore): string[] => [
  ...word_scores.flatMap(({ letters }) => letters.flatMap(letterNotes)),
  ...word_scores.flatMap(wordNotes),
];

const placeKey = ({ letters }: WordScore) =>
  letters
    .map(({ cell }) => cellName(cell))
    .sort()
    .join();

/** "EVIL and LIVE are the same tiles read in both directions; each scores." */
function readingNotes({ word_scores: words }: PlayScore): string[] {
  return words.flatMap((word, index) => {
    const twin = words.slice(index + 1).find((other) => placeKey(other) === placeKey(word) && other.text !== word.text);
    return twin ? [`${word.text} and ${twin.text} are the same tiles read in both directions; each scores.`] : [];
  });
}

/** Letters that score nothing this turn because they replace a tile crossed out in it. */
function replacementNotes(placement: Lay[]): string[] {
  const crossed = placement.filter(({ tile }) => tile === cross);
  return placement
    .filter((lay) => lay.tile !== cross && crossed.some(({ cell }) => sameCell(cell, lay.cell)))
    .map(
      ({ tile, as, cell }) =>
        `${as ?? tile} on ${cellName(cell)} scores 0 this turn: it replaces a crossed-out tile.`,
    );
}

/** Remarks that explain the arithmetic of a play. */
export const notesOf = (score: PlayScore, placement: Lay[]): string[] => [
  ...new Set([...premiumNotes(score), ...readingNotes(score), ...replacementNotes(placement)]),
];

/** "QUIRED AXE": the words of a play; a play that only crosses out tiles may make none. */
export const wordsOf = (score: PlayScore) => score.word_scores.map(({ text }) => text).join(' ') || 'no word';
/** The same, with an arrow after each word that reads neither across nor down. */
export const wordsWithArrows = (score: PlayScore) =>
  score.word_scores.map((word) => (isUnusual(word) ? `${word.text} ${arrowOf(word)}` : word.text)).join(' ') || 'no word';

/** "crossed out H8 and J8", or an empty text. */
export function crossedOut(placement: Lay[]): string {
  const cells = placement.filter(({ tile }) => tile === cross).map(({ cell }) => cellName(cell));
  return cells.length ? `crossed out ${spokenList(cells)}` : '';
}

/** "J5 down": where the first word starts and how it runs. */
export function placeOf(score: PlayScore): string {
  const word = score.word_scores[0];
  const start = word?.letters[0];
  return word && start ? `${cellName(start.cell)} ${directionName(word)}` : '';
}
