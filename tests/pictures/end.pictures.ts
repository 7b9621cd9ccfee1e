import { expect, test } from '@playwright/test';
import { Server } from '../e2e/support/server.ts';
import { leave, seat } from '../e2e/support/players.ts';
import { take } from './support/album.ts';
import { amongComputers, inTurn } from './support/company.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('a bingo, and the end of a game for its winner', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }], async (page) => {
    await page.getByText('More settings').click();
    await page.getByLabel('Tiles for a bingo').fill('3');
  });
  const [winner, loser] = await inTurn(players);
  await winner.laidAndPlayed(await winner.opening(), 'tap');
  await take(loser.page, 'bingo');
  await inTurn(players);
  await loser.resign();
  const end = winner.page.getByRole('dialog', { name: 'Game over' });
  await expect(end.getByTestId('confetti')).toHaveCount(1);
  await expect(end.getByRole('heading', { name: 'Score by turn' })).toBeVisible();
  await take(winner.page, 'end-won');
  await winner.button('View board').click();
  await take(winner.page, 'end-board');
  await leave(players);
});

test('the end of a game of four, and its review with what was possible', async ({ browser }) => {
  const player = await amongComputers(browser, server, 'Classic', 3);
  const { page } = player;
  await player.resign();
  const end = page.getByRole('dialog', { name: 'Game over' });
  await expect(end.getByRole('heading', { name: 'Score by turn' })).toBeVisible({ timeout: 600_000 });
  await take(page, 'end-lost');
  await end.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByTestId('moment')).toContainText('Game over');
  await take(page, 'review', { whole: true });
  await page.getByTestId('moves').getByRole('button').nth(1).click();
  await player.button('What was possible?').click();
  await expect(page.getByTestId('verdict')).toBeVisible();
  await take(page, 'review-possible', { whole: true });
  await page.keyboard.press('End');
  await page.getByRole('button', { name: /^Analyse all/ }).click();
  await expect(page.getByRole('button', { name: /^Analyse all|^Stop/ })).toHaveCount(0, { timeout: 600_000 });
  await take(page, 'review-chances', { whole: true });
  await leave([player]);
});
