import { resolve } from 'node:path';
import { devices, expect, test, type Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { findPlays, type Lay } from '../support/finder.ts';
import { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { still } from '../support/still.ts';
import { gather, leave, seat, seeder, takeTurn, toMove } from '../support/players.ts';

type Look = { name: string; width: number; height: number; colorScheme: 'light' | 'dark' };
const allLooks: Look[] = [
  { name: 'desktop-light', width: 1280, height: 900, colorScheme: 'light' },
  { name: 'desktop-dark', width: 1280, height: 900, colorScheme: 'dark' },
  { name: 'phone-light', width: 390, height: 844, colorScheme: 'light' },
  { name: 'phone-dark', width: 390, height: 844, colorScheme: 'dark' },
];
/** The short run has each size and each appearance once. */
const looks = process.env.CRISSCROSS_LONG ? allLooks : [allLooks[0]!, allLooks[3]!];
const guests = ['Mara', 'Jonas', 'Sofie', 'Robin'].map((name) => ({ name }));
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

async function expectInOrder(page: Page, name: string): Promise<void> {
  await still(page);
  await page.screenshot({ path: resolve(__dirname, `../screenshots/${name}.png`) });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} is wider than the window`).toBeLessThanOrEqual(0);
  expect.soft(await barriers(page), `${name} has barriers`).toEqual([]);
}

async function take(page: Page, { width, height, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
}

test('the start page and the waiting room have no layout or accessibility faults, on desktop and phone, light and dark', async ({
  browser,
}) => {
  const visitor = await Player.arrive(browser, server, 'Mara');
  for (const look of looks) {
    await take(visitor.page, look);
    await visitor.page.goto(server.address);
    await visitor.page.getByText('More settings').click();
    await expectInOrder(visitor.page, `${look.name}-start`);
    await visitor.makeRoom();
    await expect(visitor.page.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
    await expectInOrder(visitor.page, `${look.name}-waiting`);
    await visitor.page.getByRole('group', { name: 'Add a computer' }).getByRole('button').last().click();
    await expect(visitor.page.getByRole('button', { name: /^Remove/ })).toBeVisible();
    await expectInOrder(visitor.page, `${look.name}-waiting-with-computer`);
  }
  await leave([visitor]);
});

test('a game has no layout or accessibility faults, on desktop and phone, light and dark', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const player = players[0]!;
  const { page } = player;
  let play: Lay[] | undefined;
  for (let turn = 0; !play; ++turn) {
    const mover = (await toMove(players))!;
    if (turn >= 6 && mover === player) [play] = findPlays(await player.grid(), await player.rack());
    if (!play) await takeTurn(mover, 'tap');
  }
  await player.lay(play, 'tap');
  await expect(player.button(/^Play \d+/)).toBeEnabled();
  for (const look of looks) {
    await take(page, look);
    await expectInOrder(page, `${look.name}-game`);
    for (const tab of ['Unseen', 'Rules', 'Moves']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectInOrder(page, `${look.name}-${tab.toLowerCase()}`);
    }
    await page.keyboard.press('Tab');
    await page.getByRole('tab', { name: 'Moves' }).click();
  }
  await leave(players);
});

const choose = (system: string) => (page: Page) =>
  page.getByRole('radio', { name: new RegExp(`^${system}`) }).check({ force: true });

async function inEachLook(page: Page, name: string): Promise<void> {
  for (const look of looks) {
    await take(page, look);
    await expectInOrder(page, `${look.name}-${name}`);
  }
}

test('the first turn of Crosswords, a board with bonuses on its corners and open racks are in order', async ({
  browser,
}) => {
  const players = await gather(browser, server, guests, choose('Crosswords 17'));
  const first = await seeder(players);
  await inEachLook(first.page, 'seed');
  await first.seed(5, 5, { 'Open racks': true });
  await expect(first.page.getByRole('list', { name: /^Rack of/ })).toHaveCount(3);
  await inEachLook(first.page, 'corners');
  await leave(players);
});

test('a vote and its evidence are in order, for the disputed player and the voters', async ({ browser }) => {
  const players = await seat(browser, server, guests.slice(0, 2), choose('Scrappy'));
  const first = (await toMove(players))!;
  const second = players.find((player) => player !== first)!;
  const tiles = (await first.rack()).filter((tile) => tile !== '?').slice(0, 4);
  await first.laidAndPlayed(
    tiles.map((letter, index) => ({ row: 3 + index, column: 3 + index, letter, blank: false })),
    'tap',
  );
  await second
    .status()
    .getByRole('button', { name: /^Dispute/ })
    .click();
  await first.page.getByLabel('Evidence').fill('It is what my grandmother calls the thing with which one stirs jam.');
  await first.button('Send').click();
  await expect(second.page.getByTestId('dispute')).toContainText('stirs jam');
  await inEachLook(first.page, 'disputed');
  await inEachLook(second.page, 'vote');
  await leave(players);
});

test('a 21 x 21 board and a review are in order', async ({ browser }) => {
  const players = await seat(browser, server, guests.slice(0, 2), choose('Super'));
  const first = (await toMove(players))!;
  const tiles = (await first.rack()).filter((tile) => tile !== '?').slice(0, 4);
  await first.laidAndPlayed(
    tiles.map((letter, index) => ({ row: 10, column: 8 + index, letter, blank: false })),
    'tap',
  );
  await inEachLook(first.page, 'super');
  await first.resign();
  await first.button('Review').last().click();
  await expect(first.page.getByTestId('moment')).toContainText('Game over');
  await first.button('Step back').click();
  await inEachLook(first.page, 'review');
  await first.page.getByTestId('moves').getByRole('button').first().click();
  await first.button('What was possible?').click();
  await expect(first.page.getByTestId('verdict')).toBeVisible();
  await inEachLook(first.page, 'possible');
  await leave(players);
});

test('hints and stand-ins are in order', async ({ browser }) => {
  const solo = await Player.arrive(browser, server, 'Mara');
  await solo.playNow();
  await toMove([solo]);
  await solo.button('Hint').click();
  await solo.button('Which tiles?').click();
  await expect(solo.button('Show the play')).toBeVisible();
  await inEachLook(solo.page, 'hints');
  const players = await seat(browser, server, guests);
  const { page } = players[0]!;
  await players[1]!.page.close();
  await players[0]!.button('Let a computer play for Jonas…').click();
  await inEachLook(page, 'stand-in-dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Let a computer play' }).click();
  const agree = players[2]!.page.getByRole('button', { name: /^Agree/ });
  await expect(agree).toBeVisible();
  await inEachLook(players[2]!.page, 'stand-in-asked');
  await players[0]!.button(/^Resign/).click();
  await inEachLook(page, 'leave');
  await players[0]!.chooseComputer();
  await expect(page.getByTestId('stand-in')).toBeVisible();
  await inEachLook(page, 'stand-in-own');
  await leave([solo, ...players]);
});

test('on a 390 x 844 phone the board, the rack and the actions fit without scrolling', async ({ browser }) => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 13']!;
  const [mara, ...others] = guests;
  const players = await seat(browser, server, [
    { ...mara!, options: { ...phone, viewport: { width: 390, height: 844 } } },
    ...others,
  ]);
  const { page } = players[0]!;
  for (const place of [
    page.getByRole('grid'),
    page.locator('[data-rack]'),
    page.getByRole('group', { name: 'Actions' }),
    page.getByRole('tablist'),
  ])
    await expect(place).toBeInViewport({ ratio: 1 });
  for (const { name } of guests)
    await expect(page.getByRole('list', { name: 'Players' }).getByText(name)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await leave(players);
});
