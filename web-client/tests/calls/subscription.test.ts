import { beforeEach, expect, test, vi } from 'vitest';
import { end, forget, renew, renewDaily, tell } from '../../src/calls/subscription.ts';

type Asked = { type: string; address?: string };

const aDay = 86_400_000;
const key = 'AQID';
let asked: Asked[];
let kept: Map<string, string>;
let permission: NotificationPermission;
let there: PushSubscription | null;
let made: number;

/** A subscription at this address, made with the key of a server. */
const subscription = (endpoint: string, bytes: number[] | null = [1, 2, 3]) =>
  ({
    endpoint,
    options: { applicationServerKey: bytes && new Uint8Array(bytes).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'the key', auth: 'the secret' } }),
    unsubscribe: async () => ((there = null), true),
  }) as unknown as PushSubscription;

const connection = { ask: async (request: Asked) => (asked.push(request), request.type === 'calls' ? { key } : {}) } as never;
const visit = () => renewDaily(connection);
const told = () => asked.filter(({ type }) => type === 'subscribe').map(({ address }) => address);

beforeEach(() => {
  asked = [];
  kept = new Map();
  permission = 'granted';
  there = null;
  made = 0;
  vi.useFakeTimers();
  const manager = {
    getSubscription: async () => there,
    subscribe: async () => (there = subscription(`https://push.example.org/made/${++made}`)),
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager: manager }) } });
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

test('a browser that gets messages says so to the server once a day', async () => {
  await tell(connection, (there = subscription('https://push.example.org/1')));
  asked = [];
  await visit();
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(aDay);
  await visit();
  await visit();
  expect(told()).toEqual(['https://push.example.org/1']);
});

test('an address that the browser has changed is sent at the next visit', async () => {
  await tell(connection, subscription('https://push.example.org/1'));
  there = subscription('https://push.example.org/2');
  asked = [];
  await visit();
  expect(told()).toEqual(['https://push.example.org/2']);
});

test('a browser that has lost its subscription makes another', async () => {
  await tell(connection, subscription('https://push.example.org/1'));
  asked = [];
  await visit();
  expect(told()).toEqual(['https://push.example.org/made/1']);
});

test('a subscription for a key that the server has lost makes way for another', async () => {
  await tell(connection, (there = subscription('https://push.example.org/1', [1, 2, 4])));
  asked = [];
  expect(await renew(connection, 0, async () => key)).toBe('https://push.example.org/made/1');
  expect(told()).toEqual(['https://push.example.org/made/1']);
});

test('a browser that does not say for which key it has subscribed keeps its subscription', async () => {
  there = subscription('https://push.example.org/1', null);
  expect(await renew(connection, 0, async () => key)).toBe('https://push.example.org/1');
  expect(made).toBe(0);
});

test('a browser that got messages before the page remembered it goes on', async () => {
  there = subscription('https://push.example.org/1');
  await visit();
  expect(told()).toEqual(['https://push.example.org/1']);
});

test('a browser in which the player wants no messages is left alone, and so is one that has never been asked', async () => {
  await visit();
  there = subscription('https://push.example.org/1');
  forget();
  await visit();
  expect([asked, made]).toEqual([[], 0]);
});

test('without the permission of the browser, and without a key of the server, nothing is sent', async () => {
  await tell(connection, (there = subscription('https://push.example.org/1')));
  asked = [];
  expect(await renew(connection, 0, async () => undefined)).toBeNull();
  permission = 'denied';
  expect(await renew(connection, 0, async () => key)).toBeNull();
  expect(asked).toEqual([]);
});

test('a browser whose player has been signed out takes no messages, and subscribes for nobody else', async () => {
  there = subscription('https://push.example.org/1');
  await end();
  await visit();
  expect([there, asked, made]).toEqual([null, [], 0]);
});

test('a visit goes on if the address cannot be sent', async () => {
  there = subscription('https://push.example.org/1');
  const failing = { ask: () => Promise.reject(new Error('lost')) } as never;
  await expect(renewDaily(failing)).resolves.toBeUndefined();
  await visit();
  expect(told()).toEqual(['https://push.example.org/1']);
});
