import { describe, expect, test } from 'vitest';
import type { Ended, GameEvent } from '../../src/connection/protocol.ts';
import { hasPlays, highlightsOf } from '../../src/review/highlights.ts';
import { scoreCourse } from '../../src/review/score_course.ts';
import { linePath, ticks } from '../../src/views/charts/chart_shape.ts';
import { dealt, played, viewedAfter } from '../support/games.ts';

const movesAfter = (events: GameEvent[]) => viewedAfter([...dealt, ...events]).moves;
const passed: GameEvent = { type: 'passed', seat: 1, turn: 2 };
const withdrawn: GameEvent = { type: 'withdrawn', turn: 1, seat: 0, rack: { count: 7 }, returned: { count: 2 }, score: 0 };
const upheld: GameEvent = { type: 'upheld', turn: 1, seat: 0, challenger: 1, turn_lost: false, points: 5 };
const finalScore = (final: number) => ({ before: 0, deducted: 0, awarded: 0, final, rack: { count: 0 } });
const ended = (...scores: number[]): Ended => ({
  type: 'ended',
  reason: 'all_passed',
  final_scores: scores.map(finalScore),
  winners: [0],
  seed: '',
});

describe('the course of the scores', () => {
  test('grows with each play and ends with the settlement', () => {
    expect(scoreCourse(movesAfter([played, passed]), 2, ended(4, -3))).toEqual([
      { turn: 0, scores: [0, 0] },
      { turn: 1, scores: [6, 0] },
      { turn: 2, scores: [6, 0] },
      { turn: null, scores: [4, -3] },
    ]);
  });

  test('has no point for a settlement that changes nothing', () => {
    expect(scoreCourse(movesAfter([played]), 2, ended(6, 0))).toHaveLength(2);
  });

  test('counts nothing for a withdrawn play, and what a failed challenge paid', () => {
    expect(scoreCourse(movesAfter([played, withdrawn]), 2, null).at(-1)!.scores).toEqual([0, 0]);
    expect(scoreCourse(movesAfter([played, upheld]), 2, null).at(-1)!.scores).toEqual([11, 0]);
  });
});

describe('the highlights', () => {
  test('are the best play and the bingos of each player, without plays that were withdrawn', () => {
    const [ann, ben] = highlightsOf(movesAfter([played, passed]), 2);
    expect(ann!.best?.score.total).toBe(6);
    expect(ann!.bingos).toEqual([]);
    expect(ben).toEqual({ best: null, bingos: [] });
    expect(highlightsOf(movesAfter([played, withdrawn]), 2)[0]!.best).toBeNull();
  });

  test('are left out where no play stayed on the board', () => {
    expect(hasPlays(movesAfter([played, passed]))).toBe(true);
    expect(hasPlays(movesAfter([played, withdrawn]))).toBe(false);
    expect(hasPlays(movesAfter([passed]))).toBe(false);
  });
});

describe('the chart', () => {
  test('has a few lines at round numbers', () => {
    expect(ticks(0, 212)).toEqual([0, 100, 200]);
    expect(ticks(-12, 30)).toEqual([0, 20]);
    expect(ticks(0, 10)).toEqual([0, 10]);
    expect(ticks(0, 9, 1)).toEqual([0, 5]);
    expect(ticks(0, 4, 1)).toEqual([0, 1, 2, 3, 4]);
  });

  test('joins its points', () => {
    expect(linePath([[0, 10], [5, 2.25]])).toBe('M0.0 10.0L5.0 2.3');
  });
});
