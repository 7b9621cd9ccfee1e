import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Retry } from '../../src/connection/retry.ts';

let dialled: number[];
let retry: Retry;

/** With the longest delays that chance allows. */
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  dialled = [];
  retry = new Retry(
    () => dialled.push(Date.now()),
    () => 1,
  );
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

/** How long each attempt waits if none of them succeeds. */
function delays(count: number): number[] {
  return Array.from({ length: count }, () => {
    const [before, { length }] = [Date.now(), dialled];
    retry.soon();
    while (dialled.length === length) pass(50);
    return Date.now() - before;
  });
}

test('each attempt waits twice as long as the one before, up to eight seconds', () => {
  expect(delays(7)).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000]);
});

test('after a success it begins with a short wait again', () => {
  delays(4);
  retry.succeeded();
  expect(delays(1)).toEqual([300]);
});

test('chance takes up to half of a wait away, so that clients do not all return at once', () => {
  retry = new Retry(
    () => dialled.push(Date.now()),
    () => 0,
  );
  expect(delays(2)).toEqual([150, 300]);
});

test('one attempt is enough, and it waits only until it is made or given up', () => {
  retry.soon();
  retry.soon();
  expect(retry.waits).toBe(true);
  pass(1000);
  expect([dialled, retry.waits]).toEqual([[300], false]);
  retry.soon();
  retry.stop();
  pass(10_000);
  expect([dialled, retry.waits]).toEqual([[300], false]);
});

test('a server that restarts is given the time that it asks for', () => {
  retry.soon();
  retry.after(5000);
  pass(10_000);
  expect(dialled).toEqual([5300]);
});
