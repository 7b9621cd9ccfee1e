import { expect, test } from 'vitest';
import { invitation } from '../../src/words/invitation_in_words.ts';
import { rules } from '../support/games.ts';

const classic = { ...rules, id: 'classic' };
const seats = [{ name: 'Anna' }, { name: 'Ben' }];

test('a player invites to the game by their own name', () => {
  expect(invitation({ rules: classic, seats, stage: 'waiting' }, 0)).toBe('Anna invites you to Classic');
  expect(invitation({ rules: { ...rules, id: 'finish-line' }, seats, stage: 'waiting' }, 1)).toBe('Ben invites you to Finish Line');
});

test('somebody without a seat invites without a name', () => {
  expect(invitation({ rules: classic, seats, stage: 'waiting' }, null)).toBe('You’re invited to Classic');
  expect(invitation({ rules: classic, seats, stage: 'over' }, null)).toBe('Watch a game of Classic');
});

test('once a game has begun, one is invited to watch', () => {
  expect(invitation({ rules: classic, seats, stage: 'playing' }, 1)).toBe('Ben invites you to watch a game of Classic');
});
