import { beforeEach, expect, test, vi } from 'vitest';
import type { Lost, Refused } from '../../src/connection/failures.ts';

type Asked = { type: string; [field: string]: unknown };
let asked: Asked[];
let refuse: string | null;
let refuseSubscribing: boolean;
/** How many answers are lost with the connection. */
let losses: number;
/** What the page has asked for while it loaded. */
let before: string[];
/** Of the page that has been loaded last. */
let Refusing: typeof Refused;
let Losing: typeof Lost;
let subscribed: { endpoint: string; toJSON(): unknown; unsubscribe(): Promise<boolean> } | null;
let keys: unknown[];
let permission: NotificationPermission;

const subscription = {
  endpoint: 'https://push.example.org/1',
  toJSON: () => ({ endpoint: 'https://push.example.org/1', keys: { p256dh: 'the key', auth: 'the secret' } }),
  unsubscribe: async () => ((subscribed = null), true),
};
const settings = { type: 'calls', id: '1', key: 'servers-key', devices: 0, reminders: 1, night_from: 0, night_to: 0, zone: 'UTC' };

const connection = {
  ask: async (request: Asked) => {
    asked.push(request);
    if (losses-- > 0) throw new Losing();
    if (refuseSubscribing && request.type === 'subscribe') throw new Refusing({ type: 'error', id: '1', code: 'BAD_SUBSCRIPTION', message: '' });
    if (refuse) throw new Refusing({ type: 'error', id: '1', code: refuse, message: '' });
    return request.type === 'calls' ? settings : { type: 'feed', id: '1', secret: 'ab' };
  },
};

/** The calls of a page that has just been loaded. */
async function fresh() {
  vi.resetModules();
  ({ Refused: Refusing, Lost: Losing } = await import('../../src/connection/failures.ts'));
  const { Push } = await import('../../src/calls/push.svelte.ts');
  const push = new Push(connection as never);
  await push.load();
  before = types();
  asked = [];
  return push;
}
const types = () => asked.map(({ type }) => type);

beforeEach(() => {
  asked = [];
  keys = [];
  refuse = null;
  refuseSubscribing = false;
  losses = 0;
  subscribed = null;
  permission = 'granted';
  const manager = {
    getSubscription: async () => subscribed,
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => (keys.push(applicationServerKey), (subscribed = subscription)),
  };
  const cache = { put: async () => undefined };
  vi.stubGlobal('location', { href: 'https://example.org/', origin: 'https://example.org' });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager: manager }) } });
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  });
});

test('a browser subscribes with the key of the server, and says in which time zone the player sleeps', async () => {
  const push = await fresh();
  await push.switch(true);
  expect(keys).toEqual(['servers-key']);
  expect(asked[0]).toEqual({ type: 'subscribe', address: 'https://push.example.org/1', key: 'the key', secret: 'the secret' });
  expect(asked[1]).toMatchObject({ type: 'set_calls', reminders: 1, night_from: 1320, night_to: 480, zone: expect.any(String) });
  expect([push.address, push.problem]).toEqual(['https://push.example.org/1', '']);
});

test('a browser that no longer wants messages says so to its push service and to the server', async () => {
  const push = await fresh();
  await push.switch(true);
  asked = [];
  await push.switch(false);
  expect(asked).toEqual([{ type: 'unsubscribe', address: 'https://push.example.org/1' }]);
  expect([subscribed, push.address]).toEqual([null, null]);
});

test('the switch shows whether this browser gets messages, and not whether any device of the player does', async () => {
  settings.devices = 1;
  expect((await fresh()).address).toBeNull();
  subscribed = subscription;
  expect((await fresh()).address).toBe('https://push.example.org/1');
  permission = 'default';
  expect((await fresh()).address).toBeNull();
  settings.devices = 0;
});

