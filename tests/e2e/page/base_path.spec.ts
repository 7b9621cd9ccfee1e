import { expect, test } from '@playwright/test';
import { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { leave } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start('/games')));
test.afterAll(() => server.stop());

test('under a path the page has its links, its rooms and its memory', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const code = await host.makeRoom();
  expect(host.page.url()).toBe(`${server.address}/r/${code}`);
  await expect(host.page.locator('.invite .link a')).toHaveAttribute('href', `${server.address}/r/${code}`);
  const guest = await Player.arrive(browser, server, 'Jonas');
  await guest.sitDown(code);
  await expect(host.button('Start with 2 players')).toBeEnabled();
  await host.page.reload();
  await expect(host.button('Start with 2 players')).toBeEnabled();
  await host.page.getByRole('link', { name: 'Crisscross' }).first().click();
  expect(host.page.url()).toBe(`${server.address}/`);
  await host.page.getByRole('link', { name: code }).click();
  await expect(host.page.getByRole('heading', { name: 'Invite your friends' })).toBeVisible();
  await leave([host, guest]);
});

test('under a path the look is remembered before the first paint', async ({ browser }) => {
  const visitor = await Player.arrive(browser, server, 'Mara');
  const { page } = visitor;
  await page.goto(`${server.address}/`);
  await visitor.button('Look and sound').click();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await leave([visitor]);
});

test('under a path the address without its last slash leads to the page', async ({ page }) => {
  await page.goto(server.address);
  expect(page.url()).toBe(`${server.address}/`);
  await expect(page.getByLabel('Your name').first()).toBeVisible();
});
