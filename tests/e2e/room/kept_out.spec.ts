import { expect, test, type Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { shot } from '../support/course.ts';
import { changeName } from '../support/names.ts';
import { Player } from '../support/player.ts';
import { leave, seat } from '../support/players.ts';
import { hostedRoom, openRoom, panel, roomOf } from '../support/room_settings.ts';
import { giveUp } from '../support/series.ts';
import { Server } from '../support/server.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** Gives somebody their name on the start page, which they have open in another tab. */
async function takeName(tab: Page, name: string): Promise<void> {
  await tab.goto(server.address);
  await tab.getByLabel('Your name').first().fill('Somebody');
  await changeName(tab, name);
}

test('a public room is on the start page while somebody is in it, and a locked one lets nobody in', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  const address = await hostedRoom(mara);
  const room = panel(mara.page);
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(server.address);
  await room.getByRole('radio', { name: 'Everyone: the room is listed on the start page while somebody is in it' }).click({ force: true });
  const listed = ida.page.getByRole('region', { name: 'Public games' });
  await expect(listed).toContainText('Mara');
  await shot(ida, 'public-games');
  await room.getByText('Locked').click();
  await expect(listed).toBeHidden();
  await ida.page.goto(address);
  await expect(ida.page.getByText('This room is locked.')).toBeVisible();
  await shot(mara, 'room');
  await leave([mara, ida]);
});

test('a public room whose game nobody may watch is listed without a link to strangers', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara] = players as [Player, Player];
  await openRoom(mara);
  await roomOf(mara.page).getByRole('radio', { name: 'Everyone: the room is listed on the start page while somebody is in it' }).click({ force: true });
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(server.address);
  const listed = ida.page.getByRole('region', { name: 'Public games' }).getByRole('listitem').filter({ hasText: 'Mara and Jonas' });
  await expect(listed.getByRole('link')).toBeVisible();
  await roomOf(mara.page).getByLabel('Others can watch').click();
  await expect(listed).toContainText('Others can’t watch.');
  await expect(listed.getByRole('link')).toHaveCount(0);
  await shot(ida, 'public-not-watched');
  await leave([...players, ida]);
});

