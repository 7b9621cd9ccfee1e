import { expect, test } from 'vitest';
import { dealt, roomAfter } from '../support/rooms.ts';

test('a player who loses on time is out of the order of play', () => {
  const room = roomAfter([...dealt, { type: 'lost_on_time', seat: 1 }]);
  expect(room.game?.players[1]?.resigned).toBe(true);
  expect(room.moves.at(-1)).toMatchObject({ kind: 'lost_on_time', seat: 1 });
});

test('overtime adds up beside the score', () => {
  const minute = { type: 'overtime_charged' as const, seat: 0, points: 10 };
  const room = roomAfter([...dealt, minute, minute]);
  expect(room.game?.players[0]).toMatchObject({ score: 0, overtime: 20 });
});

test('a pass says whether the clock made it', () => {
  const passed = { type: 'passed' as const, seat: 0, turn: 1 };
  const room = roomAfter([...dealt, passed, { ...passed, timed_out: true as const }]);
  expect(room.moves.map((move) => move.kind === 'pass' && move.timedOut)).toEqual([undefined, true]);
});
