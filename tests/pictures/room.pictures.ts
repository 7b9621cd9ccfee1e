import { expect, test, type Locator } from '@playwright/test';
import { Player } from '../e2e/support/player.ts';
import { hostedRoom, openRoom, panel, roomOf } from '../e2e/support/room_settings.ts';
import { Server } from '../e2e/support/server.ts';
import { leave, seat } from '../e2e/support/players.ts';
import { take } from './support/album.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const all = { tall: true };
const long = 'Bartholomäus Hohenfels';

async function keepSeat(room: Locator, name: string): Promise<void> {
  await room.getByLabel('Keep a seat for').fill(name);
  await room.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(room.getByText(`Kept for ${name}`)).toBeVisible();
}

test('the settings of a room that has not started, its password, and closing it', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const { page } = host;
  const address = await hostedRoom(host);
  const room = panel(page);
  await take(page, 'room-settings');
  await room.getByLabel('Room name').fill('Friday evening with the neighbours');
  await room.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Friday evening' })).toBeVisible();
  const guest = await Player.arrive(browser, server, 'Jonas');
  await guest.sitDown(address.slice(-8));
  await keepSeat(room, 'Sofie');
  await room.getByRole('radio', { name: 'Everyone with the password' }).check({ force: true });
  await take(page, 'room-settings-all', all);
  await room.getByRole('textbox', { name: 'Password' }).fill('tea at five');
  await room.getByRole('button', { name: 'Save' }).last().click();
  await expect(room.getByLabel('New password')).toHaveValue('');
  await room.getByText('Locked').click();
  await room.getByRole('button', { name: 'Make Jonas the host' }).click();
  await take(page, 'room-hand-over');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await room.getByRole('button', { name: 'Remove Jonas' }).click();
  await take(page, 'room-remove');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await room.getByRole('button', { name: 'Close the room' }).click();
  await take(page, 'room-close');
  await guest.button(/^Room/).click();
  await expect(panel(guest.page)).toContainText('The room is locked.');
  await take(guest.page, 'room-of-guest', all);
  await leave([host, guest]);
});

test('the page that asks for the password of a room', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const { page } = host;
  const code = await host.makeRoom(async () => {
    await page.getByText('More settings').click();
    await page.getByRole('radio', { name: 'Everyone with the password' }).check({ force: true });
    await page.getByLabel('Password', { exact: true }).fill('tea at five');
    await take(page, 'new-room-settings', { whole: true });
  });
  const guest = await Player.arrive(browser, server, 'Jonas');
  await guest.page.goto(`${server.address}/r/${code}`);
  await expect(guest.page.getByLabel('Room password')).toBeVisible();
  await take(guest.page, 'room-password');
  await guest.button('Enter').click();
  await expect(guest.page.getByRole('alert')).toHaveText('Enter the room’s password.');
  await take(guest.page, 'room-password-missing');
  await guest.page.getByLabel('Room password').fill('wrong');
  await guest.button('Enter').click();
  await expect(guest.page.getByText('That isn’t the password.')).toBeVisible();
  await take(guest.page, 'room-password-wrong');
  await leave([host, guest]);
});

test('the settings of a room in the middle of a game, for its host and a guest', async ({ browser }) => {
  const players = await seat(browser, server, ['Mara', long, 'Sofie'].map((name) => ({ name })));
  const [mara, guest] = players as [Player, Player];
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.makeRoom();
  await ida.page.goto(mara.page.url());
  await expect(ida.page.getByText('You’re watching')).toBeVisible();
  await openRoom(mara);
  const room = roomOf(mara.page);
  await room.getByRole('button', { name: 'Leave Sofie out of the next game' }).click();
  await expect(room.getByRole('button', { name: 'Let Sofie play in the next game' })).toBeVisible();
  await take(mara.page, 'room-in-game', all);
  await room.getByRole('button', { name: 'Remove Ida' }).click();
  await take(mara.page, 'room-remove-watcher');
  await openRoom(guest);
  await take(guest.page, 'room-in-game-of-guest', all);
  await openRoom(ida);
  await take(ida.page, 'room-in-game-of-watcher', all);
  await leave([...players, ida]);
});

test('the settings of a room in French', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara', { locale: 'fr-FR' });
  const { page } = host;
  await page.goto(server.address);
  await page.locator('input[name="name"]').first().fill('Mara');
  await host.button('Créer la partie').click();
  await host.button('Réglages de la salle…').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'room-settings-french', all);
  await leave([host]);
});
