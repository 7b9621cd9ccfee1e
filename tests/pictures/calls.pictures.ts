import { createServer, type Server as Chat } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Browser } from '@playwright/test';
import { Player } from '../e2e/support/player.ts';
import { PushService, type Subscription } from '../e2e/support/push_service.ts';
import { Server } from '../e2e/support/server.ts';
import { leave } from '../e2e/support/players.ts';
import { take } from './support/album.ts';

let service: PushService;
let server: Server;
/** Takes whatever is posted to it. */
let chat: Chat;

test.beforeAll(async () => {
  service = await PushService.start();
  server = await Server.start('', ['--outgoing', 'private']);
  chat = createServer((_, answer) => answer.writeHead(204).end());
  await new Promise<void>((listening) => chat.listen(0, '127.0.0.1', listening));
});
test.afterAll(async () => {
  chat.close();
  await server.stop();
  await service.stop();
});

const all = { tall: true };

/** A player in a room, whose browser allows notifications and subscribes at the push service on this machine. */
async function subscriber(browser: Browser, locale = 'en-GB'): Promise<Player> {
  const player = await Player.arrive(browser, server, 'Mara', { permissions: ['notifications'], locale });
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

test('notifications, reminders, the night, a digest and a feed', async ({ browser }) => {
  const player = await subscriber(browser);
  const { page } = player;
  await player.makeRoom();
  await player.button('Look and sound').click();
  await expect(player.button('Create a feed')).toBeVisible();
  await take(page, 'calls-none', all);
  await page.getByLabel('Send notifications to this device when a game needs me').check();
  await player.button('Send a test notification').click();
  await expect(page.getByText('The notification is on its way.')).toBeVisible();
  await player.button('Create a feed').click();
  await expect(player.button('Copy the address')).toBeVisible();
  const digest = page.getByLabel('A daily summary of the games waiting for me');
  await digest.check();
  await expect(digest).toBeEnabled();
  await take(page, 'calls', { prepare: () => digest.scrollIntoViewIfNeeded() });
  await take(page, 'calls-all', all);
  await leave([player]);
});

test('notifications in German', async ({ browser }) => {
  const player = await subscriber(browser, 'de-DE');
  const { page } = player;
  await page.locator('input[name="name"]').first().fill('Mara');
  await player.button('Partie erstellen').click();
  await page.waitForURL(/\/r\/[0-9A-Z]{8}$/);
  await page.locator('.tools .button').last().click();
  await page.getByLabel('Diesem Gerät Benachrichtigungen schicken').check();
  const digest = page.getByLabel('Einmal am Tag');
  await digest.check();
  await expect(digest).toBeEnabled();
  await take(page, 'calls-german', all);
  await leave([player]);
});

test('the chat to which the notifications of a room go', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await player.makeRoom();
  await page.getByText('Post this room’s notifications to a chat').click();
  await page.getByLabel('Address').fill(`${server.address}/r/x`);
  await player.button('Save').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await take(page, 'webhook-refused', { whole: true });
  await page.getByLabel('Address').fill(`http://127.0.0.1:${(chat.address() as AddressInfo).port}/hooks/secret`);
  await player.button('Save').click();
  await player.button('Send a test notification').click();
  await expect(page.getByText('The notification is on its way.')).toBeVisible();
  await take(page, 'webhook', { whole: true });
  await page.goto(server.address);
  await player.playNow();
  await player.button(/^Room .*, invite$/).click();
  await page.getByText('Post this room’s notifications to a chat').click();
  await expect(page.getByLabel('Address')).toBeVisible();
  await take(page, 'webhook-in-game', all);
  await leave([player]);
});
