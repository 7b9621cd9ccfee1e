import { readFile } from 'node:fs/promises';
import { expect, test, type Browser } from '@playwright/test';
import { classic, playSmall } from '../e2e/support/course.ts';
import { devicesOf } from '../e2e/support/devices.ts';
import { Player } from '../e2e/support/player.ts';
import { Server } from '../e2e/support/server.ts';
import { leave, seat, toMove } from '../e2e/support/players.ts';
import { take } from './support/album.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

type Archive = { players: [Player, Player]; word: string };

/** Two players with a finished game of eight plays, of which one has this word, who look at their games. */
async function withHistory(browser: Browser): Promise<Archive> {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  await playSmall(players, classic, 8);
  const word = await players[0]!.page.getByTestId('moves').locator('strong').last().innerText();
  await (await toMove(players))!.resign();
  for (const { page } of players) await page.goto(`${server.address}/history`);
  return { players: players as Archive['players'], word };
}

test('the history of games: found games, words, statistics, and what can be downloaded', async ({ browser }) => {
  const { players, word } = await withHistory(browser);
  const [mara] = players;
  const { page } = mara;
  await expect(page.getByTestId('game')).toHaveCount(1);
  await take(page, 'history', { whole: true });
  await page.getByRole('button', { name: /^Download Mara, Jonas|^Download Jonas, Mara/ }).click();
  await take(page, 'history-download');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Word played').fill('QZXJ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'No finished games match.' })).toBeVisible();
  await take(page, 'history-none');
  await page.getByRole('button', { name: 'Words' }).click();
  await page.getByRole('radio', { name: 'Any word' }).check();
  await page.getByLabel('Begins with').fill(word.slice(0, 2));
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByTestId('word').first()).toBeVisible();
  await take(page, 'history-words', { whole: true });
  await page.goto(`${server.address}/history?part=statistics`);
  await expect(page.getByTestId('statistics')).toContainText('Mara');
  await take(page, 'history-statistics', { whole: true });
  await leave(players);
});

test('games that are imported: one that is right, and a file that is none', async ({ browser }) => {
  const { players } = await withHistory(browser);
  const { page } = players[0];
  await page.getByRole('button', { name: /^Download Mara, Jonas|^Download Jonas, Mara/ }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'As JSON' }).click()]);
  const game = { name: download.suggestedFilename(), mimeType: 'application/json', buffer: await readFile(await download.path()) };
  const none = { name: 'shopping.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
  const nora = await Player.arrive(browser, server, 'Nora');
  await nora.page.goto(server.address);
  await expect(nora.button('Create a game'), 'the server knows this browser').toBeVisible();
  await nora.page.goto(`${server.address}/history`);
  await nora.button('Import games').click();
  await nora.page.getByLabel('Your name in these games').fill('Mara');
  await nora.page.getByTestId('import-files').setInputFiles([game, none]);
  await expect(nora.page.getByTestId('import-result')).toHaveCount(2);
  await take(nora.page, 'history-import', { whole: true });
  await leave([...players, nora]);
});

test('the review of a moment: what it shows, explains and shares', async ({ browser }) => {
  const { players } = await withHistory(browser);
  const [mara] = players;
  const { page } = mara;
  await page.getByTestId('game').first().click();
  await expect(page.getByTestId('moment')).toContainText('Game over');
  await take(page, 'moment-end', { whole: true });
  await page.getByTestId('moves').getByRole('button').nth(3).click();
  await take(page, 'moment', { whole: true });
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await take(page, 'moment-share');
  await page.keyboard.press('Escape');
  await leave(players);
});

test('the dialog in which a player deletes themselves', async ({ browser }) => {
  const { players } = await withHistory(browser);
  const [mara] = players;
  const dialog = await devicesOf(mara, server);
  await dialog.getByRole('button', { name: 'Delete my data' }).click();
  await take(mara.page, 'delete-me');
  await leave(players);
});

test('the archive in German', async ({ browser }) => {
  const { players } = await withHistory(browser);
  const [mara] = players;
  const german = await browser.newContext({ locale: 'de-DE', storageState: await mara.page.context().storageState() });
  const page = await german.newPage();
  await page.goto(`${server.address}/history`);
  await expect(page.getByTestId('game')).toHaveCount(1);
  await take(page, 'history-german', { whole: true });
  await page.goto(`${server.address}/history?part=statistics`);
  await expect(page.getByTestId('statistics')).toContainText('Mara');
  await take(page, 'history-statistics-german', { whole: true });
  await page.goto(`${server.address}/history`);
  await page.getByTestId('game').first().click();
  await expect(page.getByTestId('moves')).toBeVisible();
  await take(page, 'moment-german', { whole: true });
  await german.close();
  await leave(players);
});
