import { describe, expect, test } from 'vitest';
import { lastPlay } from '../../../../src/state/game/moves.ts';
import { fold } from '../../../../src/state/game/fold/reduce.ts';
import { emptyGame } from '../../../../src/state/game/viewed_game.ts';
import { dealt, entries, played, rules, seats, snapshot, viewedAfter } from '../../../support/games.ts';

const afterPlay = [...dealt, played];

describe('folding a game', () => {
  test('a change of seats says who sits where, and as what', () => {
    const robin = { name: 'Robin', level: 'beginner', computer: 'casual' as const };
    const sitting = [{ name: 'Ann' }, { name: 'Ben', level: 'expert' }, robin];
    const before = viewedAfter([{ type: 'seats_changed', seats: sitting }]);
    expect(before).toMatchObject({ stage: 'waiting', seats: sitting });
    const viewed = viewedAfter([{ type: 'seats_changed', seats: [{ name: 'Ann' }, robin] }], before);
    expect(viewed.seats).toEqual([{ name: 'Ann' }, robin]);
    expect(viewedAfter([seats()], viewed)).toMatchObject({ v: 3, stage: 'waiting', seats: [] });
  });

  test('a new name changes nothing but the name', () => {
    const before = viewedAfter(afterPlay);
    const viewed = viewedAfter([{ type: 'renamed', seat: 1, name: 'Benedict' }], before);
    expect(viewed.seats.map(({ name }) => name)).toEqual(['Ann', 'Benedict']);
    expect(viewed).toMatchObject({ v: before.v + 1, game: before.game, moves: before.moves });
  });

  test('a change of seats replaces the log', () => {
    const viewed = viewedAfter([seats('Ann'), seats('Ann', 'Ben'), seats('Ben')]);
    expect(viewed.log).toEqual(entries([seats('Ben')], 3));
    expect(viewedAfter(dealt.slice(1), viewed).log.map(({ v }) => v)).toEqual([3, 4, 5, 6, 7, 8]);
  });

  test('a log may begin at any version, but only with the seats', () => {
    const log = entries(dealt, 7);
    const viewed = log.reduce(fold, emptyGame(rules, snapshot.lexicon));
    expect(viewed).toMatchObject({ v: 12, stage: 'playing', log });
    expect(viewed.game).toEqual(viewedAfter(dealt).game);
    expect(() => log.slice(1).reduce(fold, emptyGame(rules, snapshot.lexicon))).toThrow(RangeError);
  });

  test('a play puts tiles on the board, takes them from the rack and may be challenged', () => {
    const { game } = viewedAfter(afterPlay);
    expect(game?.squares).toEqual([
      [7, 7, 'B', false],
      [7, 8, 'E', true],
    ]);
    expect(game?.players[0]).toMatchObject({ score: 6, rack: { count: 5, tiles: ['A', 'C', 'D', 'E', 'F'] } });
    expect(game?.pending_play).toMatchObject({ turn: 1, seat: 0, window: 'next_turn' });
  });

  test('hidden tiles are only counted', () => {
    const { game } = viewedAfter([...afterPlay, { type: 'drew', seat: 1, drawn: { count: 2 } }]);
    expect(game?.players[1]?.rack).toEqual({ count: 9 });
    expect(game?.bag).toBe(84);
  });

  test('an exchange swaps tiles and leaves the bag as full as before', () => {
    const { game } = viewedAfter([
      ...dealt,
      {
        type: 'exchanged',
        seat: 0,
        turn: 1,
        drawn: { count: 2, tiles: ['Z', 'A'] },
        returned: { count: 2, tiles: ['F', '?'] },
      },
    ]);
    expect(game?.players[0]?.rack.tiles).toEqual(['A', 'A', 'B', 'C', 'D', 'E', 'Z']);
    expect(game?.bag).toBe(86);
  });

  test('withdrawing a play restores the board, the bag, the rack and the score', () => {
    const before = viewedAfter(dealt);
    const viewed = viewedAfter([
      ...afterPlay,
      { type: 'drew', seat: 0, drawn: { count: 2, tiles: ['Q', 'Z'] } },
      { type: 'challenged', challenger: 1, turn: 1 },
      {
        type: 'withdrawn',
        turn: 1,
        seat: 0,
        rack: { count: 7, tiles: ['A', 'B', 'C', 'D', 'E', 'F', '?'] },
        returned: { count: 2 },
        score: 0,
      },
    ]);
    expect(viewed.game).toEqual(before.game);
    expect(viewed.moves[0]).toMatchObject({ kind: 'play', ruled: 'withdrawn', challenger: 1 });
    expect(lastPlay(viewed.moves)).toBeUndefined();
  });

  test('a failed challenge costs a turn, which is skipped later', () => {
    const upheld = viewedAfter([
      ...afterPlay,
      { type: 'challenged', challenger: 1, turn: 1 },
      { type: 'upheld', turn: 1, seat: 0, challenger: 1, turn_lost: true, points: 0 },
    ]);
    expect(upheld.game?.players[1]?.lost_turns).toBe(1);
    expect(upheld.game?.pending_play).toBeNull();
    expect(upheld.moves[0]).toMatchObject({ ruled: 'upheld', turnLost: true });
    const skipped = viewedAfter([{ type: 'turn_skipped', seat: 1 }], upheld);
    expect(skipped.game?.players[1]?.lost_turns).toBe(0);
    expect(skipped.moves.at(-1)).toMatchObject({ kind: 'skip', seat: 1 });
  });

  test('points for a failed challenge go to the challenged player', () => {
    const { game } = viewedAfter([
      ...afterPlay,
      { type: 'upheld', turn: 1, seat: 0, challenger: 1, turn_lost: false, points: 5 },
    ]);
    expect(game?.players.map(({ score, lost_turns }) => [score, lost_turns])).toEqual([
      [11, 0],
      [0, 0],
    ]);
  });

  test('acceptances are kept until the window closes and the play stands', () => {
    const accepted = viewedAfter([...afterPlay, { type: 'accepted', seat: 1, turn: 1 }]);
    expect(accepted.game?.pending_play?.accepted).toEqual([1]);
    const closed = viewedAfter([{ type: 'window_closed', turn: 1, reason: 'accepted' }], accepted);
    expect(closed.game?.pending_play).toBeNull();
    expect(closed.moves[0]).toMatchObject({ ruled: 'stands' });
  });

  test('a version without an event only advances the version', () => {
    const viewed = viewedAfter(afterPlay);
    const hidden = { v: viewed.v + 1, at: 1 };
    expect(fold(viewed, hidden)).toEqual({ ...viewed, v: viewed.v + 1, log: [...viewed.log, hidden] });
  });

  test('a known version changes nothing, and a gap is an error', () => {
    const viewed = viewedAfter(afterPlay);
    expect(fold(viewed, { v: 3, at: 1, event: seats('Eve') })).toBe(viewed);
    expect(() => fold(viewed, { v: viewed.v + 2, at: 1 })).toThrow(RangeError);
  });

  test('the end keeps the settlement and shows all racks', () => {
    const ended = {
      type: 'ended' as const,
      reason: 'all_passed' as const,
      final_scores: [
        { before: 6, deducted: 9, awarded: 0, final: -3, rack: { count: 1, tiles: ['A'], open: true as const } },
        { before: 4, deducted: 10, awarded: 0, final: -6, rack: { count: 2, tiles: ['Z', 'A'], open: true as const } },
      ],
      winners: [1],
      seed: '00'.repeat(32),
    };
    const viewed = viewedAfter([...afterPlay, ended]);
    expect(viewed.stage).toBe('over');
    expect(viewed.game?.result).toEqual(ended);
    expect(viewed.game?.players[1]?.rack).toEqual({ count: 2, tiles: ['A', 'Z'], open: true });
    expect(viewed.moves.at(-1)).toMatchObject({ kind: 'end', winners: [1] });
  });
});
