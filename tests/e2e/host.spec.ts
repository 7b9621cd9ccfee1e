import { expect, test } from '@playwright/test';
import { Player } from './support/player.ts';
import { Server } from './support/server.ts';
import { leave } from './support/table.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start('', ['--entry', 'invitation'])));
test.afterAll(() => server.stop());

test('a closed server lets in friends with an invitation, and its host looks after it', async ({ browser, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.address);
  await expect(page.getByRole('heading', { name: 'By invitation only' })).toBeVisible();

  const link = server.link('admin');
  const host = await browser.newPage();
  await host.goto(link);
  await expect(host.getByRole('heading', { name: 'This server' })).toBeVisible();
  expect(host.url()).toBe(`${server.address}/host`);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('can’t be used any more');

  await host.getByRole('button', { name: 'Invitations' }).click();
  await host.getByRole('button', { name: 'Make an invitation' }).click();
  const invitation = await host.getByLabel('Link of the invitation').inputValue();
  const mara = await Player.arrive(browser, server, 'Mara');
  await mara.page.goto(invitation);
  await expect(mara.page.getByLabel('Your name').first()).toBeVisible();
  expect(mara.page.url()).toBe(`${server.address}/`);
  const code = await mara.makeRoom();

  await host.getByLabel('Tell everybody').fill('Back at eight.');
  await host.getByRole('button', { name: 'Announce' }).click();
  await expect(mara.page.getByText('Back at eight.')).toBeVisible();

  await expect(host.getByText('There is no backup yet.')).toBeVisible();
  await host.getByRole('button', { name: 'Back up now' }).click();
  await expect(host.getByText('Last backup:')).toBeVisible();
  await expect(host.getByText(/^crisscross-.*\.db$/)).toBeVisible();

  await host.getByRole('button', { name: 'Games' }).click();
  await host.getByRole('button', { name: `Close game ${code}` }).click();
  await host.getByRole('button', { name: 'Close the game' }).click();
  await expect(mara.page.getByRole('heading', { name: 'Game closed' })).toBeVisible();

  await host.getByRole('button', { name: 'People' }).click();
  await host.getByRole('button', { name: 'Remove Mara' }).click();
  await host.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(mara.page.getByRole('heading', { name: 'You’ve been removed' })).toBeVisible();

  await host.getByRole('button', { name: 'Log' }).click();
  await expect(host.getByText(`Closed game ${code}`)).toBeVisible();
  await expect(host.getByText('Asked for a backup')).toBeVisible();
  await host.reload();
  await expect(host.getByRole('heading', { name: 'This server' })).toBeVisible();
  await host.getByRole('button', { name: 'Sign out' }).click();
  await expect(host.getByRole('heading', { name: 'For the host' })).toBeVisible();
  await host.close();
  await leave([mara]);
});

test('a link of `crisscross invite` leads a friend straight to a room', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  await mara.page.goto(server.link('invite'));
  await expect(mara.page.getByLabel('Your name').first()).toBeVisible();
  const code = await mara.makeRoom();
  const jonas = await Player.arrive(browser, server, 'Jonas');
  await jonas.page.goto(server.link('invite', '--room', code, '--uses', '1'));
  await jonas.page.getByLabel('Your name').fill('Jonas');
  await jonas.button('Join the game').click();
  await expect(mara.button('Start with 2 players')).toBeEnabled();
  await leave([mara, jonas]);
});
