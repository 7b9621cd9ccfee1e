import { expect, test } from 'vitest';
import type { GameEvent } from '../../../../src/connection/protocol.ts';
import { lastPlay } from '../../../../src/state/game/moves.ts';
import { needsSnapshot } from '../../../../src/state/game/fold/reduce.ts';
import { viewedGame } from '../../../../src/state/game/viewed_game.ts';
import { dealt, entries, played, snapshot, viewedAfter } from '../../../support/games.ts';

const turn = (number: number, seat: number): GameEvent => ({ type: 'turn_began', seat, turn: number });
const passed = (number: number, seat: number): GameEvent => ({ type: 'passed', seat, turn: number });
const takenBack = (number: number, seat: number): GameEvent => ({ type: 'taken_back', seat, turn: number });
const closed: GameEvent = { type: 'window_closed', turn: 1, reason: 'next_turn' };
const afterPlay = [...dealt, played, turn(2, 1)];

test('a play that is taken back leaves the game as it was, but for the number of the turn', () => {
  const before = viewedAfter(dealt);
  const viewed = viewedAfter([...afterPlay, takenBack(1, 0)]);
  expect(viewed.game).toEqual({ ...before.game, turn: 2 });
  expect(viewed.latestMoves).toEqual([]);
  expect(lastPlay(viewed.moves)).toBeUndefined();
  expect(viewed.moves.map(({ kind, undone }) => [kind, undone])).toEqual([
    ['play', true],
    ['take_back', undefined],
  ]);
});

test('a move that is taken back opens the window again that it had closed', () => {
  const before = viewedAfter(afterPlay);
  const viewed = viewedAfter([...afterPlay, closed, passed(2, 1), turn(3, 0), takenBack(2, 1)]);
  expect(viewed.game).toEqual({ ...before.game, turn: 3 });
  expect(viewed.before).toEqual(before.before);
});

test('the moves after a move are taken back with it', () => {
  const viewed = viewedAfter([...afterPlay, closed, passed(2, 1), turn(3, 0), takenBack(1, 0)]);
  expect(viewed.game?.squares).toEqual([]);
  expect(viewed.game?.to_move).toBe(0);
  expect(viewed.moves.filter(({ undone }) => undone)).toHaveLength(2);
});

test('points for overtime stay', () => {
  const viewed = viewedAfter([...afterPlay, { type: 'overtime_charged', seat: 1, points: 10 }, takenBack(1, 0)]);
  expect(viewed.game?.players.map(({ overtime }) => overtime)).toEqual([undefined, 10]);
});

test('a move from before the snapshot needs a new one', () => {
  const known = viewedAfter(afterPlay);
  const [entry] = entries([takenBack(1, 0)], known.v + 1);
  expect(needsSnapshot(known, entry!)).toBe(false);
  expect(needsSnapshot(viewedGame({ ...snapshot, state: known.game }), entry!)).toBe(true);
});

test('a challenge makes earlier moves final', () => {
  expect(viewedAfter([...afterPlay, { type: 'challenged', challenger: 1, turn: 1 }]).latestMoves).toEqual([]);
});

test('what players want is open until somebody declines or something happens in the game', () => {
  const wants = (seat: number): GameEvent => ({ type: 'agreement_wanted', seat, agreement: 'take_back', turn: 1 });
  const open = viewedAfter([...afterPlay, wants(0), wants(1)]);
  expect(open.agreement).toEqual({ agreement: 'take_back', turn: 1, wanted: [0, 1] });
  expect(viewedAfter([{ type: 'renamed', seat: 1, name: 'Benedict' }], open).agreement).toEqual(open.agreement);
  expect(viewedAfter([{ type: 'agreement_wanted', seat: 1, agreement: 'end' }], open).agreement).toEqual({
    agreement: 'end',
    wanted: [1],
  });
  for (const event of [{ type: 'agreement_declined', seat: 1 } as const, passed(2, 1)])
    expect(viewedAfter([event], open).agreement).toBeNull();
});
