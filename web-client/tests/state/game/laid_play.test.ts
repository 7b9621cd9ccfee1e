import { describe, expect, test } from 'vitest';
import type { GameEvent, Snapshot } from '../../../src/connection/protocol.ts';
import { lacksLatestPlay, latestBingo, latestPlay, pendingPlayOf, playOn, turnFound } from '../../../src/state/game/laid_play.ts';
import { fold } from '../../../src/state/game/fold/reduce.ts';
import { viewedGame, withOlder } from '../../../src/state/game/viewed_game.ts';
import { dealt, entries, played, rules, snapshot, viewedAfter } from '../../support/games.ts';

const closed: GameEvent = { type: 'window_closed', turn: 1, reason: 'next_turn' };
const withdrawn: GameEvent = { type: 'withdrawn', turn: 1, seat: 0, rack: { count: 7 }, returned: { count: 2 }, score: 0 };
const pass: GameEvent = { type: 'passed', seat: 1, turn: 2 };

/** The game of a snapshot: without its log. */
function joinedAfter(events: GameEvent[]) {
  const { v, stage, seats, game } = viewedAfter(events);
  const made: Snapshot = { v, stage, seats, rules, lexicon: snapshot.lexicon, state: game };
  return viewedGame(made);
}
const textOf = (play: ReturnType<typeof latestPlay> | null) => play?.score.word_scores[0]?.text;

test('the pending play comes with the state, with its words, its tiles and its score', () => {
  const viewed = joinedAfter([...dealt, played]);
  expect(viewed.log).toEqual([]);
  const cells = [[7, 7], [7, 8]];
  expect(pendingPlayOf(viewed.game)).toMatchObject({ turn: 1, seat: 0, placement: cells.map((cell) => ({ cell })), score: { total: 6 } });
  expect([textOf(latestPlay(viewed)), textOf(playOn(viewed, [7, 8])!)]).toEqual(['BE', 'BE']);
  expect(playOn(viewed, [0, 0])).toBeUndefined();
});

test('once its window has closed, the latest play is known only where the log has it', () => {
  const events = [...dealt, played, closed];
  const viewed = joinedAfter(events);
  expect([pendingPlayOf(viewed.game), latestPlay(viewed), playOn(viewed, [7, 7])]).toEqual([null, undefined, undefined]);
  const loaded = withOlder(viewed, entries(events));
  expect([textOf(latestPlay(loaded)), textOf(playOn(loaded, [7, 7]))]).toEqual(['BE', 'BE']);
});

test('the latest play is missed until the log has it, but not in the first turn, and not where there was none', () => {
  const next: GameEvent = { type: 'turn_began', seat: 1, turn: 2 };
  const misses = (viewed: ReturnType<typeof viewedGame>) => lacksLatestPlay(viewed, viewed.game!);
  const events = [...dealt, played, next];
  expect(misses(joinedAfter(dealt))).toBe(false);
  expect(misses(joinedAfter(events))).toBe(false);
  const viewed = joinedAfter([...events, closed]);
  expect(misses(viewed)).toBe(true);
  expect(misses(withOlder(viewed, entries([...events, closed]).slice(7)))).toBe(true);
  expect(misses(withOlder(viewed, entries([...events, closed])))).toBe(false);
  const passed: GameEvent[] = [...dealt, { type: 'passed', seat: 0, turn: 1 }, next];
  expect(misses(withOlder(joinedAfter(passed), entries(passed)))).toBe(false);
});

test('a log that begins after the play does not hide that it is pending', () => {
  const viewed = entries([pass], 8).reduce(fold, joinedAfter([...dealt, played]));
  expect(viewed.moves).toMatchObject([{ kind: 'pass' }]);
  expect(textOf(latestPlay(viewed))).toBe('BE');
});

test('a play that was withdrawn is not on the board, with or without the log', () => {
  for (const viewed of [viewedAfter([...dealt, played, withdrawn]), joinedAfter([...dealt, played, withdrawn])])
    expect([pendingPlayOf(viewed.game), latestPlay(viewed), playOn(viewed, [7, 7])]).toEqual([null, undefined, undefined]);
});

test('no play is known before the game starts', () => {
  const viewed = joinedAfter(dealt.slice(0, 1));
  expect([pendingPlayOf(viewed.game), latestPlay(viewed)]).toEqual([null, undefined]);
});

describe('a bingo', () => {
  const bingo = { ...played, play_score: { word_scores: [], bingo: 50, total: 56 } } as GameEvent;
  const next: GameEvent = { type: 'turn_began', seat: 1, turn: 2 };
  const isNew = (found: GameEvent[], events: GameEvent[]) => {
    const viewed = viewedAfter([...found, ...events]);
    return latestBingo(viewed, viewed.game!)!.turn > turnFound(viewedAfter(found).game!);
  };

  test('is new to somebody who was there before it', () => {
    for (const events of [[bingo], [bingo, next], [bingo, next, closed]]) expect(isNew(dealt, events)).toBe(true);
  });

  test('is not new to somebody who finds it, whether or not it may still be challenged', () => {
    for (const events of [[bingo], [bingo, next], [bingo, next, closed]]) expect(isNew([...dealt, ...events], [])).toBe(false);
    expect(isNew([...dealt, bingo], [next, closed])).toBe(false);
  });
});
