import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { opponentOf } from '../support/course.ts';
import { boxOf } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { still } from '../support/still.ts';
import { leave, seat, toMove } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start('', ['--entry', 'invitation'])));
test.afterAll(() => server.stop());

/** Expects these to begin and end at the same height. */
async function expectInLine(...places: Locator[]): Promise<void> {
  const boxes = await Promise.all(places.map(boxOf));
  for (const { y, height } of boxes) expect([y, height]).toEqual([boxes[0]!.y, boxes[0]!.height]);
}

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
  const [uses, invite] = [host.getByLabel('New players'), host.getByRole('button', { name: 'Create an invitation' })];
  await uses.fill('');
  await invite.click();
  await expect(uses).toHaveAttribute('aria-invalid', 'true');
  await expectInLine(uses, host.getByLabel('Days'), invite);
  await uses.fill('10');
  await invite.click();
  const invitation = await host.getByLabel('Invitation link').inputValue();
  const mara = await Player.arrive(browser, server, 'Mara');
  await mara.page.goto(invitation);
  await expect(mara.page.getByLabel('Your name').first()).toBeVisible();
  expect(mara.page.url()).toBe(`${server.address}/`);
  const code = await mara.makeRoom();

  const [tell, announce] = [host.getByLabel('Tell everyone'), host.getByRole('button', { name: 'Announce' })];
  await announce.click();
  await expect(tell).toHaveAttribute('aria-invalid', 'true');
  await expectInLine(tell, announce);
  await tell.fill('Back at eight.');
  await announce.click();
  await expect(mara.page.getByText('Back at eight.')).toBeVisible();

  await expect(host.getByText('There is no backup yet.')).toBeVisible();
  await host.getByRole('button', { name: 'Back up now' }).click();
  await expect(host.getByText('Last backup:')).toBeVisible();
  await expect(host.getByText(/^crisscross-.*\.db$/)).toBeVisible();

  await host.getByRole('button', { name: 'Games' }).click();
  await host.getByRole('button', { name: `Close room ${code}` }).click();
  await host.getByRole('button', { name: 'Close the room' }).click();
  await expect(mara.page.getByRole('heading', { name: 'Room closed' })).toBeVisible();

  await host.getByRole('button', { name: 'People' }).click();
  await host.getByRole('button', { name: 'Remove Mara' }).click();
  await host.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(mara.page.getByRole('heading', { name: 'You’ve been removed' })).toBeVisible();

  await host.getByRole('button', { name: 'Activity' }).click();
  await expect(host.getByText(`Closed room ${code}`)).toBeVisible();
  await expect(host.getByText('Asked for a backup')).toBeVisible();
  await host.reload();
  await expect(host.getByRole('heading', { name: 'This server' })).toBeVisible();
  await host.getByRole('button', { name: 'Sign out' }).click();
  await expect(host.getByRole('heading', { name: 'For the host' })).toBeVisible();
  await host.close();
  await leave([mara]);
});

test('a host whose link did not reach the server tries again with a button', async ({ page }) => {
  await page.route('**/host/api', (route) => route.abort());
  await page.goto(server.link('admin'));
  await expect(page.getByRole('alert')).toContainText('can’t be reached');
  expect(page.url()).toBe(`${server.address}/host`);
  await page.unroute('**/host/api');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This server' })).toBeVisible();
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

/** Two players accept letters that are not a word, and one of them resigns. The word. */
async function acceptedByVote(browser: Browser, server: Server): Promise<string> {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }], choosing('Scrappy'));
  const first = (await toMove(players))!;
  const second = opponentOf(players, first);
  const tiles = (await first.rack()).filter((tile) => tile !== '?').slice(0, 6);
  await first.laidAndPlayed(tiles.map((letter, index) => ({ row: 4, column: 4 + index, letter, blank: false })), 'keys');
  await second.status().getByRole('button', { name: /^Dispute/ }).click();
  await second.button('Accept').first().click();
  await expect(first.moves()).toContainText('disputed: accepted');
  await second.resign();
  await leave(players);
  return tiles.join('');
}

/** No finding of axe and nothing beyond the edge, on a laptop and a phone, in light and dark. */
async function expectFineEverywhere(page: Page): Promise<void> {
  for (const size of [{ width: 1366, height: 768 }, { width: 390, height: 844 }])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await still(page);
      await page.screenshot({ path: test.info().outputPath(`rulings-${size.width}-${colorScheme}.png`), fullPage: true });
      expect(await barriers(page, 'all')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
}

test('a word that the players accept by vote becomes an addition to the list, by keyboard, from the next start on', async ({ browser, page }) => {
  const open = await Server.start();
  try {
    const word = await acceptedByVote(browser, open);
    await page.goto(open.link('admin'));
    await page.getByRole('button', { name: 'House rulings' }).click();
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).last().click();
      await expect(page.getByText(`${word} (list english)`)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByText('accepted once')).toBeVisible();
    await expectFineEverywhere(page);

    await page.getByRole('button', { name: `Add ${word} to the list english` }).focus();
    await page.keyboard.press('Enter');
    const back = page.getByRole('button', { name: `Take back the change of ${word}` });
    await expect(back).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${word}: Added when the server next starts` })).toBeAttached();
    await expectFineEverywhere(page);

    await open.kill();
    await open.run();
    await page.reload();
    await page.getByRole('button', { name: 'House rulings' }).click();
    await expect(page.getByText('Added by the host')).toBeVisible();
    await back.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Add ${word}` })).toBeFocused();
    await page.getByRole('button', { name: 'Activity', exact: true }).click();
    await expect(page.getByText(`Added ${word} to the list english`)).toBeVisible();
    await expect(page.getByText(`Took back the change of ${word} in the list english`)).toBeVisible();
  } finally {
    await open.stop();
  }
});
