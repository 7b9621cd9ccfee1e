import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Understanding } from '../../src/connection/http/understanding_api.ts';
import type { Moment } from '../../src/review/replay.ts';
import { Review } from '../../src/review/review.svelte.ts';

const page = '/r/K7QFW2MX/1';
/** Whether the browser takes another address. */
let takes: 'all' | 'none' | 'ignores';
let review: Review;

beforeEach(() => {
  vi.useFakeTimers();
  takes = 'all';
  const location = { search: '', hash: '' };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    replaceState: (_: null, __: string, address: string) => {
      if (takes === 'none') throw new DOMException('too many', 'SecurityError');
      if (takes === 'all') location.search = new URL(address, 'https://example.org').search;
    },
  });
  review = new Review({} as Understanding, () => page, new Map());
  review.open([3, 5, 8].map((v) => ({ v, at: v }) as Moment));
});
afterEach(() => void vi.useRealTimers());

test('each step is in the address', () => {
  expect(review.index).toBe(2);
  review.go(1);
  expect(location.search).toBe('?at=5');
});

test.each(['none', 'ignores'] as const)('a browser that takes no more addresses holds no step up, and gets the last one later (%s)', (later) => {
  takes = later;
  review.play();
  expect([review.index, review.playback.playing]).toEqual([0, true]);
  review.go(1);
  expect(location.search).toBe('');
  takes = 'all';
  vi.advanceTimersByTime(2_000);
  expect(location.search).toBe('?at=5');
});

test('a game that plays by itself stays at the moment on whose board the reader puts something, until they play it again', () => {
  review.play();
  review.wait();
  review.onBoard.show({ v: 3 } as Moment, []);
  review.wait();
  expect(review.playback.playing).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect([review.index, review.onBoard.isEmpty]).toEqual([0, false]);
  review.play();
  expect([review.playback.playing, review.onBoard.isEmpty]).toEqual([true, true]);
});

test('a reader who has left keeps the address of where they are now', () => {
  takes = 'none';
  review.go(1);
  review.close();
  takes = 'all';
  vi.advanceTimersByTime(10_000);
  expect(location.search).toBe('');
});
