import type { Cell, Lay, LetterScore, PlayScore, Rules, WordScore } from '../../connection/protocol.ts';
import { spokenList } from '../../languages/formats.ts';
import { t } from '../../languages/text.ts';
import { cellName, sameCell } from '../../rules/coordinates.ts';
import { cross } from '../../rules/tiles.ts';
import { arrowOf, directionName, isUnusual } from './directions.ts';
import { crossedCells } from './play_in_words.ts';

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

/** The first and the last of the cells around a corner, where a premium acts for several. */
const cornerOf = (over: Cell[]) => ({ from: cellName(over[0]!), to: cellName(over.at(-1)!) });

function letterNotes({ letter, factor, shared }: LetterScore): string[] {
  const corners = shared ?? [];
  const own = corners.reduce((rest, premium) => rest / premium.factor, factor);
  return [
    ...(own > 1 ? [t('table-on-letter-premium', { letter, factor: own })] : []),
    ...corners.map(({ factor, over }) => t('table-at-letter-bonus', { letter, factor, ...cornerOf(over) })),
  ];
}

const wordNotes = ({ text: word, word_factors }: WordScore): string[] =>
  word_factors.map(({ factor, over }) =>
    over ? t('table-at-word-bonus', { word, factor, ...cornerOf(over) }) : t('table-on-word-premium', { word, factor }),
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
    return twin ? [t('table-both-directions', { word: word.text, other: twin.text })] : [];
  });
}

/** Letters that score nothing this turn because they replace a tile crossed out in it. */
function replacementNotes(placement: Lay[]): string[] {
  const crossed = placement.filter(({ tile }) => tile === cross);
  return placement
    .filter((lay) => lay.tile !== cross && crossed.some(({ cell }) => sameCell(cell, lay.cell)))
    .map(({ tile, as, cell }) => t('table-replaces', { letter: as ?? tile, cell: cellName(cell) }));
}

/** Remarks that explain the arithmetic of a play. */
export const notesOf = (score: PlayScore, placement: Lay[]): string[] => [
  ...new Set([...premiumNotes(score), ...readingNotes(score), ...replacementNotes(placement)]),
];

/** A word, with an arrow if it reads neither across nor down; no line ends before the arrow. */
const withArrow = (word: WordScore) => (isUnusual(word) ? `${word.text}\u00a0${arrowOf(word)}` : word.text);

/** "QUIRED AXE ↖": the words of a play. */
export const wordsWithArrows = (score: PlayScore) => score.word_scores.map(withArrow).join(' ') || t('game-no-word');

/** "QUIRED AXE ↖, 32": the words and, where points are kept, their sum. */
export const wordsAndTotal = (score: PlayScore, scoring: Rules['scoring']) =>
  scoring === 'points' ? `${wordsWithArrows(score)}, ${score.total}` : wordsWithArrows(score);

/** "QUIRED and AXE ↖", or an empty text. */
export const listWithArrows = ({ word_scores }: PlayScore) => spokenList(word_scores.map(withArrow));

/** "QUIRED" and " + AXE ↖, HE": the main word of a play, and the others, to be written after it. */
export function mainWordAndOthers({ word_scores }: PlayScore): [main: string, others: string] {
  const [main = t('game-no-word'), ...others] = word_scores.map(withArrow);
  return [main, others.length ? ` + ${others.join(', ')}` : ''];
}

/** "crossed out H8 and J8", or an empty text. */
export function crossedOut(placement: Lay[]): string {
  const cells = crossedCells(placement);
  return cells && t('table-crossed-out', { cells });
}

/** "J5 down": where the first word starts and how it runs. */
export function placeOf(score: PlayScore): string {
  const word = score.word_scores[0];
  const start = word?.letters[0];
  return word && start ? t('table-place', { cell: cellName(start.cell), direction: directionName(word) }) : '';
}
