import { expect, test, type Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { shot } from './support/course.ts';
import { phones } from './support/places.ts';
import { Player } from './support/player.ts';
import { Server } from './support/server.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const panel = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Done' }) });

/** Mara creates a room and opens what it is besides its games. */
async function hostedRoom(mara: Player): Promise<string> {
  await mara.makeRoom();
  await mara.button(/^Room/).click();
  await expect(panel(mara.page)).toBeVisible();
  return mara.page.url();
}

test('the host of a room names it, asks for a password and keeps a seat, on a phone', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara', { viewport: phones[0]! });
  const address = await hostedRoom(mara);
  const room = panel(mara.page);
  await room.getByLabel('Name of the room').fill('Friday evening');
  await room.getByRole('button', { name: 'Save' }).click();
  await expect(mara.page.getByRole('dialog', { name: 'Friday evening' })).toBeVisible();
  await room.getByRole('radio', { name: 'Everyone with the password' }).check({ force: true });
  await room.getByRole('textbox', { name: 'Password' }).fill('tea at five');
  await room.getByRole('button', { name: 'Save' }).last().click();
  await room.getByLabel('Keep a seat for').fill('Jonas');
  await room.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(room.getByText('Kept for Jonas')).toBeVisible();
  expect(await barriers(mara.page)).toEqual([]);
  await shot(mara, 'room-390');

  const jonas = await Player.arrive(browser, server, 'Jonas');
  await jonas.page.goto(address);
  await jonas.page.getByLabel('Password of the room').fill('wrong');
  await jonas.button('Enter').click();
  await expect(jonas.page.getByText('That isn’t the password.')).toBeVisible();
  await shot(jonas, 'password');
  await jonas.page.getByLabel('Password of the room').fill('tea at five');
  await jonas.button('Enter').click();
  await expect(jonas.page.getByText('Kept for Jonas')).toBeVisible();
  await jonas.page.getByLabel('Your name').fill('Jonas');
  await jonas.button('Join the game').click();
  await expect(jonas.page.getByText('Kept for Jonas')).toBeHidden();
});

test('a room has its name, its password and its watchers from the form for a new game', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  await mara.page.goto(server.address);
  await mara.page.getByLabel('Your name').first().fill('Mara');
  await mara.page.getByText('More settings').click();
  await mara.page.getByLabel('Name of the room').fill('Friday evening');
  await mara.page.getByRole('radio', { name: 'Everyone with the password' }).check({ force: true });
  await mara.page.getByLabel('Moves behind').fill('2');
  await mara.button('Create a game').click();
  await expect(mara.page.getByText('A room’s password has 1 to 64 characters.')).toBeVisible();
  expect(await barriers(mara.page)).toEqual([]);
  await mara.page.getByLabel('Password', { exact: true }).fill('tea at five');
  await mara.button('Create a game').click();
  await mara.page.waitForURL(/\/r\/[0-9A-Z]{8}$/);
  await mara.button(/^Room/).click();
  const room = mara.page.getByRole('dialog', { name: 'Friday evening' });
  await expect(room.getByRole('radio', { name: 'Everyone with the password' })).toBeChecked();
  await expect(room.getByLabel('Moves behind')).toHaveValue('2');
  const jonas = await Player.arrive(browser, server, 'Jonas');
  await jonas.page.goto(mara.page.url());
  await expect(jonas.page.getByLabel('Password of the room')).toBeVisible();
});

test('a player who gets the room from its host starts the game', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  const address = await hostedRoom(mara);
  const jonas = await Player.arrive(browser, server, 'Jonas');
  await jonas.sitDown(address.slice(-8));
  await panel(mara.page).getByRole('button', { name: 'Make Jonas the host' }).click();
  await mara.page.getByRole('button', { name: 'Hand over' }).click();
  await expect(jonas.button('Start with 2 players')).toBeEnabled();
  await jonas.startWith(2);
  await jonas.seeTheDraw();
});

test('a public room is on the start page while somebody is in it, and a locked one lets nobody in', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  const address = await hostedRoom(mara);
  const room = panel(mara.page);
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(server.address);
  await room.getByRole('radio', { name: 'Everyone: the room is listed on the start page' }).check({ force: true });
  const listed = ida.page.getByRole('region', { name: 'Public games' });
  await expect(listed).toContainText('Mara');
  await shot(ida, 'public-games');
  await room.getByText('Locked').click();
  await expect(listed).toBeHidden();
  await ida.page.goto(address);
  await expect(ida.page.getByText('This room is locked.')).toBeVisible();
  await shot(mara, 'room');
});

test('somebody whom the host removes is out of the room', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  const address = await hostedRoom(mara);
  const jonas = await Player.arrive(browser, server, 'Jonas');
  await jonas.sitDown(address.slice(-8));
  await panel(mara.page).getByRole('button', { name: 'Remove Jonas' }).click();
  await mara.page.getByRole('dialog', { name: 'Remove Jonas?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(jonas.page.getByText('The host has removed you from this room.')).toBeVisible();
  await jonas.page.reload();
  await expect(jonas.page.getByText('The host has removed you from this room.')).toBeVisible();
});
