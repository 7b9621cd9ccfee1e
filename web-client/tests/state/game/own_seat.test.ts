import { beforeEach, describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/connection/protocol.ts';
import { about, catchUp, connection, followGame, frame, join, snapshotOf, sync } from '../../support/game_world.ts';
import { entries, seats } from '../../support/games.ts';

beforeEach(followGame);

describe('the player’s own seat', () => {
  const change = (event: GameEvent, v: number) => sync.hear(frame(entries([event], v)));
  const cid = 2;
  beforeEach(() => join(entries([seats('Ann', 'Ben', 'Cid')], 3), [], cid));

  test('moves up when somebody leaves a seat below it, however the player hears of it', async () => {
    change(seats('Ben', 'Cid'), 4);
    expect(sync.seat).toBe(1);
    await catchUp(entries([seats('Cid')], 5), [], 0);
    expect(sync.seat).toBe(0);
    void sync.resume();
    await connection.answer('join', { ...about, seat: 1, may: [], snapshot: snapshotOf(entries([seats('Eve', 'Cid')], 9)) });
    expect(sync).toMatchObject({ seat: 1, viewed: { v: 9, log: [] } });
  });

  test('stays when somebody behind it comes or goes', () => {
    change(seats('Ann', 'Ben', 'Cid', 'Dot'), 4);
    expect(sync.seat).toBe(2);
    change(seats('Ann', 'Ben', 'Cid'), 5);
    expect(sync.seat).toBe(2);
  });

  test('is gone when the player leaves it, and nobody else’s seat becomes theirs', () => {
    change(seats('Ann', 'Ben'), 4);
    expect(sync.seat).toBeNull();
    change(seats('Ann', 'Ben', 'Dot'), 5);
    expect(sync.seat).toBeNull();
  });

  test('is never the seat of a computer, even one of the same name', () => {
    change({ type: 'seats_changed', seats: [{ name: 'Ann' }, { name: 'Cid', computer: 'casual' }] }, 4);
    expect(sync.seat).toBeNull();
  });
});
