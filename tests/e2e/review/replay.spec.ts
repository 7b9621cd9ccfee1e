import { expect, test, type Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { classic, playSmall, shot } from '../support/course.ts';
import { boxOf, laptop, phones } from '../support/places.ts';
import type { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';
import { still } from '../support/still.ts';

const sizes = [laptop, ...phones];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const moment = (page: Page) => page.getByTestId('moment');
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment' });

/** A game of three plays and a line of chat, which one of the two then resigns; both look at its review. */
async function finished(players: Player[]): Promise<Player> {
  await playSmall(players, classic, 3);
  const [first] = players as [Player, ...Player[]];
  await first.page.getByRole('tab', { name: /^Chat/ }).click();
  await first.page.getByLabel('Say something').fill('Well played so far');
  await first.page.keyboard.press('Enter');
  await expect(first.page.getByText('Well played so far')).toBeVisible();
  await first.page.getByRole('tab', { name: 'Moves' }).click();
  const mover = (await toMove(players))!;
  await mover.resign();
  await mover.button('Review').last().click();
  await expect(moment(mover.page)).toContainText('Game over');
  return mover;
}

/** Counts, as browsers do, how far everything moves that was drawn already: 0.1 is a tenth of what can be seen. */
function countShifts(): void {
  let sum = 0;
  const add = (list: PerformanceObserverEntryList) => list.getEntries().forEach((entry) => (sum += (entry as unknown as { value: number }).value));
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shifted: () => sum });
}

test('a review that opens moves nothing that is drawn already, even on a slow processor', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const { page } = await finished(players);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(countShifts);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.reload();
    await expect(page.getByRole('list', { name: /^Rack of/ })).toHaveCount(2);
    for (const late of [page.getByTestId('settlement'), page.getByRole('heading', { name: 'Score by turn' })]) await expect(late).toBeVisible();
    await still(page);
    expect(await page.evaluate(() => (window as unknown as { shifted: () => number }).shifted())).toBeLessThan(0.1);
  }
  await leave(players);
});

test('a review asks for nothing but its game until the board is drawn, and then draws the rest', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const { page } = await finished(players);
  await page.addInitScript(() => {
    const { fetch } = window;
    const asked: [address: string, drawn: boolean][] = [];
    window.fetch = (...request) => {
      asked.push([String(request[0]), document.querySelector('[role="gridcell"]') !== null]);
      return fetch(...request);
    };
    Object.assign(window, { asked });
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: [address: string, drawn: boolean][] }).asked);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.reload();
    await expect.poll(async () => (await asked()).filter(([address]) => address.includes('/api/v1/games/')).length).toBeGreaterThan(1);
    expect((await asked()).filter(([address, drawn]) => address.includes('/api/') && !drawn)).toEqual([]);
    for (const shown of [slider(page), page.getByTestId('moves'), page.getByTestId('settlement'), page.getByRole('heading', { name: 'Score by turn' })])
      await expect(shown).toBeVisible();
    await expect(page.getByText(/^\d+ tiles in the bag · .*\d:\d\d/)).toBeVisible();
  }
  await leave(players);
});

test('a moment is found by keyboard and slider at any size, and its link opens it in a fresh browser', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = await finished(players);
  const { page } = player;
  const fresh = await (await browser.newContext()).newPage();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await slider(page).press('Home');
    await expect(moment(page)).toContainText('The game starts.');
    await page.getByRole('heading', { name: 'Game review' }).evaluate((heading: HTMLElement) => heading.blur());
    for (let steps = 0; steps < 6 && !(await moment(page).innerText()).includes('played'); ++steps) await page.keyboard.press('ArrowRight');
    const text = await moment(page).innerText();
    expect(text).toContain('played');
    await expect(page).toHaveURL(/\/r\/[A-Z0-9]{8}\/1\?at=\d+$/);
    await fresh.setViewportSize(size);
    await fresh.goto(page.url());
    await expect(moment(fresh), 'the link leads to the moment').toHaveText(text);
    await expect(fresh.getByRole('list', { name: /^Rack of/ })).toHaveCount(2);
    await slider(fresh).fill('0');
    await expect(moment(fresh)).toContainText('The game starts.');
    const { width } = (await page.getByRole('grid').boundingBox())!;
    expect(width, 'the board is large').toBeGreaterThan(Math.min(size.width, size.height) * 0.55);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider than the page').toBeLessThanOrEqual(size.width);
    await shot(player, `moment-${size.width}`);
  }
  await fresh.context().close();
  await leave(players);
});

