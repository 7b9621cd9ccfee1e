import { expect, test } from '@playwright/test';
import { shot } from '../support/course.ts';
import type { Lay } from '../support/finder.ts';
import { isWhole, laptop, phoneOnItsSide, phones, tablet } from '../support/places.ts';
import type { Player } from '../support/player.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { leave, seat, takeTurn, toMove } from '../support/players.ts';

const sizes = [laptop, ...phones, phoneOnItsSide, tablet];
const guests = [{ name: 'Mara' }, { name: 'Jonas' }];
const trio = [...guests, { name: 'Sofie' }];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('a player who always accepts is not asked again, until they take it back with one tap', async ({ browser }) => {
  const players = await seat(browser, server, trio, async (page) => {
    await page.getByText('More settings').click();
    await page.getByLabel('Three or four').fill('600');
  });
  const first = (await toMove(players))!;
  const [second, third] = players.filter((player) => player !== first) as [Player, Player];
  const always = (player: Player) => player.button('Always accept');
  await first.laidAndPlayed(await first.opening(), 'tap');
  for (const player of [second, third]) {
    await expect(player.page).toHaveTitle(/Accept the play\?/);
    for (const size of sizes) {
      await player.page.setViewportSize(size);
      for (const button of [player.button(/^Accept/), player.button(/^Challenge/), always(player)])
        await expect(button).toBeInViewport({ ratio: 1 });
      const text = player.status().locator('.text span').first();
      await expect(text).toContainText(first.name);
      expect(await isWhole(text), `no half words at ${size.width}`).toBe(true);
      for (const key of await player.status().locator('kbd').all()) await expect(key).toBeInViewport({ ratio: 1 });
      await expect(player.status().locator('kbd')).toHaveCount(2);
      for (const name of await player.page.locator('.called .name').all())
        expect(await isWhole(name), `no half names at ${size.width}`).toBe(true);
      await shot(player, `asked-${size.width}`);
    }
    await always(player).click();
    await expect(player.message('You’ll accept every play in this game.')).toBeVisible();
  }
  const next = (await toMove([second, third]))!;
  for (const player of players) await expect(player.moves()).not.toContainText('challenged');
  // The server remembers it, not the browser.
  const again = await next.page.context().newPage();
  await again.goto(next.page.url());
  await expect(again.getByRole('button', { name: 'Always accept' })).toHaveAttribute('aria-pressed', 'true');
  await next.page.reload();
  await expect(always(next)).toHaveAttribute('aria-pressed', 'true');
  await shot(next, 'always-accepts');

  await always(next).click();
  await expect(always(next)).toHaveCount(0);
  await expect(again.getByRole('button', { name: 'Always accept' }), 'another tab hears of it from the server').toHaveCount(0);
  await next.pass();
  await (await toMove(players))!.pass();
  expect(await toMove(players)).toBe(first);
  const [tile] = (await first.rack()).filter((letter) => letter !== '?');
  await first.laidAndPlayed([{ row: 8, column: 7, letter: tile!, blank: false }], 'tap');
  await expect(next.button(/^Accept/)).toBeVisible();
  await expect(first.page.getByText('accepted', { exact: true })).toBeVisible();
  await leave(players);
});

test('a player who always accepts is not waited for, even once they have closed the page', async ({ browser }) => {
  const players = await seat(browser, server, trio, async (page) => {
    await page.getByText('More settings').click();
    await page.getByLabel('Three or four').fill('600');
  });
  const first = (await toMove(players))!;
  const others = players.filter((player) => player !== first);
  await first.laidAndPlayed(await first.opening(), 'tap');
  for (const { button } of others) await button('Always accept').click();
  const next = (await toMove(others))!;
  const gone = others.find((player) => player !== next)!;
  const context = gone.page.context();
  const url = gone.page.url();
  await gone.page.close();

  const moves = await next.countMoves();
  await takeTurn(next, 'tap');
  await expect.poll(() => first.countMoves()).toBeGreaterThan(moves);
  await first.acceptIfAsked();
  const back = await context.newPage();
  await back.goto(url);
  await expect(back.getByRole('button', { name: 'Always accept' })).toHaveAttribute('aria-pressed', 'true');
  await expect(back).toHaveTitle(/Your turn/);
  await leave(players);
});

test('a player whose play may end the game is not shown as the one to move', async ({ browser }) => {
  const players = await seat(browser, server, guests, choosing('Scrappy'));
  const first = (await toMove(players))!;
  const moving = ({ page }: Player) => page.getByRole('list', { name: 'Players' }).locator('[aria-current="step"]');
  const [one] = players as [Player];
  /** In how many ways players look; one of them stands out while it is their turn. */
  const looks = ({ page }: Player) =>
    page
      .getByRole('list', { name: 'Players' })
      .getByRole('listitem')
      .evaluateAll((all) => new Set(all.map((entry) => getComputedStyle(entry).backgroundColor)).size);
  for (const player of players) await expect(moving(player)).toContainText(first.name);
  for (const size of sizes) {
    await one.page.setViewportSize(size);
    expect(await looks(one), `at ${size.width}`).toBe(2);
  }
  const lays = (await first.rack()).map((tile, index): Lay => {
    return { row: 7, column: 4 + index, letter: tile === '?' ? 'E' : tile, blank: tile === '?' };
  });
  await first.laidAndPlayed(lays, 'keys');
  for (const player of players) await expect(moving(player)).toHaveCount(0);
  for (const size of sizes) {
    await one.page.setViewportSize(size);
    expect(await looks(one), `at ${size.width}`).toBe(1);
  }
  await expect(first.page.getByRole('list', { name: 'Players' })).not.toContainText('your turn');
  await leave(players);
});
