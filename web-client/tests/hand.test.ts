import { beforeEach, describe, expect, test } from 'vitest';
import { Hand } from '../src/hand.svelte.ts';
import type { Game } from '../src/protocol.ts';
import { rules } from './rooms.ts';

const game = (board: Game['board'] = []): Game => ({
  board,
  bag: 86,
  players: [],
  to_move: 0,
  turn: 1,
  contest: null,
  result: null,
  bonuses: [],
  spent: [],
  removed: [],
  seeding: null,
  options: null,
});

function handOf(tiles: string, board: Game['board'] = []): Hand {
  const hand = new Hand(
    () => undefined,
    () => undefined,
  );
  hand.open('K7QFW2MX');
  hand.settle(rules, game(board), [...tiles]);
  return hand;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
});

describe('typing', () => {
  test('starts on the start cell when no cell was chosen', () => {
    const hand = handOf('CAT');
    for (const letter of 'CAT') expect(hand.type(letter)).toBe(true);
    expect(hand.placement.map(({ at }) => at)).toEqual([
      [7, 7],
      [7, 8],
      [7, 9],
    ]);
    expect(hand.cursor?.cell).toEqual([7, 10]);
  });

  test('goes on behind tiles that lie there', () => {
    const hand = handOf('CT', [[7, 8, 'A', false]]);
    hand.point([7, 7]);
    for (const letter of 'CT') hand.type(letter);
    expect(hand.placement.map(({ at, tile }) => [tile, at[1]])).toEqual([
      ['C', 7],
      ['T', 9],
    ]);
  });

  test('passes over a tile that lies there when its letter is typed', () => {
    const hand = handOf('AT', [[7, 8, 'A', false]]);
    hand.point([7, 8]);
    hand.type('A');
    expect(hand.placement).toEqual([]);
    expect(hand.cursor?.cell).toEqual([7, 9]);
  });

  test('takes the blank for a letter that is missing, and refuses without one', () => {
    const hand = handOf('A?');
    hand.type('Z');
    expect(hand.placement).toEqual([{ at: [7, 7], tile: '?', as: 'Z' }]);
    expect(hand.type('Q')).toBe(false);
  });

  test('can prefer the blank', () => {
    const hand = handOf('A?');
    hand.type('A', true);
    expect(hand.placement).toEqual([{ at: [7, 7], tile: '?', as: 'A' }]);
  });

  test('goes back with Backspace, tile by tile', () => {
    const hand = handOf('AB');
    hand.type('A');
    hand.type('B');
    hand.backspace();
    expect(hand.placement.map(({ tile }) => tile)).toEqual(['A']);
    expect(hand.cursor?.cell).toEqual([7, 8]);
    hand.backspace();
    hand.backspace();
    expect(hand.placement).toEqual([]);
    expect(hand.cursor?.cell).toEqual([7, 7]);
  });

  test('takes back the tile at the edge of the board, where the cursor cannot go on', () => {
    const hand = handOf('A');
    hand.point([7, 14]);
    hand.type('A');
    hand.backspace();
    expect(hand.placement).toEqual([]);
  });
});

describe('tapping', () => {
  test('a cell sets the arrow, and again turns it', () => {
    const hand = handOf('A');
    hand.tap([3, 3]);
    expect(hand.cursor).toEqual({ cell: [3, 3], axis: 'across' });
    hand.tap([3, 3]);
    expect(hand.cursor).toEqual({ cell: [3, 3], axis: 'down' });
  });

  test('a tile and then a cell lays it; tapping it there takes it back', () => {
    const hand = handOf('A');
    hand.select(hand.rack[0]!.key);
    hand.tap([3, 3]);
    expect(hand.placement).toEqual([{ at: [3, 3], tile: 'A' }]);
    hand.tap([3, 3]);
    expect(hand.placement).toEqual([]);
  });

  test('a blank asks for its letter and lies only then', () => {
    const hand = handOf('?');
    hand.select(hand.rack[0]!.key);
    hand.tap([3, 3]);
    expect(hand.placement).toEqual([]);
    hand.name('N');
    expect(hand.placement).toEqual([{ at: [3, 3], tile: '?', as: 'N' }]);
  });
});

describe('what is laid but not played', () => {
  test('survives a reload while its cells are free', () => {
    const hand = handOf('ABC');
    hand.type('B');
    const again = handOf('ABC');
    expect(again.placement).toEqual(hand.placement);
    expect(handOf('ABC', [[7, 7, 'X', false]]).placement).toEqual([]);
  });

  test('does not move while a play is on its way', () => {
    const hand = handOf('AB');
    hand.type('A');
    hand.locked = true;
    hand.recall();
    hand.type('B');
    hand.backspace();
    expect(hand.placement).toEqual([{ at: [7, 7], tile: 'A' }]);
  });
});