/** What has bars to scroll with in the page, by its test id. */
const scrolling = (page: Page) =>
  page.locator('main *').evaluateAll((all) =>
    all
      .filter((node) => /auto|scroll/.test(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight)
      .map((node) => (node as HTMLElement).dataset.testid ?? node.outerHTML),
  );

test('on a laptop the charts stand below the board, and nothing but the list of moves scrolls in the page', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = await finished(players);
  const { page } = player;
  await page.setViewportSize(sizes[0]!);
  await page.getByTestId('moves').getByRole('button').first().click();
  await player.button('What was possible?').click();
  await expect(page.getByTestId('verdict')).toBeVisible();
  const board = await boxOf(page.getByRole('grid'));
  const chart = await boxOf(page.getByRole('heading', { name: 'Score by turn' }));
  const chances = await boxOf(page.getByRole('heading', { name: 'Chances missed' }));
  expect(chart.y).toBeGreaterThan(board.y + board.height);
  expect(chart.x, 'below the players').toBeLessThan(board.x);
  expect(chances.x, 'side by side').toBeGreaterThan(chart.x);
  const moves = await boxOf(page.getByTestId('moves'));
  expect(moves.x, 'below the players').toBeLessThan(board.x);
  expect(moves.height).toBeGreaterThanOrEqual(200);
  expect((await scrolling(page)).filter((name) => name !== 'moves')).toEqual([]);
  await leave(players);
});

test('an older link to a moment, by its number, still leads there', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const { page } = await finished(players);
  await slider(page).press('Home');
  await page.keyboard.press('ArrowRight');
  const text = await moment(page).innerText();
  await page.goto(`${page.url().replace(/\?.*/, '')}#moment-2`);
  await page.reload();
  await expect(moment(page)).toHaveText(text);
  await leave(players);
});

test('what happened is spoken once: by the slider while the keyboard is there, and otherwise by the line above it', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const { page } = await finished(players);
  await slider(page).press('Home');
  await expect(moment(page)).toHaveAttribute('aria-live', 'off');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /The game starts\./);
  await page.getByRole('button', { name: 'Step forward' }).focus();
  await expect(moment(page)).toHaveAttribute('aria-live', 'polite');
  await slider(page).focus();
  await page.keyboard.press('p');
  await expect(moment(page), 'the game plays').toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('p');
  await expect(moment(page)).toHaveAttribute('aria-live', 'off');
  await leave(players);
});

test('each play is explained: its words, its premiums and its total', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const { page } = await finished(players);
  await page.getByTestId('moves').getByRole('button').first().click();
  const explanation = page.getByRole('region', { name: 'How the score adds up' });
  await expect(explanation).toBeVisible();
  const [, points] = /for (\d+)/.exec(await moment(page).innerText()) ?? [];
  await expect(explanation.locator('dd').last()).toHaveText(points!);
  await expect(explanation.getByText(/is on a double word|double word/).first()).toBeVisible();
  await leave(players);
});

test('moves and the chat stand in one list, and lead to their moments', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const { page } = await finished(players);
  const items = page.getByTestId('moves').getByRole('listitem');
  await expect(items.filter({ hasText: 'Well played so far' })).toHaveCount(1);
  const texts = await items.allInnerTexts();
  const chatLine = texts.findIndex((text) => text.includes('Well played so far'));
  expect(chatLine, 'after the third move').toBe(3);
  await page.getByTestId('moves').getByRole('button').nth(1).click();
  await expect(page.getByTestId('moves').locator('[aria-current="step"]')).toHaveCount(1);
  await expect(items.nth(1).locator('[aria-current="step"]')).toBeVisible();
  await leave(players);
});

