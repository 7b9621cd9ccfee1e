import { expect, test } from 'vitest';
import type { Seat } from '../../../src/connection/protocol.ts';
import type { Move } from '../../../src/state/game/moves.ts';
import { countStandInMoves, movesSinceStandIn, standInMoves } from '../../../src/state/game/stand_in_moves.ts';

const [ann, ben]: [Seat, Seat] = [{ name: 'Ann' }, { name: 'Ben' }];
const away: Seat = { ...ben, stand_in: 'casual' };
const pass = (v: number, seat: number): Move => ({ v, kind: 'pass', turn: v, seat });
const replaced: Move = { v: 3, kind: 'stand_in', seat: 1, strength: 'casual' };
const back: Move = { v: 6, kind: 'return', seat: 1 };

test('the moves between a stand-in and the return of the player are the computer’s', () => {
  const moves = [pass(1, 1), pass(2, 0), replaced, pass(4, 1), pass(5, 0), back, pass(7, 1)];
  expect(standInMoves({ moves, seats: [ann, ben] })).toEqual(new Set([4]));
});

test('while a computer plays, its moves are known without the part of the log that tells when it began', () => {
  expect(standInMoves({ moves: [pass(4, 1), pass(5, 0)], seats: [ann, away] })).toEqual(new Set([4]));
  expect(standInMoves({ moves: [pass(4, 1), pass(5, 0), back], seats: [ann, ben] })).toEqual(new Set([4]));
});

test('the moves for each player are counted, whether or not they have returned', () => {
  const moves = [pass(1, 1), pass(2, 0), replaced, pass(4, 1), pass(5, 0), back, pass(7, 1), { ...replaced, v: 8 }, pass(10, 1)];
  const counted = [0, 1].map((seat) => countStandInMoves({ moves, seats: [ann, away] }, seat));
  expect(counted).toEqual([0, 2]);
});

test('a lost turn and a resignation are nobody’s move', () => {
  const moves: Move[] = [replaced, { v: 4, kind: 'skip', seat: 1 }, { v: 5, kind: 'resign', seat: 1 }];
  expect(standInMoves({ moves, seats: [ann, away] })).toEqual(new Set());
});

test('how often a computer has moved for a player is counted from the last time that it took over', () => {
  const again: Move = { v: 8, kind: 'stand_in', seat: 1, strength: 'casual' };
  const moves = [replaced, pass(4, 1), back, again, pass(9, 0), pass(10, 1)];
  expect(movesSinceStandIn({ moves }, 1)).toBe(1);
  expect(movesSinceStandIn({ moves: [pass(9, 0), pass(10, 1)] }, 1)).toBeNull();
});
