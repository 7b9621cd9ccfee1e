import { expect, test } from '@playwright/test';
import { say, tab } from '../support/chat.ts';
import { keepMessages } from '../support/messages.ts';
import { boxOf, laptop, overlap, phones, tablet } from '../support/places.ts';
import type { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { gather, leave, seat, toMove } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const sizes = [laptop, ...phones, tablet];
const two = [{ name: 'Mara' }, { name: 'Jonas' }];

test('screen readers hear why a tile cannot lie somewhere, whether or not others are laid', async ({ browser }) => {
  const players = await seat(browser, server, two);
  const first = (await toMove(players))!;
  await first.laidAndPlayed(await first.opening(), 'tap');
  const second = (await toMove(players))!;
  const { page } = second;
  const laid = page.getByTestId('laid');
  const tile = page.locator('[data-rack] [data-tile]:not([data-tile="?"])').first();

  await tile.click();
  await second.cell(7, 7).click();
  await expect(laid).toHaveText('H8 has a tile already. Choose an empty square.');
  await second.cell(8, 7).click();
  await expect(laid).not.toContainText('H8');
  await expect(laid).not.toBeEmpty();
  await tile.click();
  await second.cell(7, 7).click();
  await expect(laid).toHaveText('H8 has a tile already. Choose an empty square.');
  await leave(players);
});

test('a message stays while the mouse or the keyboard is on it', async ({ browser }) => {
  const players = await seat(browser, server, two);
  const [{ page }] = players as [Player, Player];
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /^Room .*, invite$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite and room' });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  const message = dialog.getByRole('region', { name: 'Messages' }).getByRole('paragraph');
  await message.hover();
  await page.waitForTimeout(9_000);
  await expect(message).toContainText('Link copied.');
  await message.getByRole('button', { name: 'Dismiss' }).focus();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(4_000);
  await expect(message).toContainText('Link copied.');
  await dialog.getByRole('button', { name: 'Copy link' }).focus();
  await expect(message).toHaveCount(0);
  await leave(players);
});

test('screen readers hear who starts, and what a dialog asks', async ({ browser }) => {
  const players = await gather(browser, server, two);
  for (const player of players) {
    await expect(player.page.getByRole('dialog', { name: 'Who starts?' })).toHaveAccessibleDescription(/^(You start|(Mara|Jonas) starts)\.$/);
    await player.seeTheDraw();
  }
  const first = (await toMove(players))!;
  await first.button(/^Pass/).click();
  await expect(first.page.getByRole('dialog', { name: 'Pass' })).toHaveAccessibleDescription('You keep your tiles and score nothing.');
  await leave(players);
});

test('screen readers hear that somebody has said something, until it has been read', async ({ browser }) => {
  const players = await seat(browser, server, two);
  const [mara, jonas] = players as [Player, Player];
  const unread = jonas.page.getByTestId('unread');
  await tab(mara.page).click();
  await say(mara.page, 'Good luck!');
  await expect(unread).toHaveText('Chat, 1 new message');
  for (const size of sizes) {
    await jonas.page.setViewportSize(size);
    expect(await unread.evaluate((node) => getComputedStyle(node).visibility), `at ${size.width}`).toBe('visible');
  }
  await jonas.page.setViewportSize(laptop);
  await tab(jonas.page).click();
  await expect(unread).toBeEmpty();
  await leave(players);
});

test('a message that comes from a dialog stands above it, can be dismissed, and is spoken there once', async ({ browser }) => {
  const players = await seat(browser, server, two);
  const [{ page }, other] = players as [Player, Player];
  await other.button(/^Resign/).click();
  await other.button('End the game now').click();
  await expect(page.getByTestId('agreement')).toBeVisible();
  await keepMessages(page);
  await page.reload();
  await expect(page.getByTestId('agreement'), 'over the header of a phone').toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const size of sizes) {
    await page.setViewportSize(laptop); // on a phone the request lies over the header
    await page.waitForTimeout(600); // what has just been said is said again in the dialog
    await page.getByRole('button', { name: /^Room .*, invite$/ }).click();
    await page.setViewportSize(size);
    const dialog = page.getByRole('dialog', { name: 'Invite and room' });
    await expect(dialog.getByTestId('spoken-in-dialog')).toBeEmpty();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    const messages = dialog.getByRole('region', { name: 'Messages' });
    await expect(messages).toContainText('Link copied.');
    await expect(dialog.getByTestId('spoken-in-dialog')).toHaveText(/^Link copied\. Send it to your friends\. ?$/);
    for (const button of await dialog.locator('.actions').getByRole('button').all())
      expect(overlap(await boxOf(messages.locator('p')), await boxOf(button)), `at ${size.width}`).toBe(false);
    await page.screenshot({ path: test.info().outputPath(`message-${size.width}.png`) });
    await messages.getByRole('button', { name: 'Dismiss' }).click();
    await expect(messages.locator('p')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await leave(players);
});
