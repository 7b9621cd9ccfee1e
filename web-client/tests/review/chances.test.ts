import { describe, expect, test } from 'vitest';
import type { Analysis, GameEvent, PossiblePlay } from '../../src/connection/protocol.ts';
import { candidatesOf } from '../../src/review/candidates.ts';
import { chancesMissed, movesIn, type MoveAt } from '../../src/review/chances.ts';
import type { Choice, MoveMade } from '../../src/review/move_made.ts';
import { momentsOf } from '../../src/review/replay.ts';
import { dealt, entries, played, rules, snapshot } from '../support/games.ts';

const be = played as GameEvent & { type: 'played' };
const play = (column: number, equity: number, wins = false): PossiblePlay => ({
  placement: [{ cell: [7, column], tile: 'A' }, { cell: [7, column + 1], tile: 'B' }],
  play_score: be.play_score,
  equity,
  ...(wins ? { wins: true } : {}),
});
const made = (choice: Choice, own: PossiblePlay | null): MoveMade => ({ choice, seat: 0, turn: 1, play: own });
const answer = (plays: PossiblePlay[], equity: number): Analysis => ({ type: 'analysis', id: 'a', seat: 0, plays, move: { equity } });

describe('the best moves of a turn', () => {
  const plays = [play(1, 200), play(3, 150)];
  const summary = (choice: Choice, own: PossiblePlay | null, equity: number) =>
    candidatesOf(answer(plays, equity), made(choice, own)).map((move) => [move.equity, move.made]);

  test('have the play that was made among them, whatever the order of its tiles', () => {
    const same = { ...plays[1]!, placement: plays[1]!.placement.toReversed() };
    expect(summary('played', same, 150)).toEqual([[200, false], [150, true]]);
  });

  test('have a play that is not among them where its worth puts it', () => {
    expect(summary('played', play(5, 0), 170)).toEqual([[200, false], [170, true], [150, false]]);
    expect(summary('passed', null, -20)).toEqual([[200, false], [150, false], [-20, true]]);
  });

  test('have an exchange among them where its worth puts it', () => {
    const known = { ...answer(plays, 100), exchange: { tiles: ['U', 'V'], equity: 170 } };
    expect(candidatesOf(known, made('played', play(5, 0))).map(({ equity, tiles }) => [equity, tiles])).toEqual([
      [200, undefined],
      [170, ['U', 'V']],
      [150, undefined],
      [100, undefined],
    ]);
  });

  test('count a withdrawn play as nothing, even where the same play is among them', () => {
    expect(summary('withdrawn', plays[0]!, 200)).toEqual([[200, false], [150, false], [0, true]]);
  });
});

describe('the chances missed', () => {
  const at = (index: number, own: PossiblePlay, choice: Choice = 'played'): MoveAt => ({ index, v: 10 + index, made: made(choice, own) });
  const moves = [at(0, play(1, 100)), at(1, play(2, 50)), at(2, play(3, 40), 'withdrawn'), at(3, play(4, 0))];

  test('come with the difference between the best move and the one that was made, the biggest first', () => {
    const known = new Map([
      [10, answer([play(1, 100)], 100)],
      [11, answer([play(8, 120), play(2, 50)], 50)],
      [12, answer([play(8, 300)], 40)],
      [13, answer([play(8, 10_090, true)], 80)],
    ]);
    const missed = chancesMissed(moves, known).map(({ index, own, best, lost }) => [index, best.equity - own.equity, lost]);
    expect(missed).toEqual([[3, 10_010, 10_010], [2, 300, 300], [1, 70, 70]]);
  });

  test('are only those of moves that have been analysed', () => {
    expect(chancesMissed(moves, new Map())).toEqual([]);
  });
});

test('plays, exchanges and passes of a finished game can be analysed, and nobody can challenge any more', () => {
  const passed: GameEvent = { type: 'passed', seat: 1, turn: 2 };
  const moments = momentsOf(entries([...dealt, be, passed]), rules, snapshot.lexicon);
  const moves = movesIn(moments, moments.at(-1)!.viewed);
  expect(moves.map(({ made: { choice, seat, turn } }) => [choice, seat, turn])).toEqual([['played', 0, 1], ['passed', 1, 2]]);
  expect(moments.map(({ viewed }) => viewed.game?.pending_play ?? null).filter(Boolean)).toEqual([]);
});
