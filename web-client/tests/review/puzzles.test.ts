import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiRefused } from '../../src/connection/http/api_request.ts';
import type { AnalysisState, JudgedMove } from '../../src/connection/http/understanding_api.ts';
import { findPuzzles, puzzlesIn, verdictOn } from '../../src/review/puzzles.ts';

const lay = (column: number, tile: string) => ({ cell: [7, column] as [number, number], tile });
const play = (equity: number, ...tiles: string[]): JudgedMove['plays'][number] => ({
  placement: tiles.map((tile, index) => lay(index, tile)),
  play_score: { word_scores: [], bingo: 0, total: 9 },
  equity,
});

const move = (version: number, seat: number, size?: JudgedMove['size'], plays = [play(300, 'F', 'A', 'R', 'M')]): JudgedMove => ({
  version,
  turn: version - 10,
  seat,
  kind: 'play',
  plays,
  move: { equity: 0 },
  loss: 300,
  ...(size && { size }),
});
const analysis = (moves: JudgedMove[]) => ({ evaluator: 1, made: 0, moves, course: [], seats: [], turning_points: [] });

test('a game has a puzzle for each of a player’s larger mistakes, and none for the others’', () => {
  const found = puzzlesIn(
    analysis([move(12, 0, 'large'), move(13, 1, 'large'), move(14, 0, 'small'), move(15, 0), move(16, 0, 'medium'), move(17, 0, 'large', [])]),
    0,
  );
  expect(found).toEqual([
    { version: 12, turn: 2 },
    { version: 16, turn: 6 },
  ]);
});

describe('the puzzles of a game', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const kept: AnalysisState = { state: 'kept', analysis: analysis([move(12, 0, 'large')]) };
  /** A server that refuses so often before it answers. */
  function serverThatRefuses(times: number, why: ApiRefused) {
    const answer = async (): Promise<AnalysisState> => {
      if (times-- > 0) throw why;
      return kept;
    };
    return { analysis: answer };
  }

  test('come a little later where the server was asked about too many games at once', async () => {
    const found = findPuzzles(serverThatRefuses(2, new ApiRefused('BUSY', { retryAfter: 1 })), 0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await found).toEqual([{ version: 12, turn: 2 }]);
  });

  test('do not come from a server that refuses for good', async () => {
    await expect(findPuzzles(serverThatRefuses(1, new ApiRefused('NO_SUCH_GAME')), 0)).rejects.toMatchObject({ code: 'NO_SUCH_GAME' });
  });

  test('cannot be found without an analysis', async () => {
    expect(await findPuzzles({ analysis: async () => ({ state: 'none' }) }, 0)).toEqual([]);
  });
});

test('a turn in which an exchange or a pass was best is not a puzzle, because no play is looked for', () => {
  const exchange = { ...move(12, 0, 'large'), exchange: { tiles: ['U', 'V'], equity: 310 } };
  const pass = { ...move(13, 0, 'large'), pass: { equity: 310 } };
  const worse = { ...move(14, 0, 'large'), exchange: { tiles: ['U', 'V'], equity: 290 } };
  expect(puzzlesIn(analysis([exchange, pass, worse]), 0)).toEqual([{ version: 14, turn: 4 }]);
});

test('an answer is the best play, one of the best, another one, or not valid', () => {
  const missed = move(12, 0, 'large', [play(300, 'F', 'A', 'R', 'M'), play(300, 'F', 'R', 'A', 'M'), play(250, 'F', 'A', 'R')]);
  const answer = (valid: boolean, ...tiles: string[]) => verdictOn(missed, { ...play(0, ...tiles), valid });
  expect(answer(true, 'F', 'A', 'R', 'M')).toEqual({ rank: 'best' });
  expect(answer(true, 'F', 'R', 'A', 'M'), 'as good').toEqual({ rank: 'best' });
  expect(answer(true, 'F', 'A', 'R')).toEqual({ rank: 'good', behind: 50 });
  expect(answer(true, 'A', 'R', 'M')).toEqual({ rank: 'other' });
  expect(answer(false, 'F', 'A', 'R', 'M')).toEqual({ rank: 'invalid' });
});

test('the tiles of an answer count in any order', () => {
  const missed = move(12, 0, 'large', [{ ...play(300), placement: [lay(3, 'A'), lay(4, 'T')] }]);
  expect(verdictOn(missed, { ...play(0), placement: [lay(4, 'T'), lay(3, 'A')], valid: true })).toEqual({ rank: 'best' });
});

test('the best word counts wherever it is laid, with as much less as it scores less there, unless the ending is proved', () => {
  const missed = move(12, 0, 'large', [play(300, 'F', 'A', 'R', 'M'), play(250, 'F', 'A', 'R')]);
  const elsewhere = (total: number, ...tiles: string[]) => ({
    placement: tiles.map((tile, row) => ({ cell: [row, 7] as [number, number], tile })),
    play_score: { word_scores: [], bingo: 0, total },
    valid: true,
  });
  expect(verdictOn(missed, elsewhere(9, 'F', 'A', 'R', 'M'))).toEqual({ rank: 'best' });
  expect(verdictOn(missed, elsewhere(7, 'F', 'A', 'R', 'M'))).toEqual({ rank: 'good', behind: 20 });
  expect(verdictOn(missed, elsewhere(7, 'F', 'A', 'R'))).toEqual({ rank: 'good', behind: 70 });
  expect(verdictOn(missed, elsewhere(9, 'A', 'R', 'M'))).toEqual({ rank: 'other' });
  expect(verdictOn({ ...missed, proved: true }, elsewhere(9, 'F', 'A', 'R', 'M'))).toEqual({ rank: 'other' });
});
