import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameAnalysis, Understanding } from '../../src/connection/http/understanding_api.ts';
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
  review = new Review({} as Understanding, () => page);
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

describe('a puzzle in the address', () => {
  const judged = (...versions: number[]) => ({ moves: versions.map((version) => ({ version })) }) as GameAnalysis;

  /** The review of such an address, once the server has said what it has of the game. */
  async function posed(analysis?: GameAnalysis): Promise<Review> {
    location.search = '?at=5&puzzle';
    const state = analysis ? { state: 'kept', analysis } : { state: 'none' };
    const server = { analysis: async () => state, notes: async () => [] };
    const begun = new Review(server as unknown as Understanding, () => page);
    const loaded = begun.load();
    begun.open([3, 5, 8].map((v) => ({ v, viewed: { game: {} } }) as Moment));
    await loaded;
    return begun;
  }

  test('is about the move that it names', async () => {
    const { puzzle, missed } = await posed(judged(3, 5, 8));
    expect([puzzle, missed?.version]).toEqual([true, 5]);
  });

  test.each([['', undefined], [' of this move', judged(3, 8)]])('is none without an analysis%s, and does not become one later', async (_, analysis) => {
    const begun = await posed(analysis);
    expect(begun.puzzle).toBe(false);
    begun.whole.known = judged(3, 5, 8);
    begun.go(2);
    expect(begun.missed).toBeUndefined();
  });
});
