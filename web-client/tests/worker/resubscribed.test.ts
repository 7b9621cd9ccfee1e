import { expect, test } from 'vitest';
import { subscribeAgain, type Subscriptions } from '../../src/worker/resubscribed.ts';

const ended = { options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer } } as unknown as PushSubscription;

function subscriptions(there: unknown, subscribe: () => Promise<unknown> = async () => ({})) {
  const options: unknown[] = [];
  const means = {
    getSubscription: async () => there,
    subscribe: async (wanted: unknown) => (options.push(wanted), subscribe()),
  } as unknown as Subscriptions;
  return { means, options };
}

test('when a subscription ends, another for the same server takes its place', async () => {
  const { means, options } = subscriptions(null);
  await subscribeAgain(ended, means);
  expect(options).toEqual([{ userVisibleOnly: true, applicationServerKey: ended.options.applicationServerKey }]);
});

test('nothing is made where the browser has another already, or does not say which has ended', async () => {
  const { means, options } = subscriptions({});
  await subscribeAgain(ended, means);
  await subscribeAgain(null, subscriptions(null).means);
  expect(options).toEqual([]);
});

test('a browser that makes no other leaves it to the next visit', async () => {
  const { means } = subscriptions(null, () => Promise.reject(new Error('not now')));
  await expect(subscribeAgain(ended, means)).resolves.toBeUndefined();
});
