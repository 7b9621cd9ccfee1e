import { expect, test } from '@playwright/test';
import { Player } from '../e2e/support/player.ts';
import { choosing } from '../e2e/support/rooms.ts';
import { Server } from '../e2e/support/server.ts';
import { leave } from '../e2e/support/players.ts';
import { take } from './support/album.ts';
import { amongComputers, goOn } from './support/company.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

// A computer soon wins Scrappy Scrambled; its views are among those of a game.
for (const system of ['Classic', 'Classic, nine tiles', 'Finish Line', 'Super', 'SHMAC', 'Crosswords'])
  test(`four players in the middle of ${system}`, async ({ browser }) => {
    const player = await amongComputers(browser, server, system, 2);
    await take(player.page, `system-${system.toLowerCase().replace(/\W+/g, '-')}`);
    if (system === 'Super') {
      await player.button('Enlarge the board').click();
      await take(player.page, 'system-super-enlarged');
    }
    await leave([player]);
  });

test('the first turn of Crosswords, and open racks', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const form = player.page.getByRole('form', { name: 'First turn' });
  const rack = player.page.locator('[data-rack] [data-tile]').first();
  for (let rooms = 0; rooms < 20 && !(await form.isVisible()); ++rooms) {
    await player.playTheComputer(choosing('Crosswords 17'));
    await expect(form.or(rack).first()).toBeVisible();
  }
  await take(player.page, 'first-turn');
  await player.seed(5, 5, { 'Open racks': true });
  await goOn(player, 2);
  await take(player.page, 'open-racks');
  await leave([player]);
});
