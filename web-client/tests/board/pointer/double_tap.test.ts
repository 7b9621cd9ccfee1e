import { beforeEach, expect, test, vi } from 'vitest';
import { DoubleTap } from '../../../src/board/pointer/double_tap.ts';

class FakePointer {
  constructor(
    readonly timeStamp: number,
    readonly pointerType = 'touch',
  ) {}
}
const tap = (at: number, by?: string) => new FakePointer(at, by) as unknown as MouseEvent;
let taps: DoubleTap;

beforeEach(() => {
  vi.stubGlobal('PointerEvent', FakePointer);
  taps = new DoubleTap();
});

test('two quick taps on one cell are a double tap', () => {
  expect([taps.completes(tap(1000), '7,7'), taps.completes(tap(1200), '7,7')]).toEqual([false, true]);
});

test('two taps on different cells, or far apart in time, are not', () => {
  expect([taps.completes(tap(1000), '7,7'), taps.completes(tap(1100), '7,8'), taps.completes(tap(1500), '7,8')]).toEqual([false, false, false]);
});

test('clicks of a mouse are not', () => {
  expect([taps.completes(tap(1000, 'mouse'), '7,7'), taps.completes(tap(1100, 'mouse'), '7,7')]).toEqual([false, false]);
});
