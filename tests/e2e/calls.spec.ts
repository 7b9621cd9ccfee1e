import { expect, test, type Browser } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Player } from './support/player.ts';
import { PushService, type Subscription } from './support/push_service.ts';
import { Server } from './support/server.ts';
import { leave, toMove } from './support/table.ts';

let service: PushService;
let server: Server;

test.beforeAll(async () => {
  service = await PushService.start();
  server = await Server.start('', ['--outgoing', 'private']);
});
test.afterAll(async () => {
  await server.stop();
  await service.stop();
});

/** A player whose browser allows notifications, and subscribes at the push service on this machine: that of its maker cannot be reached. */
async function subscriber(browser: Browser, name: string): Promise<Player> {
  const player = await Player.arrive(browser, server, name, { permissions: ['notifications'] });
  await player.page.addInitScript((subscription: Subscription) => {
    let now: unknown = null;
    const made = { endpoint: subscription.endpoint, toJSON: () => subscription, unsubscribe: async () => ((now = null), true) };
    PushManager.prototype.subscribe = async () => (now = made) as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => now as PushSubscription | null;
  }, service.subscription);
  await player.page.goto(server.address);
  await player.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return player;
}

/** Hands a text to the worker of the page, as the browser does with a message that has arrived. */
async function deliver({ page }: Player, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', { origin: server.address, registrationId: await registered, data });
  await browser.detach();
}

const notificationsOf = ({ page }: Player) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, tag }) => ({ title, tag }));
  });

test('a player who has gone gets a message when it is their turn, and their browser shows it', async ({ browser }) => {
  const guest = await subscriber(browser, 'Jonas');
  const host = await Player.arrive(browser, server, 'Mara');
  await guest.sitDown(await host.makeRoom());
  await guest.button('Look and sound').click();
  await guest.page.getByLabel('Send messages to this device when a game needs me').check();
  await guest.button('Send a test message').click();
  await expect(guest.page.getByText('The message is on its way.')).toBeVisible();
  await expect.poll(() => service.heard.length).toBe(1);
  await guest.page.getByLabel('No messages at night').uncheck();
  await guest.button('Done').click();

  await host.startWith(2);
  for (const player of [host, guest]) await player.seeTheDraw();
  if ((await toMove([host, guest])) === guest) await guest.pass();
  await toMove([host]);
  const room = new URL(guest.page.url()).pathname;
  await guest.page.goto(server.address);
  await host.pass();
  await expect.poll(() => service.heard.length).toBe(2);
  const notice = JSON.parse(service.heard[1]!) as { what: string; players: string[] };
  expect([notice.what, notice.players]).toEqual(['your_turn', ['Jonas']]);
  await deliver(guest, service.heard[1]!);
  await expect.poll(() => notificationsOf(guest)).toEqual([{ title: 'Your turn', tag: `${room}/1` }]);
  await leave([host, guest]);
});

test('the host of a room sends its notices to a chat, and sees that a test arrives', async ({ browser }) => {
  const heard: string[] = [];
  const chat = createServer((request, answer) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      heard.push(body);
      answer.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => chat.listen(0, '127.0.0.1', listening));
  const host = await Player.arrive(browser, server, 'Mara');
  await host.makeRoom();
  await host.page.getByText('Send notices of this room to a chat').click();
  const address = host.page.getByLabel('Address');
  await address.fill(`${server.address}/r/x`);
  await host.button('Save').click();
  await expect(host.page.getByRole('alert')).toContainText('Nothing can be sent to this address');
  await address.fill(`http://127.0.0.1:${(chat.address() as AddressInfo).port}/hooks/secret`);
  await host.button('Save').click();
  await host.button('Send a test message').click();
  await expect(host.page.getByText('The message is on its way.')).toBeVisible();
  expect(JSON.parse(heard[0]!)).toMatchObject({ content: expect.stringContaining('test') });
  expect(await host.page.content()).not.toContain('hooks/secret');
  await leave([host]);
  chat.close();
});
