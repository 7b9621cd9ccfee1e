import { expect, test, type Page } from '@playwright/test';
import { chooseClock, clocks, openMenu, slow, timedGame } from '../support/clocks.ts';
import { Player } from '../support/player.ts';
import { leave, toMove } from '../support/players.ts';
import { Server } from '../support/server.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const ownClock = (page: Page) => clocks(page).filter({ hasText: /left|overtime/ }).first();
const inMoves = (player: Player, text: string) => expect(player.moves()).toContainText(text, { timeout: 60_000 });

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
  const [mover, other] = await timedGame(browser, server, { kind: 'For the game', numbers: { 'Minutes for each player': '0.5' } });
  await expect(ownClock(mover.page)).toBeVisible();
  for (const { page } of [mover, other]) await expect(page.getByRole('dialog', { name: 'Game over' })).toContainText('ran out of time', { timeout: 60_000 });
  await leave([mover, other]);
});

test('overtime costs points by the minute', async ({ browser }) => {
  test.setTimeout(120_000);
  const end = 'Each minute costs points';
  const [mover, other] = await timedGame(browser, server, { kind: 'For each move', numbers: { 'Seconds for each move': '10' }, end });
  await inMoves(other, 'Overtime: −10');
  await expect(clocks(mover.page).filter({ hasText: '+0:' }).first()).toBeVisible();
  await mover.pass();
  await leave([mover, other]);
});

test('overtime of a clock for the whole game costs points, too, and the game goes on', async ({ browser }) => {
  test.setTimeout(120_000);
  const end = 'Each minute costs points';
  const [mover, other] = await timedGame(browser, server, { kind: 'For the game', numbers: { 'Minutes for each player': '0.5' }, end });
  await inMoves(other, 'Overtime: −10');
  for (const { page } of [mover, other]) await expect(clocks(page).filter({ hasText: '+0:' }).first()).toBeVisible();
  await mover.pass();
  await inMoves(other, 'Passed');
  expect(await toMove([mover, other])).toBe(other);
  await leave([mover, other]);
});

test('where a player is only reminded, the list of moves says that the time is up, and the game goes on', async ({ browser }) => {
  test.setTimeout(120_000);
  const end = 'You only get a reminder';
  const [mover, other] = await timedGame(browser, server, { kind: 'For each move', numbers: { 'Seconds for each move': '10' }, end });
  await inMoves(other, 'Time is up');
  await mover.pass();
  await inMoves(other, 'Passed');
  await leave([mover, other]);
});

test('somebody who is choosing another clock when the game ends hears that it was not proposed', async ({ browser }) => {
  const [mover, other] = await timedGame(browser, server, { kind: 'For the game', numbers: { 'Minutes for each player': '10' } });
  const menu = await openMenu(mover);
  await menu.getByRole('button', { name: 'Change the clock…' }).click();
  await menu.getByLabel('Minutes for each player').fill('15');
  await other.resign();
  await expect(mover.page.getByRole('dialog', { name: 'Game over' })).toBeVisible();
  await expect(mover.message('The clock you were choosing was not proposed.')).toBeVisible();
  await leave([mover, other]);
});

test('players stop the clocks and let them run again when both want it', async ({ browser }) => {
  const [mover, other] = await timedGame(browser, server, { kind: 'For the game', numbers: { 'Minutes for each player': '10' } });
  await (await openMenu(mover)).getByRole('button', { name: 'Pause the clocks' }).click();
  await expect(other.page.getByTestId('clock-proposal')).toContainText('wants to pause the clocks');
  await other.button('Agree').click();
  const paused = mover.page.getByTestId('clock-paused');
  await expect(paused).toBeVisible();
  for (const { page } of [mover, other]) await expect(page).toHaveTitle(/^Clocks paused · /);
  const list = await mover.page.context().newPage();
  await list.goto(server.address);
  const listed = list.getByRole('region', { name: 'My games' }).getByRole('link').filter({ hasText: mover.page.url().slice(-8) });
  await expect(listed).toContainText('clocks paused');
  const shown = await clocks(mover.page).allTextContents();
  await mover.page.waitForTimeout(2500);
  expect(await clocks(mover.page).allTextContents()).toEqual(shown);
  await paused.getByRole('button', { name: 'Resume the clocks' }).click();
  await other.button('Agree').click();
  await expect(paused).toBeHidden();
  await expect(mover.page).toHaveTitle(/^● Your turn · /);
  await expect(listed).toContainText('your turn');
  await expect.poll(() => clocks(mover.page).allTextContents()).not.toEqual(shown);
  await leave([mover, other]);
});

