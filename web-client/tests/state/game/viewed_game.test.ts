import { describe, expect, test } from 'vitest';
import type { GameEvent, Snapshot } from '../../../src/connection/protocol.ts';
import { fold, needsSnapshot } from '../../../src/state/game/fold/reduce.ts';
import { isWhole, knownFrom, renewed, viewedGame, withOlder } from '../../../src/state/game/viewed_game.ts';
import { rulesOf } from '../../support/catalogue.ts';
import { dealt, entries, hash, played, rules, seats, snapshot, viewedAfter } from '../../support/games.ts';

const challenged: GameEvent = { type: 'challenged', challenger: 1, turn: 1 };
const upheld: GameEvent = { type: 'upheld', turn: 1, seat: 0, challenger: 1, turn_lost: true, points: 0 };
const log = entries([...dealt, played, challenged, upheld]);
const whole = viewedAfter(log.map(({ event }) => event!));

/** A snapshot of the game after this many versions. */
function snapshotAt(v: number): Snapshot {
  const { stage, seats, game } = viewedAfter(log.slice(0, v).map(({ event }) => event!));
  return { v, stage, seats, rules, lexicon: snapshot.lexicon, state: game };
}

describe('a game from a snapshot', () => {
  test('starts from its state, without moves', () => {
    const viewed = viewedGame(snapshot);
    expect(viewed.game).toEqual(snapshot.state);
    expect(viewed).toMatchObject({ v: snapshot.v, stage: snapshot.stage, seats: snapshot.seats, moves: [], log: [] });
    expect(knownFrom(viewed)).toBe(snapshot.v + 1);
  });

  test('has the options that the first turn has set', () => {
    const base = rulesOf('crosswords');
    const options = { reading: 'both', lines: 'diagonals_too', layout: 'connected', duplicates: 'refused', rack_visibility: 'open' } as const;
    const viewed = viewedGame({ ...snapshot, rules: base, state: { ...snapshot.state!, options } });
    expect(viewed.rules).toMatchObject({ reading: 'both', layout: 'connected', rack_visibility: 'open' });
    expect(viewed.rules.placed).toContain('diagonal_up');
  });

  test('counts for ratings unless the snapshot says otherwise', () => {
    expect(viewedGame(snapshot).rated).toBe(true);
    const unrated = viewedGame({ ...snapshot, rated: false });
    expect(unrated.rated).toBe(false);
    expect(log.slice(7).reduce(fold, viewedGame({ ...snapshotAt(7), rated: false })).rated).toBe(false);
    expect(renewed(unrated, { ...snapshot, rated: false }).rated).toBe(false);
  });

  test('folds later events like a game that was folded from the first', () => {
    const viewed = log.slice(7).reduce(fold, viewedGame(snapshotAt(7)));
    expect(viewed.game).toEqual(whole.game);
    expect(viewed.v).toBe(whole.v);
  });

  test('needs another snapshot when a play made before it is withdrawn, and only then', () => {
    const withdrawn: GameEvent = { type: 'withdrawn', turn: 1, seat: 0, rack: { count: 7 }, returned: { count: 2 }, score: 0 };
    expect(needsSnapshot(viewedGame(snapshotAt(7)), { v: 8, at: 1, event: withdrawn })).toBe(true);
    expect(needsSnapshot(viewedGame(snapshotAt(7)), { v: 8, at: 1, event: challenged })).toBe(false);
    const after = fold(viewedGame(snapshotAt(6)), log[6]!);
    expect(needsSnapshot(after, { v: 8, at: 1, event: withdrawn })).toBe(false);
  });
});

describe('older pages of the log', () => {
  test('give the moves back, wherever a page ends', () => {
    for (let split = 1; split < log.length; ++split) {
      const newest = withOlder(viewedGame(snapshotAt(log.length)), log.slice(split));
      const viewed = withOlder(newest, log.slice(0, split));
      expect(knownFrom(viewed)).toBe(1);
      expect(viewed).toEqual({ ...whole, before: null });
    }
  });

  test('tell how the order was drawn, and the fingerprint of the seed', () => {
    const viewed = withOlder(viewedGame(snapshotAt(log.length)), log);
    expect(viewed.orderDraws).toHaveLength(1);
    expect(viewed.seedHash).toBe(hash);
  });

  test('change nothing if they overlap, leave a gap or are empty', () => {
    const viewed = withOlder(viewedGame(snapshotAt(log.length)), log.slice(6));
    expect(withOlder(viewed, log.slice(0, 5))).toBe(viewed);
    expect(withOlder(viewed, [])).toBe(viewed);
    expect(withOlder(viewed, log).log).toEqual(log);
  });
});

test('a log is whole when it begins with the seats, at whatever version', () => {
  const late = entries(dealt, 7);
  expect([isWhole(late), isWhole(late.slice(1)), isWhole([])]).toEqual([true, false, false]);
  const viewed = withOlder({ ...viewedGame(snapshotAt(6)), v: 12 }, late);
  expect([knownFrom(viewed), viewed.seedHash]).toEqual([7, hash]);
  expect(withOlder(viewed, entries([seats('Ann')], 6))).toBe(viewed);
});

test('a new snapshot keeps the log that leads up to it, and no other', () => {
  expect(renewed(whole, snapshotAt(log.length))).toEqual({ ...whole, before: null });
  expect(renewed(whole, { ...snapshotAt(log.length), v: 99 })).toMatchObject({ v: 99, log: [], moves: [] });
});
