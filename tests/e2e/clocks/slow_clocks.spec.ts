import { expect, test } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { chooseClock, clocks, openMenu, slow, timedGame, type Chosen } from '../support/clocks.ts';
import { shot } from '../support/course.ts';
import { isWhole, laptop, phones, places } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { leave, toMove } from '../support/players.ts';
import { Server } from '../support/server.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

async function proposeClock(player: Player, clock: Chosen): Promise<void> {
  const menu = await openMenu(player);
  await menu.getByRole('button', { name: 'Change the clock…' }).click();
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

test('a slow clock counts days', async ({ browser }) => {
  const [mover, other] = await timedGame(browser, server, { kind: 'Days', numbers: { 'Days for each move': '2' } });
  await expect(clocks(other.page).filter({ hasText: /1 d 23 h|2 d 0 h/ }).first()).toBeVisible();
  await leave([mover, other]);
});

test('in a slow game there is a day to challenge a play, even for players who come back later', async ({ browser }) => {
  const [mover, second, third] = (await timedGame(browser, server, slow, 'Sofie')) as [Player, Player, Player];
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

test('a live game becomes slow once all players want it, and live again', async ({ browser }) => {
  const live: Chosen = { kind: 'For the game', numbers: { 'Minutes for each player': '20' } };
  const [mover, second, third] = (await timedGame(browser, server, live, 'Sofie')) as [Player, Player, Player];
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(mover.page.url());
  const all = [mover, second, third, ida];
  const allShow = async (figures: RegExp) => {
    for (const { page } of all) await expect(clocks(page).filter({ hasText: figures })).toHaveCount(3);
  };
  const [days, minutes] = [/^(3 d 0 h|2 d 23 h)/, /^(20|19):\d\d/];
  await allShow(minutes);

  await proposeClock(mover, slow);
  await expect(mover.page.getByTestId('clock-proposal')).toContainText('You want to change the clock: 3 days for each move.');
  for (const { page } of [second, third])
    await expect(page.getByTestId('clock-proposal')).toContainText(`${mover.name} wants to change the clock: 3 days for each move.`);
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
  const [mover, other] = await timedGame(browser, server, slow);
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(mover.page.url());
  const all = [mover, other, ida];
  await run(all);
  const hour = 3_600_000;
  const asTime = (moment: Date) => moment.toTimeString().slice(0, 5);
  const [from, to] = [new Date(Date.now() - hour), new Date(Date.now() + 2 * hour)];
  const menu = await openMenu(mover);
  const [begins, ends] = [menu.getByLabel('Your night from'), menu.getByLabel('to', { exact: true })];
  const save = menu.getByRole('button', { name: 'Save', exact: true });
  for (const [start, problem] of [['23:00', 'Choose two different times.'], ['07:00', 'A night lasts at most twelve hours.']] as const) {
    await begins.fill(start);
    await ends.fill('23:00');
    await expect(menu.getByRole('alert')).toHaveText(problem);
    await expect(save).toBeDisabled();
  }
  await begins.fill(asTime(from));
  await ends.fill(asTime(to));
  await save.click();
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
  const players = await timedGame(browser, server, slow);
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
  const [mover, other] = await timedGame(browser, server, slow);
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
  await expect(menu.getByRole('button', { name: 'Start holiday' })).toBeFocused();
  await expect(menu).toContainText('You have 21 days of holiday left.'); // a moment costs no day
  for (const player of all) await expect(people(player)).not.toContainText('holiday');
  await run(all);
  await leave(all);
});

test('on a phone, three players read until when one of them is on holiday, and nothing moves', async ({ browser }) => {
  const [mover, other, third] = await timedGame(browser, server, slow, 'Sofie');
  const before = await places(other, phones);
  const menu = await openMenu(mover);
  await menu.getByRole('button', { name: 'Start holiday' }).click();
  for (const size of phones) {
    await other.page.setViewportSize(size);
    const holiday = people(other).locator('.state').filter({ hasText: /^holiday until \w+ \d+$/ });
    await expect(holiday).toBeInViewport({ ratio: 1 });
    expect(await isWhole(holiday), `at ${size.width}`).toBe(true);
    await shot(other, `holiday-of-three-${size.width}`);
  }
  await before.stay('somebody is on holiday');
  await leave([mover, other, third!]);
});
