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

test('time that is up without anything that follows is a line of its own', () => {
  const room = roomAfter([...dealt, { type: 'time_up', seat: 0, turn: 1 }]);
  expect(room.moves.at(-1)).toMatchObject({ kind: 'time_up', seat: 0 });
});

test('where a pass, a loss or overtime follows, that is the line', () => {
  const up = { type: 'time_up' as const, seat: 0, turn: 1 };
  const lines = roomAfter([
    ...dealt,
    up,
    { type: 'passed', seat: 0, turn: 1, timed_out: true },
    { ...up, minutes: 1 },
    { type: 'overtime_charged', seat: 0, points: 10 },
    up,
    { type: 'lost_on_time', seat: 0 },
  ]).moves.map(({ kind }) => kind);
  expect(lines).toEqual(['pass', 'overtime', 'lost_on_time']);
});
