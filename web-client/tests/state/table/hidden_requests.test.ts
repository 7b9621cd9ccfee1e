import { beforeEach, expect, test } from 'vitest';
import { HiddenRequests } from '../../../src/state/table/hidden_requests.svelte.ts';

let requests: HiddenRequests;

beforeEach(() => void (requests = new HiddenRequests()));

test('a player sees every request until they hide one', () => {
  expect([requests.any, requests.has('end 3 0')]).toEqual([false, false]);
});

test('hiding a request leaves the others', () => {
  requests.hide('end 3 0');
  expect([requests.any, requests.has('end 3 0'), requests.has('stand-in 1 casual')]).toEqual([true, true, false]);
});

test('all hidden requests are shown again at once', () => {
  requests.hide('end 3 0');
  requests.hide('stand-in 1 casual');
  requests.showAll();
  expect([requests.any, requests.has('end 3 0'), requests.has('stand-in 1 casual')]).toEqual([false, false, false]);
});

test('a request that ends is hidden no longer, so another of the same name is shown', () => {
  const end = requests.whileOpen('paused');
  requests.hide('paused');
  requests.hide('end 3 0');
  end();
  expect([requests.has('paused'), requests.has('end 3 0')]).toEqual([false, true]);
  requests.whileOpen('paused');
  expect(requests.has('paused')).toBe(false);
});

test('while a request is open it stays hidden', () => {
  requests.hide('paused');
  requests.whileOpen('paused');
  expect(requests.has('paused')).toBe(true);
});