test('reminders and the night concern a player with any device that gets messages', async () => {
  const push = await fresh();
  expect(push.reachesDevices).toBe(false);
  await push.switch(true);
  expect(push.reachesDevices).toBe(true);
  await push.switch(false);
  expect(push.reachesDevices).toBe(false);
  settings.devices = 1; // another one
  expect((await fresh()).reachesDevices).toBe(true);
  settings.devices = 0;
});

test('a digest concerns everybody whom the server can send messages, and otherwise those who have a feed', async () => {
  expect((await fresh()).sends).toBe(true);
  const { key } = settings;
  Object.assign(settings, { key: undefined });
  const push = await fresh();
  expect(push.sends).toBe(false);
  await push.makeFeed();
  expect(push.sends).toBe(true);
  settings.key = key;
});

test('a browser that the server no longer knows tells it again, and the switch stays off if that is refused', async () => {
  subscribed = subscription;
  expect((await fresh()).address).toBe('https://push.example.org/1');
  expect(before).toEqual(['calls', 'subscribe']);
  refuseSubscribing = true;
  const push = await fresh();
  expect([push.address, push.problem]).toEqual([null, 'Notifications can’t be sent to this browser.']);
});

test('settings whose answer is lost are asked for again, and why there are none is said', async () => {
  losses = 2;
  expect((await fresh()).settings).not.toBeNull();
  expect(before).toEqual(['calls', 'calls', 'calls']);
  refuse = 'GUEST_OF_ACCOUNT';
  const push = await fresh();
  expect([push.settings, push.problem === '']).toEqual([null, false]);
});

test('without the permission of the browser nothing is sent', async () => {
  permission = 'denied';
  const push = await fresh();
  await push.switch(true);
  expect([types(), push.address]).toEqual([[], null]);
});

test('what the server refuses is said in words, and the switch stays off', async () => {
  const push = await fresh();
  refuse = 'BAD_SUBSCRIPTION';
  await push.switch(true);
  expect([push.problem, push.address]).toEqual(['Notifications can’t be sent to this browser.', null]);
});

test('a test says whether the push service has taken the message', async () => {
  const push = await fresh();
  await push.switch(true);
  await push.test();
  expect([push.tested, asked.at(-1)]).toEqual([true, { type: 'test_calls', address: 'https://push.example.org/1' }]);
  refuse = 'NOT_DELIVERED';
  await push.test();
  expect(push.tested).toBe(false);
});

test('a feed has an address under that of the page', async () => {
  const push = await fresh();
  await push.makeFeed();
  expect([push.feed, push.settings?.feed]).toEqual(['https://example.org/feed/ab.atom', true]);
  await push.removeFeed();
  expect([push.feed, push.settings?.feed]).toEqual([null, undefined]);
});

test('a feed is made in the language of the page', async () => {
  const push = await fresh();
  await push.makeFeed();
  expect(asked.at(-1)).toEqual({ type: 'make_feed', language: 'en' });
  vi.stubGlobal('document', { documentElement: {} });
  await (await import('../../src/languages/language.svelte.ts')).language.choose('fr');
  await push.makeFeed();
  expect(asked.at(-1)).toEqual({ type: 'make_feed', language: 'fr' });
});

test('a digest comes at an hour that the player chooses, until they want none any more', async () => {
  const push = await fresh();
  await push.choose({ digest: 480 });
  expect([asked.at(-1), push.settings?.digest]).toEqual([expect.objectContaining({ type: 'set_calls', digest: 480 }), 480]);
  await push.choose({ reminders: 2 });
  expect(asked.at(-1)).toMatchObject({ reminders: 2, digest: 480 });
  await push.choose({ digest: null });
  expect([asked.at(-1)?.digest, push.settings?.digest]).toEqual([undefined, undefined]);
});

test('of two choices that are made at once, both hold', async () => {
  const push = await fresh();
  await Promise.all([push.choose({ night_from: 1260 }), push.choose({ night_to: 420 })]);
  expect(asked.at(-1)).toMatchObject({ type: 'set_calls', night_from: 1260, night_to: 420 });
  expect(push.settings).toMatchObject({ night_from: 1260, night_to: 420 });
});
