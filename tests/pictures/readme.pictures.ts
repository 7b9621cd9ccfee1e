import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { Player } from '../e2e/support/player.ts';
import { Server } from '../e2e/support/server.ts';
import { leave, toMove } from '../e2e/support/players.ts';
import { still } from '../e2e/support/still.ts';
import { folder } from './support/album.ts';
import { amongComputers } from './support/company.ts';

// The pictures of the README, to be copied to docs/images when they are good.
const size = { width: 1280, height: 680 };
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** Lays the best play, as the hint shows it. */
async function layBest(player: Player): Promise<void> {
  await toMove([player]);
  await player.button(/^Hint/).click();
  await player.button('Which tiles?').click();
  await player.button('Show the play').click();
  await expect(player.button(/^Play \d+/)).toBeEnabled();
}

async function playBest(player: Player, times: number): Promise<void> {
  for (let count = 0; count < times; ++count) {
    await layBest(player);
    const moves = await player.countMoves();
    await player.button(/^Play \d+/).click();
    await expect.poll(() => player.countMoves()).toBeGreaterThan(moves);
  }
}

async function photograph(page: Page, name: string): Promise<void> {
  await page.setViewportSize(size);
  await page.mouse.move(0, 0);
  await still(page);
  await page.screenshot({ path: resolve(folder, `readme-${name}-${size.width}-light.png`) });
}

test('a game of Classic against the computer', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  await playBest(player, 5);
  await layBest(player);
  await photograph(player.page, 'game');
  await leave([player]);
});

test('Crosswords against three computers', async ({ browser }) => {
  const player = await amongComputers(browser, server, 'Crosswords', 0, async (page) => {
    await page.getByText('More settings').click();
    await page.getByRole('group', { name: 'Allow hints' }).getByRole('radio', { name: 'Yes' }).check({ force: true });
  });
  await playBest(player, 4);
  await layBest(player);
  await photograph(player.page, 'crosswords');
  await leave([player]);
});
