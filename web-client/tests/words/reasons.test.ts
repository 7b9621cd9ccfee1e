import { describe, expect, test } from 'vitest';
import type { Ended } from '../../src/connection/protocol.ts';
import { headline, nameOf, why } from '../../src/words/reasons.ts';
import { inLanguage } from '../support/in_language.ts';
import { dealt, hash, viewedAfter } from '../support/games.ts';

const score = { before: 10, deducted: 0, awarded: 0, final: 10, rack: { count: 3, tiles: ['A', 'B', 'C'] } };
const ended = (winners: number[]): Ended => ({ type: 'ended', reason: 'target_reached', winners, final_scores: [score, score], seed: hash });
const viewed = viewedAfter(dealt);

describe('who won, and why, in German', () => {
  test('depends on how many they are', async () => {
    const said = (winners: number[]) => inLanguage('de', () => [headline(viewed, ended(winners)), why(viewed, ended(winners))]);
    expect(await said([0])).toEqual(['Ann gewinnt', 'Ann hat das Ziel erreicht.']);
    expect(await said([0, 1])).toEqual(['Ann und Ben teilen sich den Sieg', 'Ann und Ben haben das Ziel erreicht.']);
  });

  test('depends on who reads it', async () => {
    const said = (winners: number[]) => inLanguage('de', () => headline(viewed, ended(winners), 1));
    expect(await said([1])).toBe('Du hast gewonnen');
    expect(await said([0, 1])).toBe('Du und Ann teilt euch den Sieg');
  });
});

test('a player without a name is called by the number of the seat', () => {
  expect([nameOf(viewed, 0), nameOf(viewed, 7)]).toEqual(['Ann', 'Seat 8']);
});
