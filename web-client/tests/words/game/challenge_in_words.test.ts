import { expect, test } from 'vitest';
import type { PlayScore, WordScore } from '../../../src/connection/protocol.ts';
import { canCost, challengeCost } from '../../../src/words/game/challenge_in_words.ts';

const scoreOf = (...words: string[]): PlayScore => ({
  word_scores: words.map((text): WordScore => ({ text, axis: 'across', letters: [], word_factors: [], score: 0 })),
  bingo: 0,
  total: 0,
});

test('a challenge that fails may cost a turn or points', () => {
  expect(challengeCost('double', scoreOf('BE'), 'Ann')).toBe('If BE is valid, you lose your next turn.');
  expect(challengeCost('five', scoreOf('BE', 'TO'), 'Ann')).toBe('If BE and TO are valid, Ann gets 5 points.');
  expect(challengeCost('ten', scoreOf(), 'Ann')).toBe('If the play is valid, Ann gets 10 points.');
});

test('a challenge costs nothing where it is free and where the players vote', () => {
  expect((['void', 'single', 'double', 'five', 'ten', 'vote'] as const).filter(canCost)).toEqual(['double', 'five', 'ten']);
});