test('somebody whom the host removes is out of the room', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  const address = await hostedRoom(mara);
  const jonas = await Player.arrive(browser, server, 'Jonas');
  await jonas.sitDown(address.slice(-8));
  await panel(mara.page).getByRole('button', { name: 'Remove Jonas' }).click();
  await mara.page.getByRole('dialog', { name: 'Remove Jonas?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(jonas.page.getByText('The host has removed you from this room.')).toBeVisible();
  await expect(jonas.page).toHaveTitle('You can’t enter this room · Crisscross');
  await jonas.page.reload();
  await expect(jonas.page.getByText('The host has removed you from this room.')).toBeVisible();
  await leave([mara, jonas]);
});

test('a player whom the host removes after a game reads so at once, and can still review that game', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const { page } = jonas;
  const address = page.url();
  const removed = page.getByText('The host has removed you from this room.');
  await giveUp(players, mara);
  await mara.button('View board').click();
  await openRoom(mara);
  await roomOf(mara.page).getByRole('button', { name: 'Remove Jonas' }).click();
  await mara.page.getByRole('dialog', { name: 'Remove Jonas?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(removed).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await shot(jonas, 'removed-after-a-game');
  await page.getByRole('link', { name: 'Find your finished games from this room' }).click();
  await page.getByTestId('game').click();
  await expect(page).toHaveURL(`${address}/1`);
  await expect(page.getByTestId('moment')).toContainText('Game over');
  await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
  await page.goto(server.address);
  await page.getByRole('region', { name: 'My games' }).getByRole('link', { name: /Mara/ }).click();
  await expect(page.getByText('Game over').first()).toBeVisible();
  await leave(players);
});

test('the host removes somebody who only watches, in the middle of a game', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara] = players as [Player, Player];
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(mara.page.url());
  await expect(ida.page.getByText('You’re watching')).toBeVisible();
  await openRoom(mara);
  const watchers = roomOf(mara.page).getByRole('region', { name: 'Watchers' });
  await expect(watchers.getByRole('listitem')).toHaveText(/Guest without a name/);
  const tab = await ida.page.context().newPage();
  await takeName(tab, ida.name);
  await expect(watchers.getByRole('listitem')).toHaveText(/Ida/);
  await shot(mara, 'watchers');
  await watchers.getByRole('button', { name: 'Remove Ida' }).click();
  await expect(mara.page.getByRole('dialog', { name: 'Remove Ida?' })).toBeVisible();
  await changeName(tab, 'Nora');
  await mara.page.getByRole('dialog', { name: 'Remove Nora?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(ida.page.getByText('The host has removed you from this room.')).toBeVisible();
  await expect(watchers).toBeHidden();
  await leave([...players, ida]);
});

test('while a room is locked, those in it see that it is, and nobody new can come in', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  const address = await hostedRoom(mara);
  const jonas = await Player.arrive(browser, server, 'Jonas');
  await jonas.sitDown(address.slice(-8));
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(address);
  await expect(ida.button('Join the game')).toBeVisible();
  await panel(mara.page).getByText('Locked').click();
  await expect(ida.page.getByText('The room is locked: nobody new can come in or sit down.')).toBeVisible();
  await expect(ida.button('Join the game')).toBeHidden();
  await jonas.button(/^Room/).click();
  await expect(panel(jonas.page)).toContainText('The room is locked.');

  const robin = await Player.arrive(browser, server, 'Robin');
  await robin.page.goto(address);
  await expect(robin.page.getByText('This room is locked. Ask its host to unlock it.')).toBeVisible();
  await jonas.page.goto(server.address);
  await jonas.page.goto(address); // those with a seat come and go
  await expect(jonas.button('Leave the room')).toBeVisible();

  await panel(mara.page).getByText('Locked').click();
  await expect(ida.button('Join the game')).toBeVisible();
  await robin.button('Try again').click();
  await expect(robin.button('Join the game')).toBeVisible();
  await leave([mara, jonas, ida, robin]);
});

test('where others can’t watch, somebody new is kept out of a game with a reason, until the host lets them watch again', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const address = mara.page.url();
  await openRoom(mara);
  await openRoom(jonas);
  await roomOf(mara.page).getByText('Others can watch').click();
  await expect(roomOf(jonas.page)).toContainText('Others can’t watch.');
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(address);
  await expect(ida.page.getByText('Only its players can watch this game while it’s under way.')).toBeVisible();
  await expect(ida.page.getByRole('grid', { name: 'Board' })).toHaveCount(0);
  expect(await barriers(ida.page)).toEqual([]);
  await shot(ida, 'no-watchers');

  await roomOf(mara.page).getByText('Others can watch').click();
  await expect(roomOf(jonas.page)).not.toContainText('Others can’t watch.');
  await ida.page.reload();
  await expect(ida.page.getByText('You’re watching')).toBeVisible();
  await leave([...players, ida]);
});

test('somebody with too many wrong passwords gets the form back when they try again', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  const address = await hostedRoom(mara);
  const room = panel(mara.page);
  await room.getByRole('radio', { name: 'Everyone with the password' }).check({ force: true });
  await room.getByRole('textbox', { name: 'Password' }).fill('tea at five');
  await room.getByRole('button', { name: 'Save' }).last().click();
  await expect(room.getByLabel('New password')).toBeVisible();
  const robin = await Player.arrive(browser, server, 'Robin');
  await robin.page.goto(address);
  const field = robin.page.getByLabel('Room password');
  await field.fill('wrong');
  await expect(async () => {
    if (await field.isVisible()) await robin.button('Enter').click({ timeout: 1000 });
    await expect(robin.page.getByText('Too many wrong tries.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await robin.button('Try again').click();
  await expect(field).toBeVisible();
  await leave([mara, robin]);
});
