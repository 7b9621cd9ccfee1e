import { expect, test } from 'vitest';
import { latestRequest } from '../../src/connection/latest_request.ts';

test('a request is the latest until another one begins', () => {
  const begin = latestRequest();
  const first = begin();
  expect(first()).toBe(true);
  const second = begin();
  expect([first(), second()]).toEqual([false, true]);
});

test('requests that are counted apart leave each other alone', () => {
  const [first, other] = [latestRequest()(), latestRequest()()];
  expect([first(), other()]).toEqual([true, true]);
});
