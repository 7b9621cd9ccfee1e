import { expect, test, type Browser, type Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { shot } from './support/course.ts';
import { laptop, phones } from './support/places.ts';
import { Player } from './support/player.ts';
import { Server } from './support/server.ts';
import { gather, leave, toMove } from './support/players.ts';

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

/** A game of Mara, Jonas and perhaps others with this clock; the one who moves comes first. */
async function timedGame(browser: Browser, clock: Chosen, ...more: string[]): Promise<[Player, Player, ...Player[]]> {
  const players = await gather(browser, server, ['Mara', 'Jonas', ...more].map((name) => ({ name })), async (page) => {
    await page.getByText('More settings').click();
    await chooseClock(page.getByRole('region', { name: 'Clock' }), clock);
  });
  for (const player of players) await player.seeTheDraw();
  const mover = (await toMove(players))!;
  const [other, ...others] = players.filter((player) => player !== mover);
  return [mover, other!, ...others];
}

const clocks = (page: Page) => page.getByTestId('clock');
const ownClock = (page: Page) => clocks(page).filter({ hasText: /left|overtime/ }).first();
const inMoves = (player: Player, text: string) => expect(player.moves()).toContainText(text, { timeout: 60_000 });

/** The menu in which players stop or change the clocks. */
async function openMenu(player: Player): Promise<ReturnType<Page['getByRole']>> {
  await player.button(/^Room /).first().click();
  const menu = player.page.getByRole('dialog', { name: 'Room', exact: true });
  await expect(menu.getByRole('heading', { name: 'Clock' })).toBeVisible();
  return menu;
}

async function proposeClock(player: Player, clock: Chosen): Promise<void> {
  const menu = await openMenu(player);
  await menu.getByRole('button', { name: 'Another clock…' }).click();
  await chooseClock(menu, clock);
  await menu.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(menu).toBeHidden();
}

const people = ({ page }: Player) => page.getByRole('list', { name: 'Players' });
/** Whether no clock runs on any of the pages. */
const standStill = async (players: Player[]) => {
  for (const { page } of players) await expect(page.locator('[data-testid="clock"].running')).toHaveCount(0);
};
const run = async (players: Player[]) => {
  for (const { page } of players) await expect(page.locator('[data-testid="clock"].running')).toHaveCount(1);
};
const slow: Chosen = { kind: 'Days', numbers: { 'Days for each move': '3' } };

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

test('overtime of a clock for the whole game costs points, too, and the game goes on', async ({ browser }) => {
  test.setTimeout(120_000);
  const end = 'Each minute costs points';
  const [mover, other] = await timedGame(browser, { kind: 'For the game', numbers: { 'Minutes for each player': '0.5' }, end });
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

test('in a slow game there is a day to challenge a play, even for players who come back later', async ({ browser }) => {
  const [mover, second, third] = (await timedGame(browser, slow, 'Sofie')) as [Player, Player, Player];
  const address = third.page.url();
  await third.page.goto('about:blank');
  await mover.laidAndPlayed(await mover.opening(), 'tap');
  await expect(second.status().getByTestId('countdown')).toHaveText(/^(23:59:\d\d|24:00:00)$/);
  await second.accept();

  await third.page.goto(address);
  await expect(third.status().getByTestId('countdown')).toHaveText(/^23:5\d:\d\d$/);
  await expect(third.status().getByRole('button', { name: /^Challenge/ })).toBeVisible();
  await third.accept();
  for (const { page } of [mover, second, third]) await expect(page.getByTestId('countdown')).toHaveCount(0);
  await toMove([mover, second, third]);
  await leave([mover, second, third]);
});

test('players stop the clocks and let them run again when both want it', async ({ browser }) => {
  const [mover, other] = await timedGame(browser, { kind: 'For the game', numbers: { 'Minutes for each player': '10' } });
  await (await openMenu(mover)).getByRole('button', { name: 'Pause the clocks' }).click();
  await expect(other.page.getByTestId('clock-proposal')).toContainText('wants to pause the clocks');
  await other.button('Agree').click();
  const paused = mover.page.getByTestId('clock-paused');
  await expect(paused).toBeVisible();
  const shown = await clocks(mover.page).allTextContents();
  await mover.page.waitForTimeout(2500);
  expect(await clocks(mover.page).allTextContents()).toEqual(shown);
  await paused.getByRole('button', { name: 'Resume the clocks' }).click();
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

test('a live game becomes slow once all players want it, and live again', async ({ browser }) => {
  const live: Chosen = { kind: 'For the game', numbers: { 'Minutes for each player': '20' } };
  const [mover, second, third] = (await timedGame(browser, live, 'Sofie')) as [Player, Player, Player];
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(mover.page.url());
  const all = [mover, second, third, ida];
  const allShow = async (figures: RegExp) => {
    for (const { page } of all) await expect(clocks(page).filter({ hasText: figures })).toHaveCount(3);
  };
  const [days, minutes] = [/^(3 d 0 h|2 d 23 h)/, /^(20|19):\d\d/];
  await allShow(minutes);

  await proposeClock(mover, slow);
  await expect(mover.page.getByTestId('clock-proposal')).toContainText('You want another clock: 3 days for each move.');
  for (const { page } of [second, third])
    await expect(page.getByTestId('clock-proposal')).toContainText(`${mover.name} wants another clock: 3 days for each move.`);
  await expect(ida.page.getByTestId('clock-proposal'), 'watchers are not asked').toHaveCount(0);
  await second.button('Agree').click();
  await expect(second.button('Agree')).toBeHidden();
  await allShow(minutes);
  await third.button('Agree').click();
  await allShow(days);

  await proposeClock(third, live);
  for (const player of [mover, second]) await player.button('Agree').click();
  await allShow(minutes);
  await expect(mover.page.getByTestId('clock-proposal')).toHaveCount(0);
  await leave(all);
});

test('in the night that a player has chosen their clock stands still, and everybody sees until when', async ({ browser }) => {
  const [mover, other] = await timedGame(browser, slow);
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(mover.page.url());
  const all = [mover, other, ida];
  await run(all);
  const hour = 3_600_000;
  const asTime = (moment: Date) => moment.toTimeString().slice(0, 5);
  const [from, to] = [new Date(Date.now() - hour), new Date(Date.now() + 2 * hour)];
  const menu = await openMenu(mover);
  await menu.getByLabel('Your night from').fill(asTime(from));
  await menu.getByLabel('to', { exact: true }).fill(asTime(to));
  await menu.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(menu.getByRole('button', { name: 'No night' })).toBeVisible();
  const until = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(to);
  for (const player of all) await expect(people(player)).toContainText(`night until ${until}`);
  await standStill(all);
  await shot(other, 'night');

  await menu.getByRole('button', { name: 'No night' }).click();
  await expect(mover.message('You can change your night once a week.')).toBeVisible();
  await mover.page.reload();
  await expect(people(mover)).toContainText('night until');
  expect(await barriers(mover.page)).toEqual([]);
  await expect(await openMenu(other)).toContainText(`${mover.name}’s night: ${asTime(from)} to ${asTime(to)}`);
  await other.button('Close').click();
  await mover.pass(); // at night, too
  await toMove([other]);
  for (const player of all) await expect(people(player)).not.toContainText('night until');
  await run(all);
  await leave(all);
});

test('a clock leaves room for the names of the players', async ({ browser }) => {
  const players = await timedGame(browser, slow);
  for (const player of players)
    for (const size of [laptop, { width: 1280, height: 900 }, { width: 1024, height: 768 }, ...phones]) {
      await player.page.setViewportSize(size);
      for (const name of await people(player).locator('.name').all()) {
        const cut = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
        expect(cut, `${await name.innerText()} at ${size.width} x ${size.height}`).toBe(false);
      }
      if (player === players[0]) await shot(player, `timed-${size.width}`);
    }
  await leave(players);
});

test('a holiday begins with one tap, stops the clock, is seen by the others and ends with another tap', async ({ browser }) => {
  const [mover, other] = await timedGame(browser, slow);
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(mover.page.url());
  const all = [mover, other, ida];
  await run(all);
  const menu = await openMenu(mover);
  await expect(menu).toContainText('You have 21 days of holiday left.');
  await menu.getByRole('button', { name: 'Start holiday' }).click();
  await expect(menu).toContainText('You are on holiday, until');
  for (const player of all) await expect(people(player)).toContainText('holiday until');
  await standStill(all);
  for (const size of phones) {
    await other.page.setViewportSize(size);
    await expect(people(other).getByText(/^holiday until \w+ \d+$/)).toBeInViewport({ ratio: 1 });
    await shot(other, `holiday-${size.width}`);
  }
  await menu.getByRole('button', { name: 'End holiday' }).click();
  await expect(menu.getByRole('button', { name: 'Start holiday' })).toBeVisible();
  for (const player of all) await expect(people(player)).not.toContainText('holiday');
  await run(all);
  await leave(all);
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
