import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { barriers } from '../support/barriers.ts';
import { boxOf, phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { deliver, PushService, subscriber } from '../support/push_service.ts';
import { Server } from '../support/server.ts';
import { leave, toMove } from '../support/players.ts';

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

const notificationsOf = ({ page }: Player) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, tag }) => ({ title, tag }));
  });

test('a player who has gone gets a message when it is their turn, and their browser shows it', async ({ browser }) => {
  const guest = await subscriber(browser, server, service, 'Jonas');
  const host = await Player.arrive(browser, server, 'Mara');
  await guest.sitDown(await host.makeRoom());
  await guest.button('Look and sound').click();
  await guest.page.getByLabel('Send notifications to this device when a game needs me').check();
  await guest.button('Send a test notification').click();
  await expect(guest.page.getByText('The notification is on its way.')).toBeVisible();
  await expect.poll(() => service.heard.length).toBe(1);
  await guest.page.getByLabel('No notifications at night').uncheck();
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

test('messages speak the language that the player has chosen since', async ({ browser }) => {
  const player = await subscriber(browser, server, service, 'Jonas');
  await player.button('Look and sound').click();
  await player.page.getByLabel('Send notifications to this device when a game needs me').check();
  await player.button('Done').click();
  await player.page.getByRole('radio', { name: 'Français' }).first().check({ force: true });
  const kept = () =>
    player.page.evaluate(async () => {
      const texts = await (await caches.open('crisscross calls')).match(`${location.origin}/calls.json`);
      return ((await texts?.json()) as { your_turn: { title: string } } | undefined)?.your_turn.title;
    });
  await expect.poll(kept).toBe('À toi de jouer');
  await leave([player]);
});

/** As if another tab were in front, or the phone locked. */
const hide = ({ page }: Player) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a player whose page is in the background gets a message on their turn, and sees one notification', async ({ browser }) => {
  const [host, guest] = [await Player.arrive(browser, server, 'Mara'), await subscriber(browser, server, service, 'Jonas')];
  const code = await host.makeRoom();
  await guest.sitDown(code);
  await guest.button('Look and sound').click();
  await guest.page.getByLabel('Send notifications to this device when a game needs me').check();
  await guest.page.getByLabel('No notifications at night').uncheck();
  await guest.button('Done').click();
  await host.startWith(2);
  for (const player of [host, guest]) await player.seeTheDraw();
  if ((await toMove([host, guest])) === guest) await guest.pass();
  await toMove([host]);

  const before = service.heard.length;
  await hide(guest);
  await host.pass();
  await expect.poll(() => service.heard.length).toBe(before + 1);
  await expect.poll(async () => (await notificationsOf(guest)).map(({ tag }) => tag)).toEqual([`/r/${code}/1`]); // that of the page
  await deliver(guest, service.heard[before]!);
  await expect.poll(() => notificationsOf(guest)).toEqual([{ title: 'Your turn', tag: `/r/${code}/1` }]);
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
  await host.page.getByText('Post this room’s notifications to a chat').click();
  const address = host.page.getByLabel('Address');
  await address.fill(`${server.address}/r/x`);
  await host.button('Save').click();
  await expect(host.page.getByRole('alert')).toContainText('Nothing can be sent to this address');
  await address.fill(`http://127.0.0.1:${(chat.address() as AddressInfo).port}/hooks/secret`);
  await host.button('Save').click();
  await host.button('Send a test notification').click();
  await expect(host.page.getByText('The notification is on its way.')).toBeVisible();
  expect(JSON.parse(heard[0]!)).toMatchObject({ content: expect.stringContaining('test') });
  expect(await host.page.content()).not.toContain('hooks/secret');
  await leave([host]);
  chat.close();
});

