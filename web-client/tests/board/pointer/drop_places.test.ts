import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DropPlaces } from '../../../src/board/pointer/drop_places.ts';

type Box = { left: number; top: number; width: number; height: number };
const element = ({ left, top, width, height }: Box, more: object = {}) => ({
  getBoundingClientRect: () => ({ x: left, y: top, left, top, width, height, right: left + width, bottom: top + height }),
  ...more,
});

const scrolled = vi.fn();
const piece = (key: number, left: number, top = 700) => element({ left, top, width: 50, height: 50 }, { dataset: { piece: String(key) }, offsetWidth: 50 });
let pieces = [piece(1, 100), piece(2, 160), piece(3, 220)];
/** A board of 200 by 200, twice as large as its frame, and below it a rack of three tiles. */
const page: Record<string, unknown> = {
  '[data-pane]': element({ left: 0, top: 0, width: 100, height: 100 }, { scrollBy: scrolled }),
  '[data-pane] [role="grid"]': element({ left: 0, top: 0, width: 200, height: 200 }, { querySelector: () => ({ offsetWidth: 19 }) }),
  '[data-rack]': element({ left: 90, top: 690, width: 200, height: 70 }, { querySelectorAll: () => pieces }),
};
const size = { rows: 10, columns: 10 };

beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal('document', { querySelector: (selector: string) => page[selector] ?? null });
});

describe('a tile that is dragged', () => {
  test('is over a cell wherever it is on the board, even between two tiles', () => {
    const places = new DropPlaces(size);
    expect(places.cellAt(0, 0)).toEqual([0, 0]);
    expect(places.cellAt(39.9, 40)).toEqual([2, 1]);
    expect(places.cellSize).toBe(19);
  });

  test('is over no cell outside the part of the board that is shown', () => {
    expect(new DropPlaces(size).cellAt(150, 50)).toBeNull();
  });

  test('finds its place among the other tiles of the rack', () => {
    const places = new DropPlaces(size);
    expect(places.slotAt(200, 710, 3)).toBe(2);
    expect(places.slotAt(200, 710, 1)).toBe(1);
    expect(places.slotAt(200, 500, 1)).toBeNull();
    expect([places.slotAt(110, 692, 3), places.slotAt(110, 758, 3)]).toEqual([0, 0]);
  });

  test('finds its place in each row of a large rack', () => {
    const one = pieces;
    pieces = [piece(1, 100, 640), piece(2, 160, 640), piece(3, 100), piece(4, 160)];
    page['[data-rack]'] = element({ left: 90, top: 630, width: 200, height: 130 }, { querySelectorAll: () => pieces });
    const places = new DropPlaces(size);
    expect([places.slotAt(150, 650, 4), places.slotAt(150, 710, 4), places.slotAt(95, 695, 4)]).toEqual([1, 3, 2]);
    pieces = one;
  });

  test('scrolls an enlarged board near its edge, but not before it has been well inside', () => {
    const places = new DropPlaces(size);
    expect(places.panAt(50, 95, false)).toBe(false);
    expect(scrolled).not.toHaveBeenCalled();
    expect(places.panAt(50, 50, false)).toBe(true);
    expect(places.panAt(50, 95, true)).toBe(true);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 14);
  });

  test('is over nothing when the board and the rack have gone', () => {
    vi.stubGlobal('document', { querySelector: () => null });
    const places = new DropPlaces(size);
    expect([places.cellAt(0, 0), places.slotAt(0, 0, 1), places.panAt(0, 0, true)]).toEqual([null, null, false]);
  });
});