test('the form for another clock begins with the clock of the game each time it is unfolded', async ({ browser }) => {
  const [mover, other] = await timedGame(browser, server, { kind: 'For the game', numbers: { 'Minutes for each player': '10' } });
  const menu = await openMenu(mover);
  const change = menu.getByRole('button', { name: 'Change the clock…' });
  const propose = menu.getByRole('button', { name: 'Propose', exact: true });
  await change.click();
  await chooseClock(menu, slow);
  await expect(propose).toBeEnabled();
  for (let presses = 0; presses < 2; ++presses) await change.click();
  await expect(menu.getByRole('radio', { name: 'For the game', exact: true })).toBeChecked();
  await expect(propose).toBeDisabled();
  await leave([mover, other]);
});

test('a player who wants no pause declines it, and the other reads that', async ({ browser }) => {
  const [mover, other] = await timedGame(browser, server, { kind: 'For the game', numbers: { 'Minutes for each player': '10' } });
  await (await openMenu(mover)).getByRole('button', { name: 'Pause the clocks' }).click();
  await other.button('Decline').click();
  for (const { page } of [mover, other]) await expect(page.getByTestId('clock-proposal')).toBeHidden();
  await expect(mover.page.getByText(`${other.name} declined.`).first()).toBeVisible();
  await leave([mover, other]);
});

test('a player who is asked for another game reads with which clock', async ({ browser }) => {
  const [mover, other] = await timedGame(browser, server, { kind: 'For the game', numbers: { 'Minutes for each player': '10' } });
  await mover.resign();
  await mover.button('Other rules…').last().click();
  const form = mover.page.getByRole('dialog', { name: 'Other rules…' });
  await form.getByText('More settings').click();
  await chooseClock(form.getByRole('region', { name: 'Clock' }), { kind: 'Days', numbers: { 'Days for each move': '3' } });
  await form.getByRole('button', { name: 'Propose' }).click();
  await expect(other.page.getByTestId('proposed-clock').last()).toContainText('3 days');
  await leave([mover, other]);
});

test('a clock that cannot be is refused beside its field, and no game begins with it', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  await mara.page.goto(server.address);
  await mara.page.getByLabel('Your name').first().fill('Mara');
  await mara.page.getByText('More settings').click();
  const form = mara.page.getByRole('region', { name: 'Clock' });
  const days = form.getByLabel('Days for each move');
  await form.getByRole('radio', { name: 'Days', exact: true }).check({ force: true });
  const [bounds, whole] = ['From 1 to 30', 'A whole number'];
  for (const [wrong, problem] of [['1000', bounds], ['0', bounds], ['2.5', whole], ['', bounds]] as const) {
    await days.fill(wrong);
    await expect(days).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByRole('alert')).toHaveText(problem);
    await mara.page.getByText('More settings').click(); // what is wrong cannot be put out of sight
    await expect(days).toBeVisible();
    await mara.button('Create a game').click();
    await expect(mara.button('Create a game')).toBeEnabled();
    expect(new URL(mara.page.url()).pathname).toBe('/');
  }
  await mara.page.reload();
  await expect(mara.page.getByRole('region', { name: 'My games' })).toBeHidden();

  const code = await mara.makeRoom(async (page) => {
    await page.getByText('More settings').click();
    await chooseClock(page.getByRole('region', { name: 'Clock' }), slow);
  });
  expect(code).toMatch(/^[0-9A-Z]{8}$/);
  await expect(mara.page.getByTestId('game-clock')).toContainText('3 days for each move.');
  await leave([mara]);
});
