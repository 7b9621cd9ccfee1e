import { describe, expect, test } from 'vitest';
import {
  emptyDraft,
  laid,
  lay,
  lift,
  moveTo,
  onRack,
  pieceFor,
  placement,
  recall,
  reconcile,
  shuffle,
  type Draft,
} from '../../src/entry/draft.ts';
import type { Cell } from '../../src/connection/protocol.ts';

const free = () => false;
const drawn = (tiles: string): Draft => reconcile(emptyDraft, [...tiles], free);
const rackOf = (draft: Draft) =>
  onRack(draft)
    .map(({ tile }) => tile)
    .join('');
const keyOf = (draft: Draft, tile: string) => draft.pieces.find((piece) => piece.tile === tile)!.key;
const takenAt = (row: number, column: number) => (cell: Cell) => cell[0] === row && cell[1] === column;

describe('the player’s tiles', () => {
  test('keep their order when new ones come', () => {
    const ordered = moveTo(drawn('ABC'), 3, 0);
    expect(rackOf(ordered)).toBe('CAB');
    expect(rackOf(reconcile(ordered, ['A', 'B', 'C', 'D'], free))).toBe('CABD');
  });

  test('are laid, lifted and recalled', () => {
    const draft = drawn('AB');
    const one = lay(draft, keyOf(draft, 'A'), [7, 7]);
    expect(rackOf(one)).toBe('B');
    expect(placement(one)).toEqual([{ cell: [7, 7], tile: 'A' }]);
    expect(rackOf(lift(one, keyOf(one, 'A')))).toBe('AB');
    expect(rackOf(recall(one))).toBe('AB');
  });

  test('name the letter of a blank, and forget it when it is lifted', () => {
    const draft = lay(drawn('?'), 1, [7, 7], 'N');
    expect(placement(draft)).toEqual([{ cell: [7, 7], tile: '?', as: 'N' }]);
    expect(lift(draft, 1).pieces).toEqual([{ key: 1, tile: '?' }]);
  });

  test('are found by the typed letter, the blank last', () => {
    const draft = drawn('?A');
    expect(pieceFor(draft, 'A')?.tile).toBe('A');
    expect(pieceFor(draft, 'Z')?.tile).toBe('?');
    expect(pieceFor(drawn('A'), 'Z')).toBeUndefined();
  });

  test('leave when they are played, and their twins on the rack stay', () => {
    const draft = drawn('EE');
    const one = lay(draft, 1, [7, 7]);
    const after = reconcile(one, ['E', 'T'], takenAt(7, 7));
    expect(laid(after)).toEqual([]);
    expect(rackOf(after)).toBe('ET');
    expect(after.pieces[0]?.key).toBe(2);
  });

  test('return to the rack when somebody else takes their cell', () => {
    const one = lay(drawn('AB'), 1, [7, 7]);
    const after = reconcile(one, ['A', 'B'], takenAt(7, 7));
    expect(laid(after)).toEqual([]);
    expect(rackOf(after)).toBe('AB');
  });

  test('stay laid while others play', () => {
    const one = lay(drawn('AB'), 1, [7, 7]);
    expect(laid(reconcile(one, ['A', 'B'], takenAt(0, 0)))).toHaveLength(1);
  });

  test('can be shuffled without losing any, and laid ones stay in place', () => {
    const one = lay(drawn('ABCDEFG'), 4, [7, 7]);
    const mixed = shuffle(one, () => 0);
    expect([...rackOf(mixed)].sort().join('')).toBe('ABCEFG');
    expect(rackOf(mixed)).not.toBe(rackOf(one));
    expect(placement(mixed)).toEqual(placement(one));
  });
});
