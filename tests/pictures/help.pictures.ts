import { expect, test, type Locator } from '@playwright/test';
import { Player } from '../e2e/support/player.ts';
import { Server } from '../e2e/support/server.ts';
import { leave, toMove } from '../e2e/support/players.ts';
import { take } from './support/album.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

async function openAll(help: Locator): Promise<void> {
  for (const topic of (await help.locator('summary').all()).slice(1)) await topic.click();
}

test('the help on the start page, closed and open', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await page.goto(server.address);
  await player.button('Help').click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toBeVisible();
  await take(page, 'help');
  await openAll(help);
  await take(page, 'help-open', { tall: true });
  await leave([player]);
});

test('the shortcuts at the board and in a review, and the help over the dialog of a room', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await player.playNow();
  await toMove([player]);
  await page.keyboard.press('?');
  await take(page, 'keys-board', { tall: true });
  await page.keyboard.press('Escape');
  await player.button(/^Room .*, invite$/).click();
  await take(page, 'room-of-game', { tall: true });
  await player.button('Help').click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await take(page, 'help-in-game');
  for (let dialogs = 0; dialogs < 2; ++dialogs) await page.keyboard.press('Escape');
  await player.resign();
  await page.getByRole('dialog', { name: 'Game over' }).getByRole('button', { name: 'Review' }).click();
  await expect(page.getByTestId('moment')).toContainText('Game over');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await take(page, 'keys-review');
  await leave([player]);
});

test('the help and the shortcuts in German', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara', { locale: 'de-DE' });
  const { page } = player;
  await page.goto(server.address);
  await player.button('Hilfe').click();
  await expect(page.getByRole('dialog', { name: 'Hilfe' })).toBeVisible();
  await take(page, 'help-german');
  await page.keyboard.press('Escape');
  await player.button('Gegen den Computer spielen').click();
  await expect(page.locator('[data-rack] [data-tile]').first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'keys-german', { tall: true });
  await leave([player]);
});
