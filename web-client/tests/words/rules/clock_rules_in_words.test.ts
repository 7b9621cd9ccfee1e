import { expect, test } from 'vitest';
import { inLanguage } from '../../support/in_language.ts';
import type { ClockKind, ClockRules } from '../../../src/connection/protocol.ts';
import { clockInShort, clockRulesInWords } from '../../../src/words/rules/clock_rules_in_words.ts';

const rules = (kind: ClockKind, at_zero: ClockRules['at_zero']): ClockRules => ({ kind, at_zero, overtime: { points: 10, minutes: 5 } });
const inWords = (kind: ClockKind, at_zero: ClockRules['at_zero'] = 'lose') => clockRulesInWords(rules(kind, at_zero));

test('a game without clocks needs one sentence', () => {
  expect(inWords({ type: 'none' })).toEqual(['Nobody is timed.']);
});

test('a clock for the game says what happens after each move and at the end', () => {
  expect(inWords({ type: 'game', seconds: 1500, increment: 5 }, 'points')).toEqual([
    '25 minutes for each player.',
    '5 seconds added after each move.',
    'When your time is up, each minute that begins costs 10 points. After 5 minutes you are out of the game.',
  ]);
});

test.each([
  ['en', 'costs 1 point.'],
  ['de', 'kostet jede angefangene Minute 1 Punkt.'],
  ['fr', 'coûte 1 point.'],
  ['es', 'cuesta 1 punto.'],
] as const)('a minute may cost a single point: %s', async (code, costs) => {
  const clock: ClockRules = { kind: { type: 'game', seconds: 60, increment: 0 }, at_zero: 'points', overtime: { points: 1, minutes: 5 } };
  expect((await inLanguage(code, () => clockRulesInWords(clock))).join(' ')).toContain(costs);
});

test('a clock for each move says what happens when a move takes too long', () => {
  expect(inWords({ type: 'move', seconds: 90 }, 'pass')).toEqual(['90 seconds for each move.', 'When your time is up, you pass.']);
});

test('a slow clock has days, a reserve, nights and holidays', () => {
  expect(inWords({ type: 'slow', days: 1, bank_days: 2, holiday_days: 21 }, 'nudge')).toEqual([
    'One day for each move.',
    '2 days in reserve for the whole game.',
    'The clock stops at night, at the hours that each player sets.',
    'There is at least a day to respond to a play, to vote, and for a first turn with a time limit.',
    'Up to 21 days of holiday a year.',
    'When your time is up, you only get a reminder.',
  ]);
});

test('in short, a slow clock leaves out what holds with every slow clock', () => {
  expect(clockInShort(rules({ type: 'slow', days: 3, bank_days: 0, holiday_days: 21 }, 'nudge'))).toEqual([
    '3 days for each move.',
    'Up to 21 days of holiday a year.',
    'When your time is up, you only get a reminder.',
  ]);
  expect(clockInShort(rules({ type: 'none' }, 'lose'))).toEqual(['Nobody is timed.']);
});
