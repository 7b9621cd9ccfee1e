import { describe, expect, test } from 'vitest';
import type { Axis, Cell, GameEvent, Lay, WordScore } from '../../../src/connection/protocol.ts';
import { arrowOf, isUnusual } from '../../../src/words/game/directions.ts';
import { mainWordFirst } from '../../../src/state/game/main_word.ts';
import { explain, listWithArrows, mainWordAndOthers, placeOf, notesOf, wordsAndTotal, wordsWithArrows } from '../../../src/words/game/explain.ts';
import { wordsOf } from '../../../src/words/game/play_in_words.ts';
import { inLanguage } from '../../support/in_language.ts';
import { played } from '../../support/games.ts';

const score = (played as GameEvent & { type: 'played' }).play_score;

describe('explaining a play', () => {
  test('gives each letter with its value and each word with its factors', () => {
    expect(explain(score)).toMatchObject([
      {
        text: 'BE',
        terms: [
          { letter: 'B', blank: false, value: 3, factor: 1 },
          { letter: 'E', blank: true, value: 0, factor: 1 },
        ],
        factors: [2],
        score: 6,
      },
    ]);
  });

  test('gives the sum after the words, but not where no points are kept', () => {
    expect([wordsAndTotal(score, 'points'), wordsAndTotal(score, 'none')]).toEqual(['BE, 6', 'BE']);
  });

  test('puts the main word first', () => {
    const word = (text: string, columns: number[]) => ({
      text,
      axis: 'across' as const,
      letters: columns.map((column, index) => ({
        cell: [7, column] as const,
        letter: text[index]!,
        blank: false,
        value: 1,
        factor: 1,
      })),
      word_factors: [],
      score: 1,
    });
    const laid = [
      { cell: [7, 1] as const, tile: 'A' },
      { cell: [7, 2] as const, tile: 'B' },
    ];
    const ordered = (words: ReturnType<typeof word>[]) => wordsOf(mainWordFirst({ word_scores: words, bingo: 0, total: 2 }, laid));
    expect(ordered([word('LONGER', [1, 10, 11, 12, 13, 14]), word('AB', [1, 2])])).toBe('AB LONGER');
    expect(ordered([word('AX', [1, 9]), word('ABC', [2, 3, 4])])).toBe('ABC AX');
  });

  test('says which premiums counted, where the play is and what it spells', () => {
    expect(notesOf(score, [])).toEqual(['BE covers a double word.']);
    expect(placeOf(score)).toBe('H8 across');
    expect(wordsOf(score)).toBe('BE');
  });
});

test('a play is explained in the language of the reader', async () => {
  expect(await inLanguage('de', () => [placeOf(score), ...notesOf(score, [])])).toEqual([
    'H8 waagerecht',
    'BE liegt auf einem doppelten Wortwert.',
  ]);
  expect(await inLanguage('fr', () => notesOf(score, []))).toEqual(['BE couvre un mot compte double.']);
});

describe('directions', () => {
  const word = (axis: Axis, from: Cell, to: Cell): WordScore => ({
    text: 'AB',
    axis,
    letters: [from, to].map((cell) => ({ cell, letter: 'A', blank: false, value: 1, factor: 1 })),
    word_factors: [],
    score: 2,
  });

  test('follow the order in which the letters are read', () => {
    expect(arrowOf(word('across', [7, 7], [7, 8]))).toBe('→');
    expect(arrowOf(word('across', [7, 8], [7, 7]))).toBe('←');
    expect(arrowOf(word('diagonal_up', [7, 7], [6, 8]))).toBe('↗');
    expect(arrowOf(word('diagonal_down', [7, 7], [6, 6]))).toBe('↖');
    expect(isUnusual(word('down', [7, 7], [8, 7]))).toBe(false);
    const backwards = { word_scores: [word('down', [8, 7], [7, 7])], bingo: 0, total: 2 };
    expect([wordsWithArrows(backwards), placeOf(backwards)]).toEqual(['AB\u00a0↑', 'H9 upwards']);
  });

  test('stay beside their words in a list of them', () => {
    const both = { word_scores: [word('down', [7, 7], [8, 7]), word('down', [8, 7], [7, 7])], bingo: 0, total: 4 };
    expect([wordsWithArrows(both), listWithArrows(both)]).toEqual(['AB AB\u00a0↑', 'AB and AB\u00a0↑']);
  });

  test('stand after each word that needs one, where the main word comes before the others', () => {
    const main = word('across', [7, 7], [7, 8]);
    const other = { ...word('diagonal_up', [7, 7], [6, 8]), text: 'AX' };
    const written = (...words: WordScore[]) => mainWordAndOthers({ word_scores: words, bingo: 0, total: 2 }).join('');
    expect(written(main)).toBe('AB');
    expect(written(main, other, main)).toBe('AB + AX\u00a0↗, AB');
    expect(written()).toBe('no word');
  });

  test('of a one-letter word are those of its line', () => {
    const one = { ...word('diagonal_down', [7, 7], [7, 7]), letters: [] };
    expect(arrowOf(one)).toBe('↘');
  });
});

describe('notes on a score', () => {
  test('explain letters that score nothing and tiles that read in both directions', () => {
    const read = (text: string, columns: number[]): WordScore => ({
      text,
      axis: 'across',
      letters: columns.map((column, index) => ({
        cell: [7, column],
        letter: text[index]!,
        blank: false,
        value: 1,
        factor: 1,
      })),
      word_factors: [],
      score: 4,
    });
    const both = { word_scores: [read('LIVE', [1, 2, 3, 4]), read('EVIL', [4, 3, 2, 1])], bingo: 0, total: 8 };
    const placement: Lay[] = [
      { cell: [7, 4], tile: '#' },
      { cell: [7, 4], tile: 'E' },
    ];
    expect(notesOf(both, placement)).toEqual([
      'LIVE and EVIL are the same tiles read in both directions; each scores.',
      'E on E8 scores 0 this turn: it replaces a crossed-out tile.',
    ]);
  });
});

test('bonuses on corners are named with their place', () => {
  const over: Cell[] = [
    [7, 7],
    [7, 8],
    [8, 7],
    [8, 8],
  ];
  const letter = { cell: [7, 8] as const, letter: 'N', blank: false, value: 1, factor: 4, shared: [{ factor: 2, over }] };
  const word: WordScore = {
    text: 'N',
    axis: 'across',
    letters: [letter],
    word_factors: [{ cell: [7, 8], factor: 3, over }],
    score: 12,
  };
  expect(notesOf({ word_scores: [word], bingo: 0, total: 12 }, [])).toEqual([
    'N is on a double letter.',
    'N touches a double letter at the corner of H8 and I9.',
    'N touches a triple word at the corner of H8 and I9.',
  ]);
});
