import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Ticker } from '../../src/browser/clock.svelte.ts';

/** The server's clock is an hour ahead of this computer's. */
const ahead = 3_600_000;
const serverNow = () => Date.now() + ahead;

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

test('a ticker has the time of its clock from the start', () => {
  expect(new Ticker(serverNow).now).toBe(1_000_000 + ahead);
});

test('a ticker reaches a moment by itself while it runs, and stays there once it is stopped', () => {
  const ticker = new Ticker(serverNow);
  const from = ticker.now + 60_000;
  const stop = ticker.run();
  vi.advanceTimersByTime(59_900);
  expect(from <= ticker.now).toBe(false);
  vi.advanceTimersByTime(300);
  expect(from <= ticker.now).toBe(true);
  stop();
  const stopped = ticker.now;
  vi.advanceTimersByTime(1000);
  expect(ticker.now).toBe(stopped);
});
