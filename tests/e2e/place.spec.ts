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
