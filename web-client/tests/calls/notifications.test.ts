import { beforeEach, expect, test, vi } from 'vitest';

type Shown = { title: string; options: NotificationOptions; by: 'page' | 'worker' };
let kept: Map<string, string>;
let shown: Shown[];
let permission: NotificationPermission;
/** What the player answers when the browser asks. */
let answer: NotificationPermission;
let document: { hidden: boolean; hasFocus: () => boolean };

class FakeNotification {
  static get permission() {
    return permission;
  }
  static requestPermission = async () => (permission = answer);
  onclick = null;
  constructor(title: string, options: NotificationOptions) {
    shown.push({ title, options, by: 'page' });
  }
}

/** What the worker shows now: the last with each tag, until it is closed. */
let standing: Map<string, { tag: string; data: { at: number }; close(): void }>;

const worker = {
  active: {},
  getNotifications: async (filter?: { tag: string }) => [...standing.values()].filter(({ tag }) => !filter || tag === filter.tag),
  showNotification: async (title: string, options: NotificationOptions) => {
    shown.push({ title, options, by: 'worker' });
    const tag = options.tag!;
    standing.set(tag, { tag, data: options.data, close: () => void standing.delete(tag) });
  },
};
const withWorker = () => vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker, ready: Promise.resolve(worker) } });

/** The notifications of a page that has just been loaded. */
async function fresh() {
  vi.resetModules();
  return (await import('../../src/calls/notifications.svelte.ts')).notifications;
}
const call = { title: 'Your turn', body: 'Ben', page: '/r/K7QFW2MX' };

beforeEach(() => {
  kept = new Map();
  shown = [];
  standing = new Map();
  permission = 'default';
  answer = 'granted';
  document = { hidden: true, hasFocus: () => false };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('navigator', {});
});

test('notifications are off until the player wants them and the browser allows them', async () => {
  const notifications = await fresh();
  await notifications.show(call);
  expect([notifications.on, shown]).toEqual([false, []]);
  await notifications.switch(true);
  await notifications.show(call);
  expect(shown.map(({ title, by }) => [title, by])).toEqual([['Your turn', 'page']]);
});

test('the choice is remembered, as long as the browser allows it', async () => {
  await (await fresh()).switch(true);
  expect((await fresh()).on).toBe(true);
  permission = 'denied';
  const notifications = await fresh();
  expect([notifications.on, notifications.refused]).toEqual([false, true]);
});

test('a player who does not allow them is not asked again', async () => {
  answer = 'denied';
  const notifications = await fresh();
  await notifications.switch(true);
  expect([notifications.on, notifications.refused]).toEqual([false, true]);
});

test('nothing is shown to a player who looks at the page', async () => {
  const notifications = await fresh();
  await notifications.switch(true);
  Object.assign(document, { hidden: false, hasFocus: () => true });
  await notifications.show(call);
  expect(shown).toEqual([]);
  document.hasFocus = () => false;
  await notifications.show(call);
  expect(shown).toHaveLength(1);
});

test('where the page has a worker, the worker shows them, and knows which page they lead to', async () => {
  withWorker();
  const notifications = await fresh();
  await notifications.switch(true);
  await notifications.show(call);
  expect(shown.map(({ by, options }) => [by, options.tag, options.data])).toEqual([['worker', call.page, { page: call.page, at: expect.any(Number) }]]);
});

test('each call sounds, even in the place of one that still stands, but not once more for another tab that calls at the same time', async () => {
  withWorker();
  const notifications = await fresh();
  await notifications.switch(true);
  await notifications.show(call);
  await notifications.show(call);
  standing.get(call.page)!.data.at -= 60_000; // of the turn before
  await notifications.show(call);
  expect(shown.map(({ options }) => (options as { renotify?: boolean }).renotify)).toEqual([true, false, true]);
});

test('what is shown about a room and a game goes when the player looks at them, and nothing else', async () => {
  withWorker();
  const window = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, window[name].bind(window));
  Object.assign(document, { addEventListener: () => undefined, removeEventListener: () => undefined });
  const notifications = await fresh();
  await notifications.switch(true);
  const pages = ['/r/K7QFW2MX', '/r/K7QFW2MX/2'];
  const leave = notifications.putAway(pages);
  const tags = [...pages, `${pages[1]}/agreement`, '/r/K7QFW2MX/21'];
  for (const tag of tags) await notifications.show({ ...call, tag });
  expect([...standing.keys()]).toEqual(tags);
  document.hasFocus = () => true;
  document.hidden = false;
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect([...standing.keys()]).toEqual(['/r/K7QFW2MX/21']));
  leave();
});

test('a browser that cannot show a notification shows nothing, and nothing breaks', async () => {
  const notifications = await fresh();
  await notifications.switch(true);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => Promise.reject(new Error('no worker')) } });
  await notifications.show(call);
  expect(shown).toEqual([]);
});

test('where the browser knows no notifications, none are offered', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect((await fresh()).possible).toBe(false);
});