test('a game plays by itself from its start to its end, and stops at the press of a key', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const { page } = await finished(players);
  const autoplay = page.getByRole('button', { name: 'Autoplay' });
  await page.getByLabel('Speed').selectOption({ label: 'Every second' });
  await autoplay.click();
  await expect(autoplay).toHaveAttribute('aria-pressed', 'true');
  await expect(moment(page)).toContainText('The game starts.');
  await expect(moment(page)).toContainText('played', { timeout: 20_000 });
  await page.keyboard.press('p');
  await expect(autoplay).toHaveAttribute('aria-pressed', 'false');
  const stopped = await moment(page).innerText();
  await page.waitForTimeout(2_500);
  await expect(moment(page)).toHaveText(stopped);
  await autoplay.click();
  await expect(moment(page), 'it goes on from there').toContainText('Game over', { timeout: 30_000 });
  await expect(autoplay).toHaveAttribute('aria-pressed', 'false');
  await leave(players);
});

test('the tiles of a moment are those in the bag, or those that a player could not see', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const { page } = await finished(players);
  await slider(page).press('Home');
  await page.getByText('Bag and unseen tiles').click();
  const left = async () =>
    (await page.locator('details.card li strong').allInnerTexts()).reduce((sum, text) => sum + Number(text), 0);
  const next = async () => {
    const before = await moment(page).innerText();
    await slider(page).press('ArrowRight');
    await expect(moment(page)).not.toHaveText(before);
  };
  do await next(); while ((await left()) === 100); // those who tie for the first turn draw again
  await expect.poll(left).toBe(100 - 14);
  await page.getByRole('combobox', { name: 'Bag and unseen tiles' }).selectOption({ label: 'Unseen by Mara' });
  await expect.poll(left).toBe(100 - 7);
  await leave(players);
});

test('a moment can be shared with a picture, which the server makes', async ({ browser, request }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = await finished(players);
  const { page } = player;
  await page.getByTestId('moves').getByRole('button').first().click();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Share this moment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this moment' });
    const picture = dialog.getByRole('img', { name: 'The board at this moment' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    await shot(player, `share-${size.width}`);
    expect(await barriers(page)).toEqual([]);
    for (const [format, ending] of [['PNG', 'png'], ['SVG', 'svg']] as const) {
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: `Save as ${format}` }).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`^crisscross-\\d+\\.${ending}$`));
    }
    await dialog.getByRole('button', { name: 'Close' }).click();
  }
  const preview = await (await request.get(page.url())).text();
  expect(preview).toContain(`/board.png?at=${new URL(page.url()).searchParams.get('at')}`);
  await leave(players);
});

test('a timed game shows the clocks of each moment, and how long a move took', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }], async (page) => {
    await page.getByText('More settings').click();
    const form = page.getByRole('region', { name: 'Clock' });
    await form.getByRole('radio', { name: 'For the game', exact: true }).check({ force: true });
    await form.getByLabel('Minutes for each player').fill('10');
  });
  const player = await finished(players);
  const { page } = player;
  await page.getByTestId('moves').getByRole('button').first().click();
  await expect(page.getByTestId('clock')).toHaveCount(2);
  await expect(page.getByTestId('thought')).toHaveText(/^(Mara|Jonas) thought for .*second/);
  const early = await page.getByTestId('clock').allInnerTexts();
  await page.getByTestId('moves').getByRole('button').nth(2).click();
  await expect.poll(async () => page.getByTestId('clock').allInnerTexts()).not.toEqual(early);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await shot(player, `clocks-${size.width}`);
    expect(await barriers(page, 'all')).toEqual([]);
  }
  await leave(players);
});
