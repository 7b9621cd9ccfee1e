import { expect, test } from '@playwright/test';
import { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { leave, seat, takeTurn, toMove } from '../support/players.ts';

let server: Server;

test.beforeEach(async () => void (server = await Server.start()));
test.afterEach(() => server.stop());

const link = ({ page }: Player) => page.getByTestId('link');

test('the page stays calm when the server dies, reconnects by itself, and a pending play counts once', async ({
  browser,
}) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = (await toMove(players))!;
  const opening = await player.opening();
  await player.lay(opening, 'drag');
  await expect(player.button(/^Play \d+/)).toBeEnabled();

  const subtitle = player.page.getByText('Classic · 2 players');
  await expect(subtitle).toBeVisible();
  await server.kill();
  for (const one of players) await expect(link(one)).toContainText('Connection lost. Reconnecting… Your seat and tiles are safe.');
  await expect(subtitle, 'the message has its place').toBeHidden();
  await player.button(/^Play/).click();
  await expect(player.button('Playing…')).toBeVisible();
  await server.run();

  await expect(subtitle).toBeVisible();
  for (const one of players) {
    await expect(link(one)).toHaveAttribute('data-link', 'open');
    await expect(one.cell(opening[0]!.row, opening[0]!.column)).toHaveAttribute('aria-label', /last play/);
    await expect(one.moves().locator('details')).toHaveCount(1);
  }
  await takeTurn((await toMove(players))!, 'tap');
  await leave(players);
});

test('a player who leaves a room before their play has been sent hears of it, with the way back', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = (await toMove(players))!;
  const code = player.page.url().slice(-8);
  await player.lay(await player.opening(), 'tap');
  await expect(player.button(/^Play \d+/)).toBeEnabled();
  await server.kill();
  await expect(link(player)).toContainText('Connection lost');
  await player.button(/^Play/).click();
  await expect(player.button('Playing…')).toBeVisible();
  await player.page.getByRole('link', { name: /Crisscross/ }).first().click();
  const message = player.message(`Your last action in room ${code} may not have been sent.`);
  await expect(message).toBeVisible();
  await server.run();
  await expect(link(player)).toHaveAttribute('data-link', 'open');
  await message.click();
  await expect(player.moves().locator('details')).toHaveCount(0);
  await player.button(/^Play \d+/).click();
  for (const one of players) await expect(one.moves().locator('details')).toHaveCount(1);
  await leave(players);
});

test('a page that was offline catches up with what it missed', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = (await toMove(players))!;
  const opponent = players.find((other) => other !== player)!;

  await opponent.page.context().setOffline(true);
  await expect(link(opponent)).toContainText('Connection lost');
  await player.laidAndPlayed(await player.opening(), 'keys');
  await expect(opponent.moves().locator('details')).toHaveCount(0);
  await opponent.page.context().setOffline(false);

  await expect(link(opponent)).toHaveAttribute('data-link', 'open');
  await expect(opponent.moves().locator('details')).toHaveCount(1);
  await expect(opponent.page).toHaveTitle(/Your turn/);
  expect(await opponent.grid()).toEqual(await player.grid());
  await leave(players);
});

test('a page joins again by itself when the server cannot open the game right now', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara] = players as [Player, Player];
  let joins = 0;
  await mara.page.routeWebSocket(/\/ws$/, (page) => {
    const there = page.connectToServer();
    const refusal = { type: 'error', code: 'TOO_MANY_REQUESTS', message: '', retry_after: 3000 };
    page.onMessage((sent) => {
      const { type, id } = JSON.parse(String(sent));
      if (type === 'join' && ++joins === 1) page.send(JSON.stringify({ ...refusal, id }));
      else there.send(sent);
    });
  });
  await mara.page.reload();
  await expect(link(mara)).toContainText('The server can’t open the game right now. Trying again…');
  await expect(mara.page.getByRole('heading', { name: 'Loading room' })).toBeVisible();
  await mara.button('Look and sound').click();
  await expect(mara.page.locator('[data-rack] [data-tile]')).toHaveCount(7);
  await expect(link(mara)).toHaveText('');
  const look = mara.page.getByRole('dialog', { name: 'Look and sound' });
  await expect(look, 'what was opened meanwhile stays open').toBeVisible();
  await mara.button('Done').click();
  await expect(look).toBeHidden();
  expect(joins).toBe(2);
  await leave(players);
});

test('on the start page nothing is said about a seat when the connection is lost', async ({ browser }) => {
  const visitor = await Player.arrive(browser, server, 'Mara');
  await visitor.page.goto(server.address);
  await expect(link(visitor)).toHaveAttribute('data-link', 'open');
  await visitor.page.context().setOffline(true);
  await expect(link(visitor)).toHaveText('Connection lost. Reconnecting…');
  await leave([visitor]);
});

test('a part of the page that does not load is not taken for a newer page', async ({ browser }) => {
  const visitor = await Player.arrive(browser, server, 'Mara');
  const { page } = visitor;
  await page.route(/\/assets\/.*Help.*\.js$/, (route) => route.abort());
  await page.goto(server.address);
  await visitor.button('Help').click();
  await expect(link(visitor)).toContainText('Part of the page didn’t load.');
  await expect(link(visitor)).not.toContainText('The server has been updated.');
  await page.context().close(); // what has failed was meant to
});

for (const [path, part, heading] of [
  ['history', /\/assets\/History.*\.js$/, 'Your finished games'],
  ['host', /\/assets\/Host.*\.js$/, 'For the host'],
] as const)
  test(`the page /${path} says that its main part did not load, and loads it again`, async ({ browser }) => {
    const visitor = await Player.arrive(browser, server, 'Ida');
    const { page } = visitor;
    await page.route(part, (route) => route.abort());
    await page.goto(`${server.address}/${path}`);
    await expect(page.getByRole('heading', { name: 'Part of the page didn’t load.' })).toBeVisible();
    await page.unroute(part);
    await visitor.button('Try again').click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.context().close(); // what has failed was meant to
  });

test('a room says that its view did not load, and loads it again', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  const code = await mara.makeRoom();
  const ida = await Player.arrive(browser, server, 'Ida');
  const { page } = ida;
  const part = /\/assets\/room-views.*\.js$/;
  await page.route(part, (route) => route.abort());
  await page.goto(`${server.address}/r/${code}`);
  await expect(page.getByRole('heading', { name: 'Part of the page didn’t load.' })).toBeVisible();
  await page.unroute(part);
  await ida.button('Try again').click();
  await expect(ida.button('Join the game')).toBeVisible();
  await page.context().close(); // what has failed was meant to
  await leave([mara]);
});

test('another tab has the same seat, and both tabs follow the game', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = (await toMove(players))!;
  const tab = await player.page.context().newPage();
  await tab.goto(player.page.url());
  await expect(tab).toHaveTitle(/Your turn/);
  await expect(tab.locator('[data-rack] [data-tile]')).toHaveCount(7);
  await player.laidAndPlayed(await player.opening(), 'tap');
  await expect(tab.getByTestId('moves').locator('details')).toHaveCount(1);
  await leave(players);
});

test('a wrong address and an unknown code get a friendly answer', async ({ page }) => {
  await page.goto(`${server.address}/r/22222222`);
  await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  await page.getByLabel('Room code').fill('not a code');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('alert')).toContainText('eight letters and digits');
});
