import { beforeEach, expect, test, vi } from 'vitest';
import { oncePerFrame } from '../../../src/board/pointer/once_per_frame.ts';

let frames: (() => void)[] = [];
const draw = () => frames.splice(0).forEach((frame) => frame());

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
});

test('of all values that come before a frame, only the latest counts, and once', () => {
  const act = vi.fn();
  const follow = oncePerFrame<number>(act);
  [1, 2, 3].forEach(follow.soon);
  expect(act).not.toHaveBeenCalled();
  draw();
  follow.soon(4);
  draw();
  draw();
  expect(act.mock.calls).toEqual([[3], [4]]);
});

test('what waits for a frame can be done at once instead', () => {
  const act = vi.fn();
  const follow = oncePerFrame<number>(act);
  follow.now();
  follow.soon(5);
  follow.now();
  draw();
  expect(act.mock.calls).toEqual([[5]]);
});
