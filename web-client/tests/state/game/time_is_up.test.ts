import { expect, test } from 'vitest';
import { dealt, viewedAfter } from '../../support/games.ts';

test('a player who loses on time is out of the order of play', () => {
  const viewed = viewedAfter([...dealt, { type: 'lost_on_time', seat: 1 }]);
  expect(viewed.game?.players[1]?.resigned).toBe(true);
  expect(viewed.moves.at(-1)).toMatchObject({ kind: 'lost_on_time', seat: 1 });
});

test('overtime adds up beside the score', () => {
  const minute = { type: 'overtime_charged' as const, seat: 0, points: 10 };
  const viewed = viewedAfter([...dealt, minute, minute]);
  expect(viewed.game?.players[0]).toMatchObject({ score: 0, overtime: 20 });
});

test('a pass says whether the clock made it', () => {
  const passed = { type: 'passed' as const, seat: 0, turn: 1 };
  const viewed = viewedAfter([...dealt, passed, { ...passed, timed_out: true as const }]);
  expect(viewed.moves.map((move) => move.kind === 'pass' && move.timedOut)).toEqual([undefined, true]);
});

test('time that is up without anything that follows is a line of its own', () => {
  const viewed = viewedAfter([...dealt, { type: 'time_up', seat: 0, turn: 1 }]);
  expect(viewed.moves.at(-1)).toMatchObject({ kind: 'time_up', seat: 0 });
});

test('where a pass, a loss or overtime follows, that is the line', () => {
  const up = { type: 'time_up' as const, seat: 0, turn: 1 };
  const lines = viewedAfter([
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
