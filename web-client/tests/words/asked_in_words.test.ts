import { expect, test, vi } from 'vitest';
import type { Clocks, Game, Window } from '../../src/connection/protocol.ts';
import { language } from '../../src/languages/language.svelte.ts';
import { codes } from '../../src/languages/languages.ts';
import { stateInWords, timeLeftInWords, titleOf } from '../../src/words/asked_in_words.ts';
import { dealt, played, viewedAfter } from '../support/games.ts';
import { ended } from '../support/table_world.ts';

const viewed = viewedAfter([...dealt, played, { type: 'turn_began', seat: 1, turn: 2 }]);
const game = viewed.game!;
const withWindow = (window: Window): Game => ({ ...game, pending_play: { ...game.pending_play!, window } });

test('the title of the page says what the game waits for', () => {
  expect(titleOf('move', viewed, game)).toBe('● Your turn');
  expect(titleOf('accept', viewed, withWindow('held'))).toBe('● Accept the play?');
  expect(titleOf('vote', viewed, withWindow('held'))).toBe('● Your vote');
  expect(titleOf(null, viewed, game)).toBe('Ben’s turn');
  expect(titleOf(null, viewed, withWindow('held'))).toBe('The last play can be challenged');
});

test('where the players vote about words, the title says that the last play can be disputed', () => {
  const byVote = { ...viewed, rules: { ...viewed.rules, ruling: 'vote' as const } };
  expect(titleOf(null, byVote, withWindow('held'))).toBe('The last play can be disputed');
});

const paused: Clocks = { rules: { kind: { type: 'move', seconds: 90 }, at_zero: 'pass', overtime: { points: 10, minutes: 2 } }, at: 0, paused: true, seats: [{ left: 90_000 }, { left: 90_000 }] };

test('while the clocks are paused the title calls nobody, whatever the game asks, until it is over', () => {
  for (const asked of ['move', 'accept', 'vote', null] as const) expect(titleOf(asked, viewed, game, paused)).toBe('Clocks paused');
  expect(titleOf('move', viewed, game, { ...paused, paused: undefined })).toBe('● Your turn');
  const over = viewedAfter([...dealt, ended]);
  expect(titleOf(null, over, over.game!, paused)).toBe('Game over');
});

test('the list of games says in each language that the clocks of a game are paused, and not that it waits for others', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const said: string[] = [];
  for (const code of codes) {
    await language.choose(code);
    said.push(stateInWords({ stage: 'playing', paused: true }));
  }
  await language.choose('en');
  vi.unstubAllGlobals();
  expect(said).toEqual(['clocks paused', 'Uhren angehalten', 'pendules arrêtées', 'relojes parados']);
});

test('the list of games says what each waits for', () => {
  expect(stateInWords({ stage: 'playing', asked: 'move' })).toBe('your turn');
  expect(stateInWords({ stage: 'playing', asked: 'accept' })).toBe('accept the play?');
  expect(stateInWords({ stage: 'playing', asked: 'vote' })).toBe('your vote');
  expect(stateInWords({ stage: 'playing' })).toBe('waiting for others');
  expect(stateInWords({ stage: 'waiting' })).toBe('not started');
  expect(stateInWords({ stage: 'over' })).toBe('review');
});

test('the list of games says how a game has ended, with the player’s own points first', () => {
  const over = { stage: 'over' as const, seat: 1, scores: [301, 322, 250] };
  expect(stateInWords({ ...over, winners: [1] })).toBe('won 322–301–250');
  expect(stateInWords({ ...over, seat: 0, winners: [1] })).toBe('lost 301–322–250');
  expect(stateInWords({ ...over, scores: [-16, -9, 12], winners: [2] })).toBe('lost −9 · 12 · −16');
  expect(stateInWords({ stage: 'over', seat: 0, scores: [300, 300], winners: [0, 1] })).toBe('draw 300–300');
});

test('the list of games says how much time is left, to the minute', () => {
  expect(timeLeftInWords(2 * 86_400_000 + 5 * 3_600_000 + 59_000)).toBe('2 days and 5 hours left');
  expect(timeLeftInWords(61_000)).toBe('1 minute left');
  expect(timeLeftInWords(59_000)).toBe('less than a minute left');
  expect(timeLeftInWords(-5)).toBe('less than a minute left');
});
