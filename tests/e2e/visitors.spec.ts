import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { shot } from './support/course.ts';
import { places } from './support/places.ts';
import { Player } from './support/player.ts';
import { Server, web } from './support/server.ts';
import { leave, seat, toMove } from './support/table.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('somebody who comes after the start watches without a rack', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = (await toMove(players))!;
  await player.laidAndPlayed(await player.opening(), 'tap');
  const unwatched = await places(player);
  const visitor = await Player.arrive(browser, server, 'Robin');
  await visitor.page.goto(players[0]!.page.url());
  await expect(visitor.page.getByText('You’re watching')).toBeVisible();
  await expect(players[0]!.page.getByText('You’re watching')).toHaveCount(0);
  await expect(visitor.moves().locator('details')).toHaveCount(1);
  await expect(visitor.page.locator('[data-rack]')).toHaveCount(0);
  expect(await visitor.grid()).toEqual(await players[0]!.grid());

  const watched = (by: Player) => by.page.getByRole('region', { name: 'Bag and word list' }).getByTitle(/watching$/);
  for (const size of [{ width: 1366, height: 768 }, { width: 390, height: 844 }, { width: 360, height: 640 }]) {
    await player.page.setViewportSize(size);
    await expect(watched(player)).toHaveAttribute('title', '1 watching');
    await expect(watched(player)).toBeInViewport({ ratio: 1 });
    await shot(player, `watched-${size.width}`);
  }
  await unwatched.stay('somebody watches');
  const another = await Player.arrive(browser, server, 'Sofie');
  await another.page.goto(players[0]!.page.url());
  await expect(another.page.getByText('You’re watching, with one other')).toBeVisible();
  await expect(watched(player)).toHaveText(/2/);
  await another.page.context().close();
  await visitor.page.context().close();
  await expect(watched(player)).toHaveCount(0);
  await leave(players);
});

test('a taken name is refused beside its field, and another one works', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const guest = await Player.arrive(browser, server, 'Mara');
  const code = await host.makeRoom();
  await guest.page.goto(`${server.address}/r/${code}`);
  await guest.page.getByLabel('Your name').fill('Mara');
  await guest.button('Join the game').click();
  await expect(guest.page.getByRole('alert')).toContainText('has that name');
  await guest.page.getByLabel('Your name').fill('Jonas');
  await guest.button('Join the game').click();
  await expect(host.button('Start with 2 players')).toBeEnabled();
  await guest.button('Leave the room').click();
  await expect(host.button('Waiting for friends…')).toBeDisabled();
  await leave([host, guest]);
});

test('my games lead back to the room', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const code = await host.makeRoom();
  await host.page.getByRole('link', { name: 'Crisscross' }).first().click();
  await host.page.getByRole('link', { name: code }).click();
  await expect(host.page.getByRole('heading', { name: 'Invite your friends' })).toBeVisible();
  await leave([host]);
});

test('a page that is older than the server offers to reload', async ({ browser }) => {
  const newer = mkdtempSync(join(tmpdir(), 'crisscross-web-'));
  cpSync(web, newer, { recursive: true });
  writeFileSync(join(newer, 'newer.txt'), 'newer\n');
  const visitor = await Player.arrive(browser, server, 'Mara');
  await visitor.page.goto(server.address);
  await expect(visitor.page.getByTestId('link')).toHaveAttribute('data-link', 'open');
  await server.kill();
  await server.run(newer);
  await expect(visitor.page.getByText('The server has been updated.')).toBeVisible();
  await visitor.button('Reload').click();
  await expect(visitor.page.getByTestId('link')).toHaveAttribute('data-link', 'open');
  await expect(visitor.page.getByText('The server has been updated.')).toBeHidden();
  await leave([visitor]);
  rmSync(newer, { recursive: true });
});
