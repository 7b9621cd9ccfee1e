import { expect, test } from 'vitest';
import type { Game } from '../../../src/connection/protocol.ts';
import type { Code } from '../../../src/languages/languages.ts';
import { seatInWords } from '../../../src/words/game/seat_in_words.ts';
import { inLanguage } from '../../support/in_language.ts';

const player = { score: 0, rack: { count: 7 }, lost_turns: 0, resigned: false };
const game = (change: Partial<Game> = {}) =>
  ({ players: [player, player], to_move: 0, turn: 3, pending_play: null, result: null, ...change }) as Game;
const nothing = { own: false, computer: false, away: false, bingo: 0 };

test('the player to move reads that it is their turn, the others that it is not theirs', () => {
  expect(seatInWords(game(), 0, { ...nothing, own: true })).toBe('your turn');
  expect(seatInWords(game(), 0, nothing)).toBe('is thinking');
  expect(seatInWords(game(), 1, nothing)).toBe('');
});

test('while a play waits for others to accept it, nobody reads that it is their turn', () => {
  const held = game({ pending_play: { window: 'held', accepted: [1] } as unknown as Game['pending_play'] });
  expect(seatInWords(held, 0, { ...nothing, own: true })).toBe('');
  expect(seatInWords(held, 0, { ...nothing, away: true })).toBe('away');
  expect(seatInWords(held, 1, nothing)).toBe('accepted');
});

test('a player to move who is away is shown so with the turn, but not at a moment of a game that is over', () => {
  expect(seatInWords(game(), 0, { ...nothing, away: true })).toBe('away · their turn');
  expect(seatInWords(game(), 0, { ...nothing, away: true, past: true })).toBe('their turn');
});

test.each<[Code, string]>([
  ['de', 'abwesend · am Zug'],
  ['fr', 'hors ligne · à son tour'],
  ['es', 'ausente · su turno'],
])('the same in %s', (code, words) =>
  inLanguage(code, () => expect(seatInWords(game(), 0, { ...nothing, away: true })).toBe(words)));

test('a computer is never away, and has no turn of its own to hear of', () => {
  expect(seatInWords(game(), 1, { ...nothing, away: true })).toBe('away');
  expect(seatInWords(game(), 1, { ...nothing, away: true, computer: true })).toBe('');
  expect(seatInWords(game(), 0, { ...nothing, own: true, computer: true })).toBe('is thinking');
});

test('a lost turn comes before a bingo, and a resignation before everything', () => {
  const lost = { ...player, lost_turns: 2 };
  expect(seatInWords(game({ players: [player, lost] }), 1, { ...nothing, bingo: 50 })).toBe('loses 2 turns');
  expect(seatInWords(game({ players: [player, { ...lost, resigned: true }] }), 1, nothing)).toBe('out of the game');
  expect(seatInWords(game(), 1, { ...nothing, bingo: 50 })).toBe('Bingo! +50');
});

test('where there is little room, one word says it, and among three or four players the points do', () => {
  const brief = { ...nothing, brief: true };
  const three = { players: [player, player, { ...player, resigned: true }] };
  expect(seatInWords(game(), 0, { ...brief, away: true })).toBe('away');
  expect(seatInWords(game(), 1, { ...brief, bingo: 50 })).toBe('Bingo! +50');
  expect(seatInWords(game(three), 1, { ...brief, bingo: 50 })).toBe('+50!');
  expect(seatInWords(game(three), 2, brief)).toBe('out');
  expect(seatInWords(game(three), 0, { ...brief, own: true })).toBe('your turn');
  expect(seatInWords(game(three), 0, brief)).toBe('thinking');
  expect(seatInWords(game(), 0, brief)).toBe('is thinking');
});

test('among three or four players one word says how somebody votes, and whose play it is', () => {
  const vote = (seat: number, opinion: string) => ({ seat, opinion });
  const votes = [vote(1, 'convinced'), vote(2, 'not_convinced')];
  const disputed = { players: [player, player, player], pending_play: { seat: 0, accepted: [], dispute: { votes } } as unknown as Game['pending_play'] };
  const read = (brief: boolean) => [0, 1, 2].map((seat) => seatInWords(game(disputed), seat, { ...nothing, brief }));
  expect(read(true)).toEqual(['disputed', 'for', 'against']);
  expect(read(false)).toEqual(['play disputed', 'voted to accept', 'voted to reject']);
});

test('beside a target one word says it, among two players, too', () => {
  const out = { ...player, resigned: true, target: 90 };
  expect(seatInWords(game({ players: [player, out] }), 1, { ...nothing, brief: true })).toBe('out');
  expect(seatInWords(game({ players: [player, out] }), 1, nothing)).toBe('out of the game');
});
