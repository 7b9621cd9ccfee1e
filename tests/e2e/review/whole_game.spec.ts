import { expect, test } from '@playwright/test';
import { shot } from '../support/course.ts';
import { barriers } from '../support/barriers.ts';
import { finishedGame, openReview, toFirstPlay } from '../support/review.ts';
import { Server } from '../support/server.ts';
import { leave } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const sizes = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

test('the server analyses a game once, and the other player has it at once', async ({ browser }) => {
  const players = await finishedGame(browser, server, 4);
  const [one, other] = players;
  await openReview(one);
  await one.button(/^Analyse all \d+ moves/).click();
  const report = one.page.getByTestId('game-report');
  await expect(report).toBeVisible();
  await expect(report.locator('tbody tr')).toHaveCount(2);
  const chart = one.page.getByTestId('chance-chart');
  await chart.getByText('As a table').click();
  await expect(chart.locator('tbody tr').last()).toContainText(/100%|50%/);
  await toFirstPlay(one);
  await expect(one.page.getByRole('columnheader', { name: 'Win %' })).toBeVisible();

  await openReview(other);
  await expect(other.page.getByTestId('game-report')).toBeVisible();
  await expect(other.button(/^Analyse/)).toHaveCount(0);

  for (const size of sizes) {
    await one.page.setViewportSize(size);
    expect(await one.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await one.page.emulateMedia({ colorScheme });
      await one.page.screenshot({ path: test.info().outputPath(`whole-game-${size.width}-${colorScheme}.png`), fullPage: true });
    }
  }
  expect(await barriers(one.page)).toEqual([]);
  await leave(players);
});

test('by keyboard, a reader goes on through the game after what was asked for, and hears when it is there', async ({ browser }) => {
  const players = await finishedGame(browser, server, 4);
  const [one] = players;
  const { page } = one;
  await openReview(one);
  await toFirstPlay(one);
  const moment = page.getByTestId('moment');
  const first = await moment.innerText();
  await one.button('What was possible?').press('Enter');
  await expect(page.getByTestId('verdict')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What was possible' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(moment).not.toHaveText(first);
  const second = await moment.innerText();
  await one.button(/^Analyse all \d+ moves/).press('Enter');
  await expect(page.getByTestId('spoken')).toContainText(/Analysed: (\d+ chances? missed|every move was the best)/);
  await expect(page.getByRole('region', { name: 'Chances missed' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(moment).toHaveText(first);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(moment, 'on the board, where no keys play').toHaveText(second);
  await leave(players);
});

test('a note that was saved elsewhere since is read before it can be replaced, and a draft is kept', async ({ browser }) => {
  const players = await finishedGame(browser, server, 2);
  const [one] = players;
  await openReview(one);
  await toFirstPlay(one);
  const here = one.page.getByTestId('notes');
  await expect(here.getByRole('button', { name: 'Add a note' })).toBeVisible();
  const elsewhere = await one.page.context().newPage();
  await elsewhere.goto(one.page.url());
  const there = elsewhere.getByTestId('notes');
  const saveThere = async (text: string) => {
    await there.getByLabel('Your note').fill(text);
    await there.getByRole('button', { name: 'Save note' }).click();
    await expect(there.getByRole('button', { name: 'Save note' })).toHaveAttribute('aria-disabled', 'true');
    await expect(elsewhere.getByText('Note saved.').first()).toBeVisible();
  };
  await there.getByRole('button', { name: 'Add a note' }).click();
  await saveThere('From my phone.');

  await here.getByRole('button', { name: 'Add a note' }).click();
  const own = here.getByLabel('Your note');
  await expect(own).toHaveValue('From my phone.');
  await own.fill('From my laptop.');
  await saveThere('Once more from my phone.');
  await one.page.getByRole('slider').focus();
  await own.focus();
  await expect(here).toContainText('Saved on another device since: Once more from my phone.');
  await expect(own).toHaveValue('From my laptop.');
  await shot(one, 'note-saved-elsewhere');
  await here.getByRole('button', { name: 'Save note' }).click();
  await expect(here).not.toContainText('Saved on another device');
  await expect(own).toHaveValue('From my laptop.');
  await leave(players);
});

test('a note with a line is kept, and the other player reads it only if it is shared', async ({ browser }) => {
  const players = await finishedGame(browser, server, 2);
  const [one, other] = players;
  await openReview(one);
  await toFirstPlay(one);
  const notes = one.page.getByTestId('notes');
  await notes.getByRole('button', { name: 'Add a note' }).click();
  await expect(notes.getByLabel('Your note')).toBeFocused();
  await notes.getByLabel('Your note').fill('I could have opened with more.');

  await notes.getByRole('button', { name: 'Try a play' }).click();
  const trying = one.page.getByTestId('try-out');
  await one.page.getByRole('gridcell').nth(7 * 15 + 7).click();
  const tiles = await trying.locator('[data-tile]').evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset.tile!));
  for (const tile of tiles.filter((letter) => /^[A-Z]$/.test(letter)).slice(0, 2)) await one.page.keyboard.press(tile.toLowerCase());
  const share = one.button('Share this moment');
  await share.click();
  await expect(one.page.getByRole('dialog')).toBeVisible();
  await one.page.keyboard.press('Escape');
  await expect(share).toBeFocused();
  await one.page.keyboard.press('Enter');
  await expect(one.page.getByRole('dialog'), 'Enter checks the play').toHaveCount(0);
  await expect(trying.getByRole('status')).toHaveText(/: \d+ points?[.,]/);
  await shot(one, 'line-laid');
  await trying.getByRole('button', { name: 'Add to the note' }).click();
  await notes.getByLabel('Name of line 1').fill('Two tiles');
  await one.page.reload();
  await expect(notes.getByLabel('Your note'), 'even before it is saved').toHaveValue('I could have opened with more.');
  await expect(notes.getByLabel('Name of line 1')).toHaveValue('Two tiles');
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(one.message('Note saved.')).toBeVisible();
  const text = await one.page.getByTestId('moment').innerText();
  await one.page.reload();
  await expect(one.page.getByTestId('moment')).toHaveText(text);
  await expect(notes.getByLabel('Your note')).toHaveValue('I could have opened with more.');
  await notes.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(one.page.getByRole('gridcell', { name: /laid, not played/ })).toHaveCount(2);
  await shot(one, 'line-shown');

  await openReview(other);
  await toFirstPlay(other);
  await expect(other.page.getByTestId('notes')).toBeVisible();
  await expect(other.page.getByTestId('notes')).not.toContainText('opened with more');
  await notes.getByLabel('Show it to all players of this game').check();
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(one.message('Note saved.')).toBeVisible();
  await other.page.reload();
  await expect(other.page.getByTestId('notes')).toContainText('opened with more');
  await expect(other.page.getByTestId('notes').getByRole('button', { name: 'Two tiles' })).toBeVisible();
  await expect(other.page.getByTestId('moves').getByRole('button', { name: /: I could have opened with more\.$/ })).toBeVisible();
  expect(await barriers(one.page)).toEqual([]);
  await leave(players);
});
