import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback, stay } from '../../src/review/playback.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a moment stays for the seconds of the speed, or as long as it did in the game', () => {
  expect(stay(2, 0, 90_000)).toBe(2_000);
  expect(stay('real', 10_000, 22_500)).toBe(12_500);
});

test('at the real speed nobody waits for days, and no moment passes unseen', () => {
  expect(stay('real', 0, 3 * 86_400_000)).toBe(60_000);
  expect(stay('real', 5_000, 5_000)).toBe(700);
});

test('a playing game steps on when its moment is over', () => {
  const step = vi.fn();
  const playback = new Playback();
  playback.playing = true;
  playback.wait(0, 1, step);
  vi.advanceTimersByTime(1_999);
  expect(step).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(step).toHaveBeenCalledOnce();
});

test('a reader who steps on by hand starts the wait again, and no step is made twice', () => {
  const steps: string[] = [];
  const playback = new Playback();
  playback.playing = true;
  playback.wait(0, 1, () => void steps.push('first'));
  vi.advanceTimersByTime(1_500);
  playback.wait(1, 2, () => void steps.push('second'));
  vi.advanceTimersByTime(5_000);
  expect(steps).toEqual(['second']);
});

test('a game that does not play does not step, and the end stops one that does', () => {
  const step = vi.fn();
  const playback = new Playback();
  playback.wait(0, 1, step);
  playback.playing = true;
  playback.wait(0, undefined, step);
  expect(playback.playing).toBe(false);
  playback.playing = true;
  playback.wait(0, 1, step);
  playback.stop();
  vi.advanceTimersByTime(60_000);
  expect(step).not.toHaveBeenCalled();
});
