import { expect, test } from '@playwright/test';
import { classic, playSmall } from '../e2e/support/course.ts';
import { Server } from '../e2e/support/server.ts';
import { leave, seat, toMove } from '../e2e/support/players.ts';
import { take } from './support/album.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('an analysed game: its report, a note about a moment, and puzzles', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  await playSmall(players, classic, 4);
  const player = (await toMove(players))!;
  await player.pass(); // with seven tiles there is always something better, so there is a puzzle
  await (await toMove(players))!.resign();
  const { page } = player;
  await page.getByRole('dialog', { name: 'Game over' }).getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: /^Analyse all \d+ moves/ }).click();
  await expect(page.getByTestId('game-report')).toBeVisible();
  await take(page, 'review-report', { whole: true });

  await page.getByTestId('moves').getByRole('button').nth(1).click();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByTestId('notes').getByLabel('Your note').fill('I could have kept a vowel.');
  await take(page, 'review-note', { whole: true });

  await page.goto(`${server.address}/history?part=puzzles`);
  await expect(page.getByTestId('puzzle').first()).toBeVisible();
  await take(page, 'history-puzzles', { whole: true });
  await page.getByTestId('puzzle').first().click();
  await expect(page.getByRole('heading', { name: 'Find the best play' })).toBeVisible();
  await take(page, 'puzzle');
  await leave(players);
});
