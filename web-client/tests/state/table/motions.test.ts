import { beforeEach, expect, test, vi } from 'vitest';
import { endUnfolding, unfolding } from '../../../src/board/motion/unfold.ts';
import { leaving } from '../../../src/board/motion/withdrawal.ts';
import type { GameEvent } from '../../../src/connection/protocol.ts';
import { moveTiles } from '../../../src/state/table/motions.ts';
import { FakeTile, fakePage } from '../../support/fake_tile.ts';
import { dealt, played, viewedAfter } from '../../support/games.ts';

const withdrawn: GameEvent = { type: 'withdrawn', turn: 1, seat: 0, rack: { count: 7 }, returned: { count: 2 }, score: 0 };
const challenged: GameEvent = { type: 'challenged', challenger: 1, turn: 1 };
const before = viewedAfter(dealt);
const after = viewedAfter([played], before);
const viewer = (seat: number) => ({ made: (by: number) => by === seat, returned: [] });
const drawnAt = (key: string) => {
  const tile = new FakeTile();
  unfolding(key)(tile.asElement());
  return tile;
};

beforeEach(() => {
  vi.stubGlobal('document', fakePage('full'));
  endUnfolding();
});

test('a play unfolds for those who did not make it', () => {
  moveTiles(played, before, viewer(0));
  expect(drawnAt('7,7').animated).toEqual([]);
  moveTiles(played, before, viewer(1));
  expect(['7,7', '7,8'].map((key) => drawnAt(key).animated.length)).toEqual([1, 1]);
});

test('a challenge ends the unfolding of the play that it is about', () => {
  moveTiles(played, before, viewer(1));
  const tile = drawnAt('7,7');
  moveTiles({ type: 'turn_began', seat: 1, turn: 2 }, after, viewer(1));
  expect(tile.animated[0]!.ended).toBe(false);
  moveTiles(challenged, after, viewer(1));
  expect(tile.animated[0]!.ended).toBe(true);
});

test('the tiles of a withdrawn play slide off the boards of the others', () => {
  const node = new FakeTile().asElement();
  moveTiles(withdrawn, after, viewer(1));
  expect(leaving(node, '7,8').css!(0, 1)).toContain('translateY(80%)');
  moveTiles(withdrawn, after, viewer(0));
  expect(leaving(node, '7,8').duration).toBe(0);
});
