import { expect, test } from 'vitest';
import type { Game, GameEvent } from '../../../../src/connection/protocol.ts';
import { partLeft, timeLimitOf } from '../../../../src/views/table/status/time_limit.ts';
import { rulesOf } from '../../../support/catalogue.ts';
import { dealt, played, viewedAfter } from '../../../support/games.ts';

const held = { ...played, window: 'held', until: 99_000 } as GameEvent;

test('the time to challenge a play runs from when it was made', () => {
  const viewed = viewedAfter([...dealt, held]);
  expect(timeLimitOf(viewed, viewed.game!, 99_000)).toEqual({ from: 7_000, until: 99_000 });
});

test('nobody knows since when it runs where the log does not have the play', () => {
  const viewed = viewedAfter([...dealt, held]);
  expect(timeLimitOf({ ...viewed, moves: [] }, viewed.game!, 99_000)).toEqual({ from: undefined, until: 99_000 });
});

test('the time for the first turn runs for as long as the rules say', () => {
  const viewed = { ...viewedAfter(dealt), rules: rulesOf('crosswords') };
  const game = { ...viewed.game!, placing_starter: { until: 200_000 } } as Game;
  const seconds = viewed.rules.starter_turn!.seconds!;
  expect(timeLimitOf(viewed, game, 200_000)).toEqual({ from: 200_000 - 1000 * seconds, until: 200_000 });
});

test('no time runs in any other turn', () => {
  const viewed = viewedAfter(dealt);
  expect(timeLimitOf(viewed, viewed.game!)).toBeNull();
});

test('what is left of the time goes from all to nothing, and is unknown with its beginning', () => {
  const limit = { from: 1_000, until: 5_000 };
  expect([0, 1_000, 2_000, 5_000, 6_000].map((now) => partLeft(limit, now))).toEqual([1, 1, 0.75, 0, 0]);
  expect(partLeft({ until: 5_000 }, 2_000)).toBeNull();
});
