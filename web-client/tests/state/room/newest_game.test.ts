import { describe, expect, test } from 'vitest';
import type { RoomNow } from '../../../src/connection/protocol.ts';
import { newestGameOf, proposalFor } from '../../../src/state/room/newest_game.ts';
import { rules, seats, viewedAfter } from '../../support/games.ts';
import { next, room } from '../../support/rooms.ts';

describe('the newest game of a room', () => {
  const names = ['Ann', 'Ben', 'Cid'];
  const viewed = { ...viewedAfter([seats('Ann', 'Ben', 'Cid')]), rules: { ...rules, id: 'classic' } };
  const games: RoomNow['games'] = [
    { game: 2, system: 'super', stage: 'over', names: ['Ben', 'Cid', 'Ann'] },
    { game: 1, system: 'classic', stage: 'playing', names },
  ];

  test('is known best where it is on the page', () => {
    expect(newestGameOf({ ...room, games: games.slice(1) }, { game: 1, viewed, seat: 1 })).toEqual({ system: 'classic', names, seat: 1, isOver: false });
  });

  test('has seats of its own where an older game is on the page', () => {
    const later = { ...room, newest: 2, games };
    expect(newestGameOf(later, { game: 1, viewed, seat: 1 })).toEqual({ system: 'super', names: games[0]!.names, seat: 0, isOver: true });
    expect(newestGameOf(later, { game: 1, viewed, seat: null }).seat).toBeNull();
    const without = [{ ...games[0]!, names: ['Cid', 'Ann'] }];
    expect(newestGameOf({ ...later, games: without }, { game: 1, viewed, seat: 1 }).seat).toBeNull();
  });
});

describe('a proposal waits', () => {
  const proposed: RoomNow = { ...room, next, may: ['agree_to_game'] };

  test('for a player who may still agree to it', () => {
    expect(proposalFor(proposed)).toBe(7);
    expect(proposalFor({ ...proposed, may: ['step_back'] })).toBeNull();
  });

  test('for nobody once all have agreed, nor where there is none', () => {
    expect(proposalFor({ ...proposed, next: { ...next, missing: [] } })).toBeNull();
    expect(proposalFor({ ...room, may: ['agree_to_game'] })).toBeNull();
  });
});
