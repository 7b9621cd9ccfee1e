import { expect, test } from 'vitest';
import type { CheckedPlay } from '../../src/connection/http/understanding_api.ts';
import { afterPlays, TryOut } from '../../src/review/try_out.svelte.ts';
import { dealt, played, rules, viewedAfter } from '../support/games.ts';
import type { Game, GameEvent } from '../../src/connection/protocol.ts';

const be = played as GameEvent & { type: 'played' };
const checked = (placement: CheckedPlay['placement']): CheckedPlay => ({ placement, play_score: be.play_score, valid: true });

const board = (...squares: Game['squares']) => ({ ...viewedAfter(dealt).game!, squares });

test('plays lie on the board of the moment, with blanks as the letter that they stand for', () => {
  const game = { ...board([7, 7, 'A', false]), pending_play: {} as never };
  const after = afterPlays(rules, game, [{ placement: [{ cell: [7, 8], tile: '?', as: 'T' }] }]);
  expect(after.squares).toEqual([[7, 7, 'A', false], [7, 8, 'T', true]]);
  expect(after.pending_play).toBeNull();
});

test('a red-crossed tile leaves its cell to the same play and to the next', () => {
  const game = board([7, 7, 'A', false], [7, 8, 'T', false]);
  const cross = { cell: [7, 8] as [number, number], tile: '#' };
  const after = afterPlays(rules, game, [{ placement: [cross] }, { placement: [{ cell: [7, 8], tile: 'S' }] }]);
  expect(after.squares).toEqual([[7, 7, 'A', false], [7, 8, 'S', false]]);
  const atOnce = afterPlays(rules, game, [{ placement: [cross, { cell: [7, 8], tile: 'N' }] }]);
  expect(atOnce.squares).toEqual([[7, 7, 'A', false], [7, 8, 'N', false]]);
});

test('a line is checked as a whole, and the next player has the turn', async () => {
  const sent: unknown[] = [];
  const server = {
    checkLine: async (version: number, plays: { placement: CheckedPlay['placement'] }[]) => {
      sent.push([version, plays]);
      return plays.map(({ placement }) => checked(placement));
    },
  };
  const start = viewedAfter(dealt);
  const players = start.game!.players.map((player) => ({ ...player, rack: { count: 2, tiles: ['B', 'E'] } }));
  const viewed = { ...start, game: { ...start.game!, players } };
  const trying = new TryOut(5, viewed, 1, server);
  expect(trying.laid).toBeNull();
  const [tile] = trying.hand.rack;
  trying.hand.put(tile!.key, [0, 0]);
  const laid = { placement: [{ cell: [0, 0], tile: tile!.tile }] };
  expect(trying.laid).toEqual(laid);
  await trying.check();
  expect(sent).toEqual([[5, [laid]]]);
  expect(trying.seat).toBe(0);
  expect(trying.game.squares.some(([row, column]) => row === 0 && column === 0)).toBe(true);
  expect(trying.hand.laid).toEqual([]);
  const [other] = trying.hand.rack;
  trying.hand.put(other!.key, [0, 1]);
  await trying.check();
  expect(sent[1]).toEqual([5, [laid, { placement: [{ cell: [0, 1], tile: other!.tile }] }]]);
  expect(trying.plays).toHaveLength(2);
});

test('the next player begins with all tiles on the rack, even with a red-crossed tile where the play before laid one', async () => {
  const start = viewedAfter(dealt);
  const players = start.game!.players.map((player) => ({ ...player, rack: { count: 2, tiles: ['#', 'S'] } }));
  const viewed = { ...start, game: { ...board([7, 7, 'A', false], [7, 8, 'T', false]), players } };
  const trying = new TryOut(5, viewed, 0, { checkLine: async (_, plays) => plays.map(({ placement }) => checked(placement)) });
  const [cross, letter] = trying.hand.rack;
  trying.hand.point([7, 8]);
  trying.hand.put(cross!.key, [7, 8]);
  trying.hand.put(letter!.key, [7, 8]);
  await trying.check();
  expect([trying.seat, trying.laid, trying.hand.cursor]).toEqual([1, null, null]);
  expect(trying.hand.rack.map(({ tile }) => tile)).toEqual(['#', 'S']);
});
