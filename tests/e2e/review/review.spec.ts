import { expect, test } from '@playwright/test';
import { shot } from '../support/course.ts';
import { finishedGame } from '../support/review.ts';
import { Server } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('a finished game opens in a review, move by move, with all racks', async ({ browser }) => {
  const players = await finishedGame(browser, server, 2);
  const { page } = players[0]!;
  await page.goto(server.address);
  await page
    .getByRole('link', { name: /Jonas/ })
    .first()
    .click();
  const moment = page.getByTestId('moment');
  await expect(moment).toContainText('Game over');
  await expect(page.getByRole('list', { name: /^Rack of/ })).toHaveCount(2);
  await shot(players[0]!, 'review-end');
  await page.getByText('Proof of fair draws').click();
  await page.getByRole('button', { name: 'Check the bag' }).click();
  await expect(page.getByText(/^Fair: your browser made all \d+ draws again/)).toBeVisible();
  await page.getByRole('slider').press('Home');
  await expect(moment).toContainText('The game starts.');
  for (let steps = 0; steps < 5 && !(await moment.innerText()).includes('played'); ++steps)
    await page.keyboard.press('ArrowRight');
  await expect(moment).toContainText('played');
  await shot(players[0]!, 'review-play');
  const course = page.getByTestId('moves').getByRole('button');
  await course.last().click();
  await expect(moment).toContainText('Game over');
  await course.nth(1).click();
  await expect(course.nth(1)).toHaveAttribute('aria-current', 'step');
  const text = await moment.innerText();
  await page.reload();
  await expect(moment, 'a link leads to the moment').toHaveText(text);
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(players[0]!, 'review-phone');
  await leave(players);
});

test('a review shows what was possible instead of a play, on the board as it was then', async ({
  browser,
}) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = (await toMove(players))!;
  await player.laidAndPlayed(await player.opening(), 'tap');
  await player.resign();
  await player.button('Review').last().click();
  const { page } = player;
  await page.getByTestId('moves').getByRole('button').first().click();
  await expect(page.getByTestId('moment')).toContainText('played');
  await player.button('What was possible?').click();
  const verdict = page.getByTestId('verdict');
  await expect(verdict).toHaveText(/ would have been \d+(\.\d)? points? better\.$|^This was the best play\.$/);
  const rows = page.getByRole('region', { name: 'What was possible' }).locator('tbody tr');
  const best = rows.filter({ hasNotText: 'played' }).first();
  const laid = page.getByRole('gridcell', { name: /laid, not played/ });
  await best.getByRole('button').click();
  await expect(laid).not.toHaveCount(0);
  await shot(player, 'review-possible');
  await player.button('Step forward').click();
  await expect(laid).toHaveCount(0);
  await expect(verdict).toHaveCount(0);
  await player.button('Step back').click();
  await expect(verdict, 'an answer is not requested twice').toBeVisible();
  await leave(players);
});

test('keys of the browser, such as Alt and the left arrow, which go back, do not step through a game', async ({ browser }) => {
  const players = await finishedGame(browser, server, 2);
  const { page } = players[0]!;
  await page.goto(server.address);
  await page.getByRole('link', { name: /Jonas/ }).first().click();
  const moment = page.getByTestId('moment');
  await expect(moment).toContainText('Game over');
  /** Whether the browser gets the key. */
  const isLeft = (key: string, held: Partial<Record<'altKey' | 'metaKey' | 'ctrlKey', boolean>>) =>
    page.evaluate((pressed) => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...pressed })), { key, ...held });
  for (const held of [{ altKey: true }, { metaKey: true }, { ctrlKey: true }]) {
    expect(await isLeft('ArrowLeft', held)).toBe(true);
    expect(await isLeft('Home', held)).toBe(true);
  }
  await expect(moment).toContainText('Game over');
  expect(await isLeft('ArrowLeft', {})).toBe(false);
  await expect(moment).not.toContainText('Game over');
  await leave(players);
});
