import { beforeEach, describe, expect, test, vi } from 'vitest';
import { glide, glideBack } from '../../../src/board/motion/glide.ts';
import { endUnfolding, readingOrder, unfold, unfolding } from '../../../src/board/motion/unfold.ts';
import { leaving, withdraw } from '../../../src/board/motion/withdrawal.ts';
import type { Cell, PlayScore } from '../../../src/connection/protocol.ts';
import { FakeTile, fakePage } from '../../support/fake_tile.ts';

const cells: Cell[] = [[7, 7], [7, 8], [7, 9]];
/** The tiles of a play as they are drawn on the board. */
const drawn = () => {
  const tiles = cells.map(() => new FakeTile());
  tiles.forEach((tile, index) => unfolding(cells[index]!.join())(tile.asElement()));
  return tiles;
};
const word = (letters: Cell[]) => ({ letters: letters.map((cell) => ({ cell })) });

beforeEach(() => {
  vi.stubGlobal('document', fakePage('full'));
  endUnfolding();
});

describe('a play of somebody else', () => {
  test('unfolds tile by tile, by nothing but opacity and transform, within a second', () => {
    unfold(cells);
    const tiles = drawn();
    const delays = tiles.map(({ animated }) => animated[0]!.options.delay!);
    expect(delays[0]).toBe(0);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(new Set(delays).size).toBe(3);
    for (const tile of tiles) expect(tile.changed()).toEqual(new Set(['opacity', 'transform']));
    expect(6 * delays[1]! + Number(tiles[0]!.animated[0]!.options.duration)).toBeLessThan(1000);
  });

  test('unfolds once, when it is drawn for the first time', () => {
    unfold(cells);
    drawn();
    expect(drawn().flatMap(({ animated }) => animated)).toEqual([]);
  });

  test('is complete at once when the next one comes', () => {
    unfold(cells);
    const tiles = drawn();
    unfold([[0, 0]]);
    expect(tiles.map(({ animated }) => animated[0]!.ended)).toEqual([true, true, true]);
  });

  test('is there at once where motion is reduced', () => {
    vi.stubGlobal('document', fakePage('less'));
    unfold(cells);
    expect(drawn().flatMap(({ animated }) => animated)).toEqual([]);
  });

  test('unfolds in the order in which its words are read, and then the tiles in no word', () => {
    const score = { word_scores: [word([[5, 5], [4, 5], [3, 5]]), word([[4, 4], [4, 5]])] } as unknown as PlayScore;
    expect(readingOrder([[9, 9], [4, 4], [3, 5], [5, 5]], score)).toEqual([[5, 5], [3, 5], [4, 4], [9, 9]]);
  });
});

describe('a withdrawn play', () => {
  const lays = [
    { cell: [7, 7] as const, tile: 'B' },
    { cell: [7, 8] as const, tile: '?', as: 'E' },
  ];
  const onBoard = { '7,7': new FakeTile({ x: 100, y: 0, width: 40, height: 40 }), '7,8': new FakeTile({ x: 140, y: 0, width: 40, height: 40 }) };

  test('glides back to the rack of its player, each tile from its cell, and settles', () => {
    vi.stubGlobal('document', fakePage('full', onBoard));
    glideBack(lays, [{ key: 21, tile: '?' }, { key: 22, tile: 'B' }, { key: 23, tile: 'X' }]);
    const first = (key: number) => {
      const tile = new FakeTile({ x: 0, y: 300, width: 20, height: 20 });
      glide(key)(tile.asElement());
      return tile.animated[0]?.frames[0]!.transform;
    };
    expect([21, 22, 23].map(first)).toEqual(['translate(150px, -290px) scale(2)', 'translate(110px, -290px) scale(2)', undefined]);
  });

  test('slides down from the boards of the others, and leaves that of its player at once', () => {
    const node = new FakeTile().asElement();
    withdraw(cells, 'slide');
    const way = leaving(node, '7,7');
    expect([way.duration! > 0, way.css!(0, 1)]).toEqual([true, 'opacity: 0; transform: translateY(80%)']);
    withdraw(cells, 'at_once');
    expect(leaving(node, '7,7').duration).toBe(0);
  });

  test('does not change how a tile leaves the same cell later', () => {
    const node = new FakeTile().asElement();
    withdraw(cells, 'slide');
    leaving(node, '7,7');
    expect(leaving(node, '7,7').css!(0, 1)).toBe('opacity: 0; transform: translateY(0%)');
  });

  test('is gone at once where motion is reduced', () => {
    vi.stubGlobal('document', fakePage('less', onBoard));
    withdraw(cells, 'slide');
    expect(leaving(new FakeTile().asElement(), '7,7').duration).toBe(0);
  });
});
