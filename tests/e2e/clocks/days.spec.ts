import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { clocks, openMenu, timedGame } from '../support/clocks.ts';
import { opponentOf } from '../support/course.ts';
import type { Player } from '../support/player.ts';
import { laterClock, Server } from '../support/server.ts';
import { casualIfAway, leave, seat, toMove } from '../support/players.ts';

let folder = '';
let server: Server;

// A server on which days pass in a moment.
test.beforeEach(async () => {
  test.skip(!existsSync(laterClock), 'it is not built here');
  folder = mkdtempSync(join(tmpdir(), 'crisscross-later-'));
  server = await Server.start('', [], { LD_PRELOAD: laterClock, LATER_HOURS: hours() });
});
test.afterEach(async () => {
  if (!folder) return;
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const hours = () => join(folder, 'hours');
const letPass = (count: number) => appendFileSync(hours(), '.'.repeat(count));

/** A day for each move, and what happens after it. */
const oneDay = (end: string) => async (page: Page) => {
  await page.getByText('More settings').click();
  const form = page.getByRole('region', { name: 'Clock' });
  await form.getByRole('radio', { name: 'Days', exact: true }).check({ force: true });
  await form.getByLabel('Days for each move').fill('1');
  await form.getByLabel('When your time is up').selectOption({ label: end });
};

for (const { end, says, isOver } of [
  { end: 'You pass', says: 'time was up', isOver: false },
  { end: 'You only get a reminder', says: 'Time is up', isOver: false },
  { end: 'You are out of the game', says: 'ran out of time', isOver: true },
])
  test(`in a slow game, a player whose day has passed reads what follows: ${end}`, async ({ browser }) => {
    const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }], oneDay(end));
    const mover = (await toMove(players))!;
    await expect(mover.page.getByTestId('clock').first()).toBeVisible();
    letPass(36);
    for (const player of players) {
      await expect(isOver ? player.page.getByRole('tabpanel', { name: 'Result' }) : player.moves()).toContainText(says);
      await expect.poll(() => player.isOver()).toBe(isOver);
    }
    if (!isOver) expect(await toMove(players)).toBe(end === 'You pass' ? opponentOf(players, mover) : mover);
    await leave(players);
  });

/** The server's time of day, this many hours from now by the clock of the test. */
const timeOfDay = (later: number) => new Date(Date.now() + later * 3_600_000).toTimeString().slice(0, 5);

/** Pages learn the time from the server when they come to it. */
async function reload(players: Player[]): Promise<void> {
  for (const { page } of players) await page.reload();
}

test('a fortnight of a slow game: a holiday, a night, extra days, and reminders', async ({ browser }) => {
  const numbers = { 'Days for each move': '2', 'Extra days for the game': '1' };
  const [mover, other] = await timedGame(browser, server, { kind: 'Days', numbers, end: 'You only get a reminder' });
  const both = [mover, other];
  const shows = async (left: RegExp) => {
    for (const { page } of both) await expect(clocks(page).filter({ hasText: left }).first()).toBeVisible();
  };
  const isReminded = async (times: number) => {
    for (const player of both) await expect(player.moves().getByText(/Time is up/)).toHaveCount(times);
  };

  const menu = await openMenu(mover);
  await menu.getByRole('button', { name: 'Start holiday' }).click();
  await expect(menu).toContainText('You are on holiday');
  letPass(5 * 24);
  await menu.getByRole('button', { name: 'End holiday' }).click();
  await expect(menu).toContainText(/You have 1[56] days of holiday left/);
  await mover.button('Close').click();
  await reload(both);
  await shows(/^(3 d 0 h|2 d 23 h)/);

  letPass(60); // two days, and half of the extra one
  await mover.pass();
  await toMove([other]);
  await isReminded(0);

  const night = await openMenu(other);
  await night.getByLabel('Your night from').fill(timeOfDay(179));
  await night.getByLabel('to', { exact: true }).fill(timeOfDay(183));
  await night.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(night.getByRole('button', { name: 'No night' })).toBeVisible();
  letPass(4); // of which one comes after the night
  await reload(both);
  await shows(/^2 d 2[123] h/);

  letPass(90); // with three nights
  await isReminded(1);
  await other.pass();
  await toMove([mover]);
  await reload(both);
  await shows(/^2 d 1[12] h/);

  letPass(62);
  await isReminded(2);
  await mover.pass();
  await leave(both);
});

for (const ifAway of [undefined, casualIfAway])
  test(`in a slow game, a computer ${ifAway ? 'plays' : 'cannot play'} for a player who is away for long and agreed to ${ifAway ? 'one' : 'none'} when sitting down`, async ({ browser }) => {
    const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas', ifAway }, { name: 'Sofie' }], oneDay('You only get a reminder'));
    const [mara, jonas, sofie] = players as [Player, Player, Player];
    const people = mara.page.getByRole('list', { name: 'Players' });
    const button = mara.button('Let a computer play for Jonas…');
    for (let mover = await toMove(players); mover !== jonas; mover = await toMove(players)) await mover!.pass();
    await jonas.page.goto('about:blank');
    await expect(people).toContainText('away');
    await expect(button).toHaveCount(0);
    letPass(36);
    await reload([mara]);
    await expect(mara.moves()).toContainText('Time is up');
    await expect(button).toHaveCount(ifAway ? 1 : 0);
    if (ifAway) {
      await button.click();
      await mara.page.getByRole('dialog').getByRole('button', { name: 'Let a computer play' }).click();
      await sofie.button(/^Agree/).click();
      await expect(people).toContainText('a computer is playing');
    }
    await leave(players);
  });
