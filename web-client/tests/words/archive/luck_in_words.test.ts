import { expect, it } from 'vitest';
import type { GameAnalysis } from '../../../src/connection/http/understanding_api.ts';
import { luckInWords, luckOf } from '../../../src/words/archive/game_in_words.ts';

const mistakes = { small: 0, medium: 0, large: 0 };
const analysis = (evaluator: number, ...luck: (number | undefined)[]): GameAnalysis => ({
  evaluator,
  made: 0,
  moves: [],
  course: [],
  seats: luck.map((one) => ({ ...mistakes, ...(one === undefined ? {} : { luck: one }) })),
  turning_points: [],
});
const inWords = (made: GameAnalysis, isRecord: boolean) => luckOf(made, isRecord).map(luckInWords);

it('is a dash where a record does not say all that somebody drew', () => {
  expect(inWords(analysis(3, 123, undefined), true)).toEqual(['+12.3', '–']);
});

it('is a dash in an older analysis of a record, which took it for 0, and as it was in one of another game', () => {
  expect(inWords(analysis(2, 0, 0), true)).toEqual(['–', '–']);
  expect(inWords(analysis(2, 0, -40), false)).toEqual(['0', '−4']);
});
