import { expect, test, type Locator, type Page } from '@playwright/test';
import { chooseClock } from '../e2e/support/clocks.ts';
import type { Player } from '../e2e/support/player.ts';
import { Server } from '../e2e/support/server.ts';
import { leave, seat } from '../e2e/support/players.ts';
import { take } from './support/album.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const all = { tall: true };
const names = ['Mara', 'Jonas of the long name', 'Sofie'].map((name) => ({ name }));
const result = (page: Page) => page.getByRole('dialog', { name: 'Game over' });
const otherRules = (page: Page) => page.getByRole('dialog', { name: 'Other rules…' });
const scrollTo = (place: Locator) => () => place.last().scrollIntoViewIfNeeded();

async function giveUp(players: Player[], winner: Player): Promise<void> {
  for (const player of players) if (player !== winner) await player.resign();
  for (const { page } of players) await expect(result(page)).toBeVisible();
}

/** Proposes a slow game of Super with larger racks. */
async function propose({ page, button }: Player): Promise<void> {
  await button('Other rules…').last().click();
  const form = otherRules(page);
  await form.getByRole('radio', { name: /^Super/ }).check({ force: true });
  await take(page, 'next-other-rules');
  await form.getByText('More settings').click();
  await chooseClock(form.getByRole('region', { name: 'Clock' }), { kind: 'Days', numbers: { 'Days for each move': '99' } });
  await form.getByLabel('Tiles on a rack').fill('8');
  await expect(form.getByRole('alert')).toBeVisible();
  await take(page, 'next-other-rules-all', all);
  await form.getByLabel('Days for each move').fill('3');
  await form.getByRole('button', { name: 'Propose' }).click();
  await expect(form).toBeHidden();
}

test('the rules of the next game: proposed, asked for, declined by one who sits out, and the games of a room', async ({ browser }) => {
  const players = await seat(browser, server, names);
  const [mara, jonas, sofie] = players as [Player, Player, Player];
  await giveUp(players, mara);
  const again = (page: Page) => ({ prepare: scrollTo(result(page).getByRole('button', { name: /^(Other rules|Play after all)/ })) });
  await take(mara.page, 'next-none', again(mara.page));
  await propose(mara);
  await expect(jonas.page.getByTestId('proposal').last()).toContainText('Mara proposed a game of Super.');
  await take(mara.page, 'next-waiting', again(mara.page));
  await take(jonas.page, 'next-asked', again(jonas.page));
  await sofie.button('Count me out').last().click();
  await expect(sofie.button('Play after all').last()).toBeVisible();
  await take(sofie.page, 'next-sitting-out', again(sofie.page));
  await sofie.button('Play after all').last().click();
  for (const player of [jonas, sofie]) await player.button('Agree').last().click();
  for (const { page } of players) await expect(result(page)).toBeHidden();
  for (const player of players) if (await player.page.getByRole('button', { name: 'Start playing' }).isVisible()) await player.seeTheDraw();
  await giveUp(players, jonas);
  await mara.page.getByText('Games in this room').last().click();
  await take(mara.page, 'next-standings', all);
  await leave(players);
});

test('a game that is set aside for another one', async ({ browser }) => {
  const players = await seat(browser, server, names.slice(0, 2));
  const [mara, jonas] = players as [Player, Player];
  await mara.button(/^Room .*, invite$/).click();
  await mara.button('Set this game aside and play another').click();
  const asked = jonas.page.getByRole('dialog', { name: 'Next game' });
  await expect(asked).toContainText('Mara proposed');
  await take(jonas.page, 'next-set-aside-asked');
  await take(mara.page, 'next-set-aside', all);
  await leave(players);
});

test('the rules of the next game in German', async ({ browser }) => {
  const players = await seat(browser, server, names.slice(0, 2));
  const [mara, jonas] = players as [Player, Player];
  await giveUp(players, mara);
  const german = await browser.newContext({ locale: 'de-DE', storageState: await mara.page.context().storageState() });
  const page = await german.newPage();
  await page.goto(mara.page.url());
  const more = page.getByRole('button', { name: 'Andere Regeln…' });
  await expect(more.last()).toBeVisible();
  await more.last().click();
  await page.getByRole('dialog').getByText('Weitere Einstellungen').click();
  await take(page, 'next-other-rules-german', all);
  await german.close();
  await leave([mara, jonas]);
});
