import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drag } from '../../../src/board/pointer/drag.svelte.ts';
import type { Piece } from '../../../src/entry/draft.ts';
import type { Hand } from '../../../src/entry/hand.svelte.ts';

type Finger = { pointerId: number; clientX: number; clientY: number };
const at = (pointerId: number, clientX: number): Finger => ({ pointerId, clientX, clientY: 100 });
const piece = (key: number, tile: string): Piece => ({ key, tile, at: [7, key] });
const [cat, dog] = [piece(1, 'C'), piece(2, 'D')];

let page: EventTarget;
let frames: (() => void)[];
let missed: string[];

beforeEach(() => {
  page = new EventTarget();
  [frames, missed] = [[], []];
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('DOMRect', class {});
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  drag.cancel();
});

const hear = (type: string, finger: Finger) =>
  void page.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { pointerType: 'touch', button: 0 }, finger));
const draw = () => frames.splice(0).forEach((frame) => frame());

function press(finger: Finger, touched: Piece): void {
  const hand = { size: { rows: 15, columns: 15 }, locked: false, miss: ({ tile }: Piece) => missed.push(tile) };
  const event = { pointerType: 'touch', button: 0, target: null, ...finger };
  drag.begin(event as unknown as PointerEvent, touched, hand as unknown as Hand, 44);
}

describe('a tile that a finger drags', () => {
  test('is held once the finger has moved, and lies where it is dropped', () => {
    press(at(1, 100), cat);
    hear('pointermove', at(1, 105));
    expect(drag.held).toBeNull();
    hear('pointermove', at(1, 150));
    draw();
    expect([drag.held?.piece, drag.x]).toEqual([cat, 150]);
    hear('pointerup', at(1, 150));
    expect([drag.held, missed]).toEqual([null, ['C']]);
  });

  test('stays where it was when the drag is called off, even just before it is drawn', () => {
    press(at(1, 100), cat);
    hear('pointermove', at(1, 150));
    drag.cancel();
    draw();
    hear('pointermove', at(1, 200));
    hear('pointerup', at(1, 200));
    expect([drag.held, missed]).toEqual([null, []]);
  });

  test('follows no finger but its own, when another touches a tile as well', () => {
    press(at(1, 100), cat);
    press(at(2, 300), dog);
    hear('pointermove', at(1, 150));
    expect(drag.held).toBeNull();
    hear('pointermove', at(2, 350));
    hear('pointermove', at(1, 200));
    draw();
    expect([drag.held?.piece, drag.x]).toEqual([dog, 350]);
    hear('pointerup', at(1, 200));
    expect(drag.held?.piece).toBe(dog);
    hear('pointerup', at(2, 350));
    expect([drag.held, missed]).toEqual([null, ['D']]);
  });
});
