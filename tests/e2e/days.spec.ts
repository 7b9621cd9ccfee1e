import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { opponentOf } from './support/course.ts';
import { laterClock, Server } from './support/server.ts';
import { leave, seat, toMove } from './support/players.ts';

const dayAndAHalf = 36 * 3600;
let folder = '';
let server: Server;

// A server on which a day and a half passes in a moment.
test.beforeEach(async () => {
  test.skip(!existsSync(laterClock), 'it is not built here');
  folder = mkdtempSync(join(tmpdir(), 'crisscross-later-'));
  server = await Server.start('', [], { LD_PRELOAD: laterClock, LATER_WHILE: sign(), LATER_BY: String(dayAndAHalf) });
});
test.afterEach(async () => {
  if (!folder) return;
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const sign = () => join(folder, 'later');

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
    writeFileSync(sign(), '');
    for (const player of players) {
      await expect(isOver ? player.page.getByRole('tabpanel', { name: 'Result' }) : player.moves()).toContainText(says);
      await expect.poll(() => player.isOver()).toBe(isOver);
    }
    if (!isOver) expect(await toMove(players)).toBe(end === 'You pass' ? opponentOf(players, mover) : mover);
    await leave(players);
  });