test('a host chooses the language in which a webhook writes', async ({ browser }) => {
  const written: string[] = [];
  const chat = createServer((request, answer) => {
    request.on('data', (part: Buffer) => written.push(part.toString()));
    request.on('end', () => answer.end());
  });
  await new Promise<void>((listening) => chat.listen(0, '127.0.0.1', listening));
  const host = await Player.arrive(browser, server, 'Mara');
  await host.makeRoom();
  await host.page.getByText('Post this room’s notifications to a chat').click();
  await host.page.getByLabel('Address').fill(`http://127.0.0.1:${(chat.address() as AddressInfo).port}/hook`);
  await expect(host.page.getByLabel('Language').last()).toHaveValue('en');
  await host.page.getByLabel('Language').last().selectOption('Deutsch');
  await host.button('Save').click();
  await host.button('Send a test notification').click();
  await expect(host.page.getByText('The notification is on its way.')).toBeVisible();
  await expect.poll(() => written.join('')).toContain('Das ist ein Test: Benachrichtigungen von Crisscross kommen hier an.');
  await leave([host]);
  chat.close();
});

test('a webhook to the server itself, or to its network, is refused, and nothing is sent', async ({ browser }) => {
  const careful = await Server.start(); // as servers are unless their hosts allow more
  const asked: string[] = [];
  const neighbour = createServer((request, answer) => {
    asked.push(request.url ?? '');
    answer.end();
  });
  await new Promise<void>((listening) => neighbour.listen(0, '127.0.0.1', listening));
  try {
    const { port } = neighbour.address() as AddressInfo;
    const host = await Player.arrive(browser, careful, 'Mara');
    await host.makeRoom();
    await host.page.getByText('Post this room’s notifications to a chat').click();
    await host.page.getByLabel('Service').selectOption('Other (JSON)');
    const own = [careful.address, `http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`, `http://2130706433:${port}`, `http://[::ffff:127.0.0.1]:${port}`];
    for (const address of [...own, 'http://192.168.0.1', 'http://169.254.169.254', 'ftp://example.org', 'https://somebody:secret@example.org']) {
      await host.page.getByLabel('Address').fill(`${address}/hook`);
      await host.button('Save').click();
      await expect(host.page.getByRole('alert')).toHaveText('Nothing can be sent to this address. It must be a public address of this service.');
      await host.page.getByLabel('Address').fill('');
    }
    await host.page.reload();
    await host.page.getByText('Post this room’s notifications to a chat').click();
    await host.page.getByLabel('Service').selectOption('Other (JSON)');
    await expect(host.button('Send a test notification')).toBeHidden();
    expect(asked).toEqual([]);
    await leave([host]);
  } finally {
    await careful.stop();
    neighbour.close();
  }
});

/** The title of each entry of a feed and where it leads, once the feed is well-formed. */
async function entriesOf(player: Player, address: string): Promise<{ text: string; entries: { title: string; page: string }[] }> {
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('application/atom+xml')]);
  const text = await answer.text();
  const entries = await player.page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    if (feed.querySelector('parsererror')) throw new Error('not well-formed');
    return [...feed.querySelectorAll('entry')].map((entry) => ({
      title: entry.querySelector('title')!.textContent!,
      page: entry.querySelector('link[rel="alternate"]')!.getAttribute('href')!,
    }));
  }, text);
  return { text, entries };
}

