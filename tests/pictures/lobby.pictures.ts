import { expect, test } from '@playwright/test';
import { Player } from '../e2e/support/player.ts';
import { choosing } from '../e2e/support/rooms.ts';
import { Server } from '../e2e/support/server.ts';
import { leave } from '../e2e/support/players.ts';
import { take } from './support/album.ts';
import { addComputers } from './support/company.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const whole = { whole: true };
const loaded = (player: Player) => expect(player.page.getByRole('radio', { name: /^Classic/ }).first()).toBeAttached();

test('the start page, for a newcomer and for somebody with games', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await page.goto(server.address);
  await loaded(player);
  await take(page, 'start-new', whole);
  await page.getByLabel('Room code').fill('not a code');
  await player.button('Join').click();
  await player.button('Create a game').click();
  await take(page, 'start-problems', whole);
  await player.makeRoom(choosing('Super'));
  await player.makeRoom(choosing('SHMAC'));
  for (let games = 0; games < 2; ++games) await player.playNow();
  await page.goto(server.address);
  await loaded(player);
  await expect(page.getByRole('region', { name: 'My games' }).getByRole('link')).toHaveCount(4);
  await take(page, 'start-games', whole);
  await player.button(/, change name$/).click();
  await take(page, 'name');
  await player.button('Account and devices…').click();
  const devices = page.getByRole('dialog', { name: 'Account and devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await take(page, 'devices');
  await devices.getByRole('button', { name: 'Show the link' }).click();
  await expect(devices.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
  await take(page, 'devices-link');
  await page.keyboard.press('Escape');
  await player.button('Look and sound').click();
  await take(page, 'look-and-sound');
  await leave([player]);
});

test('a new room with all its settings', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await page.goto(server.address);
  await choosing('Finish Line', (form) => form.getByText('More settings').click())(page);
  await page.getByRole('radio', { name: 'A computer', exact: true }).check({ force: true });
  await expect(page.getByText('Checking words').first()).toBeVisible();
  await take(page, 'new-game-settings', whole);
  await leave([player]);
});

test('the waiting room, for the host, a visitor and a guest', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const code = await host.makeRoom(choosing('Crosswords'));
  await expect(host.page.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
  await take(host.page, 'waiting-alone', whole);
  const guest = await Player.arrive(browser, server, 'Jonas of the long name');
  await guest.page.goto(`${server.address}/r/${code}`);
  await expect(guest.button('Join the game')).toBeVisible();
  await take(guest.page, 'waiting-visitor', whole);
  await guest.sitDown(code);
  await take(guest.page, 'waiting-guest', whole);
  await guest.button('Leave the room').click();
  await addComputers(host);
  await take(host.page, 'waiting-full', whole);
  await leave([host, guest]);
});

test('a level to choose, a page and a game that do not exist, and no network', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const code = await host.makeRoom(choosing('Finish Line'));
  const guest = await Player.arrive(browser, server, 'Jonas');
  const { page } = guest;
  await page.goto(`${server.address}/r/${code}`);
  await expect(guest.button('Join the game')).toBeVisible();
  await take(page, 'waiting-levels', whole);
  await page.goto(`${server.address}/nowhere`);
  await take(page, 'page-not-found');
  await page.goto(`${server.address}/r/22222222`);
  await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible();
  await take(page, 'game-not-found');
  await page.goto(server.address);
  await loaded(guest);
  await page.context().setOffline(true);
  await expect(page.getByTestId('link').locator('p')).toBeVisible();
  await take(page, 'start-offline', whole);
  await leave([host, guest]);
});
