import { expect, test } from 'vitest';
import type { GameSummary, ProposedGame } from '../../src/connection/protocol.ts';
import { gameInWords, proposalInWords } from '../../src/words/next_game_in_words.ts';

const newest = { system: 'classic', names: ['Anna', 'Ben'] };
const proposal: ProposedGame = { proposal: 1, by: 1, agreed: [1], missing: [0] };
const game: GameSummary = { game: 2, system: 'classic', stage: 'playing', names: ['Anna', 'Ben'], changed: 1 };

test('a proposal says who wants to play what', () => {
  expect(proposalInWords(proposal, { ...newest, seat: 0 })).toBe('Ben proposed a game of Classic.');
  expect(proposalInWords({ ...proposal, settings: { system: 'super' } }, { ...newest, seat: 1 })).toBe('You proposed a game of Super.');
});

test('a game in the list says how it ended, or that it has not', () => {
  expect(gameInWords(game)).toBe('Anna and Ben · under way');
  expect(gameInWords({ ...game, stage: 'waiting' })).toBe('Anna and Ben · not started');
  expect(gameInWords({ ...game, stage: 'over', scores: [301, 288] })).toBe('Anna 301 · Ben 288');
  expect(gameInWords({ ...game, stage: 'over' })).toBe('Anna and Ben · aborted');
});