test('a feed that a player makes has the games that wait for them, and no tiles, words or scores, until they remove it', async ({ browser }) => {
  const [host, guest] = [await Player.arrive(browser, server, 'Mara'), await Player.arrive(browser, server, 'Jonas')];
  await guest.sitDown(await host.makeRoom());
  await host.startWith(2);
  for (const player of [host, guest]) await player.seeTheDraw();
  const mover = (await toMove([host, guest]))!;
  const reader = mover === host ? guest : host;
  const opening = await mover.opening();
  await mover.laidAndPlayed(opening, 'tap');
  await toMove([host, guest]);
  const room = reader.page.url();
  const racks = [await host.rack(), await guest.rack()];

  await reader.page.goto(server.address);
  await reader.button('Look and sound').click();
  await reader.button('Create a feed').click();
  const address = await reader.page.getByText(/\/feed\/[0-9a-f]+\.atom$/).innerText();
  const { text, entries } = await entriesOf(reader, address);
  expect(entries).toEqual([{ title: expect.stringContaining(reader.name), page: `${room}/1` }]);
  expect(entries[0]!.title).not.toMatch(/\d/);
  const word = opening.map(({ letter }) => letter).join('');
  for (const secret of [word, word.toLowerCase(), ...racks.map((rack) => rack.join('')), 'rack', 'score', 'tile']) expect(text).not.toContain(secret);
  expect(await barriers(reader.page)).toEqual([]);

  await reader.page.reload();
  await reader.button('Look and sound').click();
  await expect(reader.page.getByText(/\/feed\//)).toHaveCount(0); // the server does not know it any more
  await reader.button('Create a new address for the feed').click();
  const newer = await reader.page.getByText(/\/feed\/[0-9a-f]+\.atom$/).innerText();
  expect([(await fetch(address)).status, (await fetch(newer)).status]).toEqual([404, 200]);
  await reader.page.goto(room);
  await reader.pass();
  await toMove([mover]);
  expect((await entriesOf(reader, newer)).entries).toEqual([]);
  await mover.resign();
  await expect.poll(async () => (await entriesOf(reader, newer)).entries.length).toBe(1); // it is over

  await reader.page.goto(server.address);
  await reader.button('Look and sound').click();
  await reader.button('Remove the feed').click();
  await expect(reader.button('Create a feed')).toBeVisible();
  expect((await fetch(newer)).status).toBe(404);
  await leave([host, guest]);
});

test('a player chooses the hour of a digest on any device, and reminders and the night once one of them gets notifications', async ({ browser }) => {
  const digest = 'A daily summary of the games waiting for me';
  const reminders = 'Remind me when it’s my turn';
  const withDevice = await subscriber(browser, server, service, 'Jonas');
  const withFeed = await Player.arrive(browser, server, 'Mara');
  await withFeed.page.goto(server.address);
  for (const player of [withDevice, withFeed]) {
    await player.makeRoom();
    await player.button('Look and sound').click();
    await expect(player.page.getByLabel(digest)).toBeVisible(); // a room may post it to a chat
    await expect(player.page.getByLabel(reminders)).toBeHidden();
  }
  await withDevice.page.getByLabel('Send notifications to this device when a game needs me').check();
  await expect(withDevice.page.getByLabel(reminders)).toBeVisible();
  await withFeed.button('Create a feed').click();
  for (const { page, button } of [withDevice, withFeed]) {
    await page.getByLabel(digest).check();
    await expect(page.getByLabel('at', { exact: true })).toHaveValue('08:00');
    await page.getByLabel('at', { exact: true }).fill('19:00');
    await page.getByLabel('at', { exact: true }).blur();
    await expect(page.getByLabel(digest)).toBeEnabled();
    await button('Done').click();
  }
  await withFeed.page.reload();
  await withFeed.button('Look and sound').click();
  await expect(withFeed.page.getByLabel('at', { exact: true })).toHaveValue('19:00');
  await withFeed.page.getByLabel(digest).uncheck();
  await withFeed.page.reload();
  await withFeed.button('Look and sound').click();
  await expect(withFeed.page.getByLabel(digest)).not.toBeChecked();
  await withDevice.button('Look and sound').click();
  await expect(withDevice.page.getByLabel('at', { exact: true })).toHaveValue('19:00');
  await leave([withDevice, withFeed]);
});

test('the hours of notifications are in line and large enough for fingers, below what only the browser remembers', async ({ browser }) => {
  const player = await subscriber(browser, server, service, 'Mara', { viewport: phones[1]!, hasTouch: true });
  const { page } = player;
  await player.makeRoom();
  await player.button('Look and sound').click();
  await page.getByLabel('Send notifications to this device when a game needs me').check();
  const hours = [page.getByLabel('from', { exact: true }), page.getByLabel('to', { exact: true })];
  const [from, to] = [await boxOf(hours[0]!), await boxOf(hours[1]!)];
  expect([to.y, to.height]).toEqual([from.y, from.height]);
  for (const field of [page.getByLabel('Remind me when it’s my turn'), ...hours]) expect((await boxOf(field)).height).toBeGreaterThanOrEqual(44);
  const [remembered, calls] = [page.getByText('Only this browser remembers these choices.'), page.getByRole('heading', { name: 'While this page is closed' })];
  expect((await boxOf(remembered)).y).toBeLessThan((await boxOf(calls)).y);
  await leave([player]);
});
