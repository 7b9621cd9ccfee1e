import { expect, test, type Browser, type Page } from '@playwright/test';
import { Player } from './support/player.ts';
import { Server } from './support/server.ts';
import { gather, leave, toMove } from './support/table.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

type Chosen = { kind: string; numbers?: Record<string, string>; end?: string };

/** Chooses a clock in a form, on the page of a new game or in a dialog. */
async function chooseClock(form: ReturnType<Page['locator']>, { kind, numbers = {}, end }: Chosen): Promise<void> {
  await form.getByRole('radio', { name: kind, exact: true }).check({ force: true });
  for (const [label, value] of Object.entries(numbers)) await form.getByLabel(label).fill(value);
  if (end) await form.getByLabel('When your time is up').selectOption({ label: end });
}

/** A game of Mara and Jonas with this clock; the one who moves comes first. */
async function timedGame(browser: Browser, clock: Chosen): Promise<[Player, Player]> {
  const players = await gather(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }], async (page) => {
    await page.getByText('More settings').click();
    await chooseClock(page.getByRole('region', { name: 'Clock' }), clock);
  });
  for (const player of players) await player.seeTheDraw();
  const mover = (await toMove(players))!;
  return [mover, players.find((player) => player !== mover)!];
}

const clocks = (page: Page) => page.getByTestId('clock');
const ownClock = (page: Page) => clocks(page).filter({ hasText: /left|overtime/ }).first();
const inMoves = (player: Player, text: string) => expect(player.moves()).toContainText(text, { timeout: 60_000 });

/** The menu in which players stop or change the clocks. */
async function openMenu(player: Player): Promise<ReturnType<Page['getByRole']>> {
  await player.button(/^Room /).first().click();
  const menu = player.page.getByRole('dialog', { name: 'Invite' });
  await expect(menu.getByRole('heading', { name: 'Clock' })).toBeVisible();
  return menu;
}

test('a clock is in the waiting room, on the pages of players and watchers, and shows tenths at the end', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  const jonas = await Player.arrive(browser, server, 'Jonas');
  const code = await mara.makeRoom(async (page) => {
    await page.getByText('More settings').click();
    await chooseClock(page.getByRole('region', { name: 'Clock' }), { kind: 'For each move', numbers: { 'Seconds for each move': '12' }, end: 'You pass' });
  });
  await expect(mara.page.getByTestId('game-clock')).toContainText('12 seconds');
  await jonas.sitDown(code);
  await expect(jonas.page.getByTestId('game-clock')).toContainText('12 seconds');
  await mara.startWith(2);
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(mara.page.url());
  await expect(clocks(ida.page)).toHaveCount(2);
  await expect(ida.page.getByText(/^\d\.\d$/).first()).toBeVisible({ timeout: 15_000 });
  await inMoves(jonas, 'time was up');
  await expect(ida.page.getByTestId('moves')).toContainText('time was up');
  await leave([mara, jonas, ida]);
});

test('a player with no time left for the game is out of it', async ({ browser }) => {
  test.setTimeout(120_000);
  const [mover, other] = await timedGame(browser, { kind: 'For the game', numbers: { 'Minutes for each player': '0.5' } });
  await expect(ownClock(mover.page)).toBeVisible();
  for (const { page } of [mover, other]) await expect(page.getByRole('dialog', { name: 'Game over' })).toContainText('ran out of time', { timeout: 60_000 });
  await leave([mover, other]);
});

test('overtime costs points by the minute', async ({ browser }) => {
  test.setTimeout(120_000);
  const end = 'Each minute costs points';
  const [mover, other] = await timedGame(browser, { kind: 'For each move', numbers: { 'Seconds for each move': '10' }, end });
  await inMoves(other, 'Overtime: −10');
  await expect(clocks(mover.page).filter({ hasText: '+0:' }).first()).toBeVisible();
  await mover.pass();
  await leave([mover, other]);
});

test('where a player is only reminded, the list of moves says that the time is up, and the game goes on', async ({ browser }) => {
  test.setTimeout(120_000);
  const end = 'You only get a reminder';
  const [mover, other] = await timedGame(browser, { kind: 'For each move', numbers: { 'Seconds for each move': '10' }, end });
  await inMoves(other, 'Time is up');
  await mover.pass();
  await inMoves(other, 'Passed');
  await leave([mover, other]);
});

test('a slow clock counts days', async ({ browser }) => {
  const [mover, other] = await timedGame(browser, { kind: 'Days', numbers: { 'Days for each move': '2' } });
  await expect(clocks(other.page).filter({ hasText: /1 d 23 h|2 d 0 h/ }).first()).toBeVisible();
  await leave([mover, other]);
});

test('players stop the clocks and let them run again when both want it', async ({ browser }) => {
  const [mover, other] = await timedGame(browser, { kind: 'For the game', numbers: { 'Minutes for each player': '10' } });
  await (await openMenu(mover)).getByRole('button', { name: 'Pause the clocks' }).click();
  await expect(other.page.getByTestId('clock-proposal')).toContainText('wants to stop the clocks');
  await other.button('Agree').click();
  const paused = mover.page.getByTestId('clock-paused');
  await expect(paused).toBeVisible();
  const shown = await clocks(mover.page).allTextContents();
  await mover.page.waitForTimeout(2500);
  expect(await clocks(mover.page).allTextContents()).toEqual(shown);
  await paused.getByRole('button', { name: 'Go on' }).click();
  await other.button('Agree').click();
  await expect(paused).toBeHidden();
  await expect.poll(() => clocks(mover.page).allTextContents()).not.toEqual(shown);
  await leave([mover, other]);
});

test('who is asked for another game reads with which clock', async ({ browser }) => {
  const [mover, other] = await timedGame(browser, { kind: 'For the game', numbers: { 'Minutes for each player': '10' } });
  await mover.resign();
  await mover.button('Other rules…').last().click();
  const form = mover.page.getByRole('dialog', { name: 'Other rules…' });
  await form.getByText('More settings').click();
  await chooseClock(form.getByRole('region', { name: 'Clock' }), { kind: 'Days', numbers: { 'Days for each move': '3' } });
  await form.getByRole('button', { name: 'Propose' }).click();
  await expect(other.page.getByTestId('proposed-clock').last()).toContainText('3 days');
  await leave([mover, other]);
});
