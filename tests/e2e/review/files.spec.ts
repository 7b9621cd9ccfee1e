import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Download, type Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { classic, playSmall, shot } from '../support/course.ts';
import { devicesOf } from '../support/devices.ts';
import { fixture, importFiles, type ChosenFile } from '../support/imports.ts';
import { phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { finishedGame, openReview, toFirstPlay } from '../support/review.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

test('a finished game is downloaded as JSON and as GCG, alone and with all others', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  await playSmall(players, classic, 2);
  const { page } = players[0]!;
  await (await toMove(players))!.resign();
  await page.goto(`${server.address}/history`);
  await page.getByRole('button', { name: /^Download Mara, Jonas|^Download Jonas, Mara/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Download the game' });
  expect(await barriers(page, 'all')).toEqual([]);
  const json = await downloaded(page, () => dialog.getByRole('button', { name: 'As JSON' }).click());
  expect(json.suggestedFilename()).toMatch(/^[2-9A-Z]{8}-1\.json$/);
  const game = await textOf(json);
  expect(JSON.parse(game)).toMatchObject({ format: 'crisscross game', system: 'classic' });
  const gcg = await downloaded(page, () => dialog.getByRole('button', { name: 'As GCG' }).click());
  expect(await textOf(gcg)).toContain('#player1 ');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const all = await downloaded(page, () => page.getByRole('button', { name: 'Download all my games' }).click());
  expect(await textOf(all)).toBe(`[${game.trimEnd()}]\n`);
  await leave(players);
});

test('the page says before a download that it has the notes of its reader, even the private ones, as it does', async ({ browser }) => {
  const players = await finishedGame(browser, server, 2);
  const [mara] = players;
  const { page } = mara;
  await openReview(mara);
  await toFirstPlay(mara);
  await mara.button('Add a note').click();
  await page.getByLabel('Your note').fill('Only for me.');
  await mara.button('Save note').click();
  await expect(mara.message('Note saved.')).toBeVisible();
  await page.goto(`${server.address}/history`);
  await expect(page.getByText('With your notes, even those that only you can see.')).toBeVisible();
  const all = await downloaded(page, () => page.getByRole('button', { name: 'Download all my games' }).click());
  expect(await textOf(all)).toContain('Only for me.');
  await page.getByRole('button', { name: /^Download Mara, Jonas|^Download Jonas, Mara/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Download the game' });
  await expect(dialog.getByText('your notes about this game, if there are any, even those that only you can see')).toBeVisible();
  const one = await downloaded(page, () => dialog.getByRole('button', { name: 'As JSON' }).click());
  expect(await textOf(one)).toContain('Only for me.');
  await shot(mara, 'download-with-notes');
  await leave(players);
});

/** The only game of a player, in both formats. */
async function takenAlong(page: Page): Promise<ChosenFile[]> {
  await page.goto(`${server.address}/history`);
  await page.getByRole('button', { name: /^Download Mara, Jonas|^Download Jonas, Mara/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Download the game' });
  const files: ChosenFile[] = [];
  for (const format of ['JSON', 'GCG']) {
    const file = await downloaded(page, () => dialog.getByRole('button', { name: `As ${format}` }).click());
    files.push({ name: file.suggestedFilename(), mimeType: 'application/octet-stream', buffer: await readFile(await file.path()) });
  }
  return files;
}

test('a game that somebody has downloaded becomes a game of another person, and is recognised the second time', async ({ browser }) => {
  const players = await finishedGame(browser, server, 2);
  const files = await takenAlong(players[0]!.page);
  await leave(players);

  const nora = await Player.arrive(browser, server, 'Nora');
  const { page } = nora;
  await page.goto(server.address);
  await expect(nora.button('Create a game'), 'the server knows this browser').toBeVisible();
  await importFiles(page, server, files, [/\.json\s*Imported/, /\.gcg\s*Already there/], '1 imported, 1 already there, 0 refused');
  await page.getByTestId('import-result').first().getByRole('link', { name: 'Imported' }).click();
  await expect(page.getByTestId('moment')).toContainText('Game over');
  await nora.button('Share this moment').click();
  const share = page.getByRole('dialog', { name: 'Share this moment' });
  await expect(share).toContainText('Only you can open this link, because you imported this game.');
  await share.getByRole('button', { name: 'Close' }).click();
  // The game can be searched a moment after its import.
  await expect(async () => {
    await page.reload();
    await expect(page.getByTestId('imported')).toContainText('From a game file', { timeout: 2000 });
  }).toPass();
  const counts = page.getByRole('checkbox', { name: 'Count in statistics' });
  await expect(counts).not.toBeChecked();
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT');
  await counts.check();
  expect((await kept).ok()).toBe(true);
  await page.goto(`${server.address}/history?part=statistics`);
  await expect(page.getByTestId('statistics')).toContainText('Mara');

  await importFiles(page, server, files, [/\.json\s*Already there/, /\.gcg\s*Already there/], '0 imported, 2 already there, 0 refused');
  await expect(page.getByTestId('game')).toHaveCount(1);
  await expect(page.getByTestId('imported')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Count in statistics', checked: true })).toHaveCount(1);
  await leave([nora]);
});

test('imported games have a list of their own, count or not, and are removed, one by one or all at once', async ({ browser }) => {
  const nora = await Player.arrive(browser, server, 'Nora');
  const { page } = nora;
  await page.goto(server.address);
  await expect(nora.button('Create a game'), 'the server knows this browser').toBeVisible();
  const files = ['classic', 'super', 'shmac'].map(fixture);
  await importFiles(page, server, files, [/Imported/, /Imported/, /Imported/], '3 imported, 0 already there, 0 refused', 'Nobody');
  await page.getByRole('link', { name: 'Your 3 imported games' }).click();
  await expect(page.getByRole('heading', { name: /^Finished games of room/ })).toBeVisible();
  await expect(page.getByTestId('game')).toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Finished games of room/ })).toHaveCount(0);
  await page.goForward();

  const all = page.getByRole('checkbox', { name: 'Count all of them in statistics' });
  const counted = page.getByRole('checkbox', { name: 'Count in statistics', checked: true });
  await all.check();
  await expect(counted).toHaveCount(3);
  await all.uncheck();
  await expect(counted).toHaveCount(0);
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByText('You have imported games that don’t count in statistics.')).toBeVisible();
  await page.getByRole('button', { name: 'Games', exact: true }).click();

  await page.getByTestId('game').first().click();
  await expect(page.getByTestId('moment')).toContainText('Game over');
  await page.getByRole('button', { name: 'Remove this game…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Your 2 imported games' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove imported games…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('link', { name: /imported games?$/ })).toHaveCount(0);
  await leave([nora]);
});

test('an import goes on while its reader looks elsewhere, tells how it ended, and still shows what became of each file', async ({ browser }) => {
  const nora = await Player.arrive(browser, server, 'Nora');
  const { page } = nora;
  await page.goto(server.address);
  await expect(nora.button('Create a game'), 'the server knows this browser').toBeVisible();
  let letGo = () => undefined as void;
  const held = new Promise<void>((release) => (letGo = release));
  await page.route('**/api/v1/games?name=Mara', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.address}/history`);
  await page.getByRole('button', { name: 'Import games' }).click();
  await page.getByLabel('Your name in these games').fill('Mara');
  const notGame = { name: 'notes.gcg', mimeType: 'text/plain', buffer: Buffer.from('nothing') };
  await page.getByTestId('import-files').setInputFiles([fixture('classic'), notGame]);
  await expect(page.getByRole('status').filter({ hasText: '0 of 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Words' }).click();
  letGo();
  await nora.message('1 imported, 0 already there, 1 refused').click();
  const results = page.getByTestId('import-result');
  await expect(results).toHaveText([/classic\.json\s*Imported/, /notes\.gcg/]);
  await results.getByRole('link', { name: 'Imported' }).click();
  await expect(page.getByTestId('moment')).toContainText('Game over');
  await page.goBack();
  await expect(results).toHaveText([/classic\.json\s*Imported/, /notes\.gcg/]);
  await leave([nora]);
});

/** Its word ends a square before the edge of the board. */
const toTheRight = '#player1 Mara Mara\n#player2 Jonas Jonas\n>Mara: ACERRST 8H CARTERS +70 70\n';

test('what a word at the edge of the board scored is shown on the page of a phone, and not beside it', async ({ browser }) => {
  for (const viewport of phones) {
    const mara = await Player.arrive(browser, server, 'Mara', { viewport });
    const { page } = mara;
    await page.goto(server.address);
    await expect(mara.button('Create a game'), 'the server knows this browser').toBeVisible();
    const file = { name: 'right.gcg', mimeType: 'text/plain', buffer: Buffer.from(toTheRight) };
    await importFiles(page, server, [file], [/\.gcg\s*Imported/], '1 imported, 0 already there, 0 refused');
    await page.getByTestId('import-result').getByRole('link', { name: 'Imported' }).click();
    await expect(mara.cell(7, 13)).toHaveAttribute('aria-label', /S/);
    await mara.cell(7, 13).hover();
    const tooltip = page.getByRole('tooltip');
    await expect(tooltip).toContainText('CARTERS');
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await shot(mara, `arithmetic-${viewport.width}`);
    await leave([mara]);
  }
});

test('the page says why GCG cannot express a game', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }], choosing('SHMAC'));
  const { page } = players[0]!;
  await players[0]!.resign();
  await page.goto(`${server.address}/history`);
  await page.getByTestId('game').first().click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('button', { name: 'As GCG' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Tiles are crossed out.' })).toBeVisible();
  await leave(players);
});

test('a player who deletes themselves is asked first and told once it is done, and the others keep the game without the name', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Quixalba' }, { name: 'Jonas' }]);
  await playSmall(players, classic, 1);
  const [mara, jonas] = players as [(typeof players)[0], (typeof players)[0]];
  const code = /\/r\/([^/?#]+)/.exec(jonas.page.url())![1]!;
  const dialog = await devicesOf(mara, server);
  await dialog.getByRole('button', { name: 'Delete my data' }).click();
  const ask = mara.page.getByRole('dialog', { name: 'Delete everything about you?' });
  expect(await barriers(mara.page, 'all')).toEqual([]);
  const data = await downloaded(mara.page, () => ask.getByRole('button', { name: 'Download my data' }).click());
  expect(JSON.parse(await textOf(data))).toMatchObject({ about: { name: 'Quixalba' } });
  await ask.getByRole('button', { name: 'Delete for good' }).click();
  await expect(ask.getByRole('alert')).toContainText('Quixalba');
  await ask.getByLabel('Type “Quixalba” to confirm.').fill('Quixalba');
  await ask.getByRole('button', { name: 'Delete for good' }).click();
  await expect(mara.message('Done: your name, account, devices and chats are deleted.')).toBeVisible();
  await expect(mara.page.getByRole('heading', { name: 'Signed out' })).toBeVisible();
  await expect(jonas.page.getByText('Former player').first()).toBeVisible();
  await jonas.page.goto(`${server.address}/r/${code}/1`);
  await expect(jonas.page.getByText('Former player').first()).toBeVisible();
  expect(await jonas.page.content()).not.toContain('Quixalba');
  await leave(players);
});

test('a game is shown in a page of another site, and the code for it is beside its link', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  await playSmall(players, classic, 2);
  await (await toMove(players))!.resign();
  const { page } = players[0]!;
  await page.goto(`${server.address}/history`);
  await page.getByTestId('game').first().click();
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const code = await page.getByLabel('Show it on your own page: paste this code.').inputValue();
  const club = createServer((_, reply) => void reply.setHeader('Content-Type', 'text/html').end(`<h1>Club</h1>${code}`));
  await new Promise<void>((listening) => club.listen(0, '127.0.0.1', listening));
  const other = await browser.newPage();
  await other.goto(`http://127.0.0.1:${(club.address() as AddressInfo).port}/`);
  const frame = other.frameLocator('iframe');
  await expect(frame.getByRole('table')).toContainText('Mara');
  await expect(frame.getByRole('img', { name: 'The board.' })).toBeVisible();
  await expect.poll(() => frame.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await other.setViewportSize(phones[0]!);
  const { x, width } = (await other.locator('iframe').boundingBox())!;
  expect(x + width, 'a phone shows all of it').toBeLessThanOrEqual(phones[0]!.width);
  await other.close();
  club.close();
  await leave(players);
});
