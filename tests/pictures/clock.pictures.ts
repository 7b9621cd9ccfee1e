import { expect, test, type Page } from '@playwright/test';
import { chooseClock, openMenu, slow, timedGame, type Chosen } from '../e2e/support/clocks.ts';
import { Server } from '../e2e/support/server.ts';
import { leave } from '../e2e/support/players.ts';
import { take } from './support/album.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const all = { tall: true };
const live: Chosen = { kind: 'For the game', numbers: { 'Minutes for each player': '25', 'Seconds added after each move': '5' }, end: 'Each minute costs points' };
const escape = (page: Page) => page.keyboard.press('Escape');

test('the clocks of a live game: their menu, another clock, a pause that is asked for, and paused clocks', async ({ browser }) => {
  const [mover, other] = await timedGame(browser, server, live);
  await take(mover.page, 'clock-live');
  const menu = await openMenu(mover);
  await take(mover.page, 'clock-menu', all);
  await menu.getByRole('button', { name: 'Change the clock…' }).click();
  await take(mover.page, 'clock-other', all);
  await chooseClock(menu, { kind: 'Days', numbers: { 'Days for each move': '99' } });
  await expect(menu.getByRole('alert')).toBeVisible();
  await take(mover.page, 'clock-other-slow', all);
  await menu.getByLabel('Days for each move').fill('3');
  await menu.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(other.page.getByTestId('clock-proposal')).toBeVisible();
  await take(other.page, 'clock-asked');
  await take(mover.page, 'clock-asking');
  await mover.button('Take it back').click();
  await (await openMenu(mover)).getByRole('button', { name: 'Pause the clocks' }).click();
  await other.button('Agree').click();
  await expect(mover.page.getByTestId('clock-paused')).toBeVisible();
  await take(mover.page, 'clock-paused');
  await leave([mover, other]);
});

test('the clocks of a slow game: a night and a holiday', async ({ browser }) => {
  const [mover, other] = await timedGame(browser, server, slow);
  const menu = await openMenu(mover);
  await take(mover.page, 'clock-slow-menu', all);
  const asTime = (moment: number) => new Date(moment).toTimeString().slice(0, 5);
  await menu.getByLabel('Your night from').fill(asTime(Date.now() - 3_600_000));
  await menu.getByLabel('to', { exact: true }).fill(asTime(Date.now() + 7_200_000));
  await menu.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(menu.getByRole('button', { name: 'No night' })).toBeVisible();
  await take(other.page, 'clock-night');
  await menu.getByRole('button', { name: 'Start holiday' }).click();
  await expect(menu).toContainText('You are on holiday, until');
  await take(mover.page, 'clock-holiday-menu', all);
  await openMenu(other);
  await take(other.page, 'clock-menu-of-other', all);
  await escape(other.page);
  await take(other.page, 'clock-holiday');
  await leave([mover, other]);
});

test('the clock of a new game in German', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(server.address);
  await page.getByText('Weitere Einstellungen').click();
  const form = page.getByRole('region', { name: 'Uhr' });
  await form.getByRole('radio', { name: 'Tage', exact: true }).check({ force: true });
  await take(page, 'clock-new-game-german', { whole: true });
  await context.close();
});
