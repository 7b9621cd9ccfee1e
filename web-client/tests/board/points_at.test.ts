import { beforeEach, expect, test } from 'vitest';
import { pointed } from '../../src/board/pointed.svelte.ts';
import { pointsAt } from '../../src/board/points_at.ts';
import type { Cell } from '../../src/connection/protocol.ts';

const word: Cell[] = [[7, 7], [7, 8]];
const other: Cell[] = [[3, 3]];
let element: EventTarget;
let remove: () => void;

beforeEach(() => {
  pointed.clear();
  element = new EventTarget();
  remove = pointsAt(() => word)(element as Element) as () => void;
});
const happen = (type: string) => element.dispatchEvent(new Event(type));

test.each([['pointerenter', 'pointerleave'], ['focus', 'blur']])('cells are shown from %s to %s', (begin, end) => {
  happen(begin);
  expect(pointed.cells).toEqual(word);
  happen(end);
  expect(pointed.cells).toEqual([]);
});

test('an element that goes while the pointer is on it takes its cells along, and those of no other', () => {
  happen('pointerenter');
  remove();
  expect(pointed.cells).toEqual([]);
  pointed.show(other);
  remove();
  expect(pointed.cells).toEqual(other);
});
