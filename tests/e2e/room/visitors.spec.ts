import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { opponentOf, shot } from '../support/course.ts';
import { laptop, phones, places } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { Server, web } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';

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

  for (const size of [laptop, ...phones]) {
    await visitor.page.setViewportSize(size);
    for (const place of [visitor.page.getByText('You’re watching'), visitor.page.getByRole('grid')]) {
      await expect(place).toBeVisible();
      await expect(place).toBeInViewport({ ratio: 0.98 });
    }
    await shot(visitor, `watching-${size.width}`);
  }
  const watched = (by: Player) => by.page.getByRole('region', { name: 'Bag and word list' }).getByTitle(/watching$/);
  for (const size of [laptop, ...phones]) {
    await player.page.setViewportSize(size);
    await expect(watched(player)).toHaveAttribute('title', '1 watching');
    await expect(watched(player)).toBeInViewport({ ratio: 1 });
    expect(await player.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
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

/** A form for a new game, whose watchers are so far behind. */
const behind = (label: 'Moves behind' | 'Seconds behind', count: number) => async (page: Page) => {
  await page.getByText('More settings').click();
  await page.getByLabel(label).fill(String(count));
};

/** All that a page gets from the server from now on. */
function heardBy({ page }: Player): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** Everything about the course of the game that stands on a page. */
const seenBy = async (player: Player) => ({
  grid: await player.grid(),
  scores: await player.scores(),
  moves: await player.countMoves(),
  bag: await player.page.getByText(/\d+ tiles in the bag/).first().textContent(),
});

test('a watcher who is two moves behind has nothing newer in the page, and catches up at the end', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }], behind('Moves behind', 2));
  const mover = (await toMove(players))!;
  const other = opponentOf(players, mover);
  const ida = await Player.arrive(browser, server, 'Ida');
  const heard = heardBy(ida);
  await ida.page.goto(mover.page.url());
  await expect(ida.page.getByText('You’re watching, with a delay')).toBeVisible();
  const opening = await seenBy(mover);
  await expect.poll(() => seenBy(ida)).toEqual(opening);

  await mover.laidAndPlayed(await mover.opening(), 'tap');
  await toMove(players);
  const played = { grid: await mover.grid(), scores: await mover.scores(), moves: opening.moves + 1 };
  expect(played.grid).not.toEqual(opening.grid);
  await other.pass();
  await toMove(players);
  await ida.page.reload(); // so that the server says again what there is to know
  await expect(ida.page.getByText('You’re watching, with a delay')).toBeVisible();
  await expect.poll(() => seenBy(ida)).toEqual(opening);
  expect(heard.filter((frame) => /"(played|passed|drew)"/.test(frame))).toEqual([]);

  await mover.pass();
  await expect.poll(() => seenBy(ida)).toMatchObject(played);
  expect(heard.filter((frame) => frame.includes('"passed"'))).toEqual([]);
  await shot(ida, 'behind');

  await other.resign();
  for (const { page } of [...players, ida]) await expect(page.getByRole('dialog', { name: 'Game over' })).toBeVisible();
  await expect.poll(() => heard.some((frame) => frame.includes('"passed"')), 'frames can be read').toBe(true);
  expect(await ida.countMoves()).toBe(await mover.countMoves());
  expect([await ida.grid(), await ida.scores()]).toEqual([await mover.grid(), await mover.scores()]);
  await leave([...players, ida]);
});

test('a watcher who is some seconds behind sees a move when they are over', async ({ browser }) => {
  const seconds = 10;
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }], behind('Seconds behind', seconds));
  const mover = (await toMove(players))!;
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(mover.page.url());
  await expect(ida.page.getByText('You’re watching, with a delay')).toBeVisible();
  const plays = ida.moves().locator('details');
  await mover.lay(await mover.opening(), 'tap');
  const began = Date.now();
  await mover.play('tap');
  await toMove(players);
  await expect(plays).toHaveCount(1);
  expect(Date.now() - began).toBeGreaterThanOrEqual(seconds * 1000);
  await expect.poll(() => ida.grid()).toEqual(await mover.grid());
  await leave([...players, ida]);
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
