import { expect, test, type Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { shot } from './support/course.ts';
import { phones } from './support/places.ts';
import { Player } from './support/player.ts';
import { Server } from './support/server.ts';
import { allSaw, leave, seat, toMove } from './support/players.ts';

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

/** Opens what the room is besides its games, from the middle of a game. */
async function openRoom({ page, button }: Player): Promise<void> {
  await button(/^Room .*, invite$/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Room settings…' }).click();
  await expect(roomOf(page)).toBeVisible();
}

/** What openRoom opens, in front of the dialog with the invitation. */
const roomOf = (page: Page) => panel(page).last();

/** Goes back from there to the board. */
async function closeDialogs({ page }: Player): Promise<void> {
  await roomOf(page).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog', { name: 'Room', exact: true }).getByRole('button', { name: 'Close', exact: true }).click();
}

async function closeRoom({ page }: Player): Promise<void> {
  await roomOf(page).getByRole('button', { name: 'Close the room' }).click();
  await page.getByRole('dialog', { name: 'Close this room?' }).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(`${server.address}/`);
}

/** Gives somebody their name on the start page, which they have open in another tab. */
async function takeName(tab: Page, name: string): Promise<void> {
  await tab.goto(server.address);
  await tab.getByLabel('Your name').first().fill('Somebody');
  await changeName(tab, name);
}

async function changeName(tab: Page, name: string): Promise<void> {
  await tab.getByRole('button', { name: /, change name$/ }).click();
  const dialog = tab.getByRole('dialog', { name: 'What’s your name?' });
  await dialog.getByLabel('Your name').fill(name);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}

const isClosed = ({ page }: Player) => expect(page.getByRole('heading', { name: 'Game closed' })).toBeVisible();

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

test('a room has its name, its password, its watchers and its ratings from the form for a new game', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  await mara.page.goto(server.address);
  await mara.page.getByLabel('Your name').first().fill('Mara');
  await mara.page.getByText('More settings').click();
  await mara.page.getByLabel('Name of the room').fill('Friday evening');
  await mara.page.getByRole('radio', { name: 'Everyone with the password' }).check({ force: true });
  await mara.page.getByLabel('Moves behind').fill('2');
  await mara.page.getByLabel('Games count for ratings').uncheck();
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
  await expect(room.getByLabel('Games count for ratings')).not.toBeChecked();
  const jonas = await Player.arrive(browser, server, 'Jonas');
  await jonas.page.goto(mara.page.url());
  await jonas.page.getByLabel('Password of the room').fill('tea at five');
  await jonas.button('Enter').click();
  await expect(jonas.page.getByText('This game doesn’t count for ratings.')).toBeVisible();
  await room.getByLabel('Games count for ratings').check();
  await jonas.button(/^Room/).click();
  await expect(panel(jonas.page)).toContainText('From the next game on, games here count for ratings.');
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
  await room.getByRole('radio', { name: 'Everyone: the room is listed on the start page' }).click({ force: true });
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

test('a room that its host closes for good is closed to everybody at once', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  const address = await hostedRoom(mara);
  const jonas = await Player.arrive(browser, server, 'Jonas');
  const ida = await Player.arrive(browser, server, 'Ida');
  await jonas.sitDown(address.slice(-8));
  await ida.page.goto(address);
  await expect(ida.button('Join the game')).toBeVisible();
  await panel(mara.page).getByRole('button', { name: 'Close the room' }).click();
  await mara.page.getByRole('dialog', { name: 'Close this room?' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(jonas.button('Leave the room')).toBeVisible();

  await closeRoom(mara);
  for (const player of [jonas, ida]) await isClosed(player);
  await shot(jonas, 'closed');
  for (const player of [mara, jonas, ida]) {
    await player.page.goto(address);
    await isClosed(player);
    await expect(player.page.getByText('This game has been closed.')).toBeVisible();
  }
  expect(await barriers(jonas.page)).toEqual([]);
  await jonas.page.goto(server.address);
  await expect(jonas.page.getByRole('link').filter({ hasText: address.slice(-8) })).toHaveCount(0);
  await leave([mara, jonas, ida]);
});

test('the games of a closed room can still be reviewed by those who played them, and by nobody else', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const address = mara.page.url();
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(address);
  await expect(ida.page.getByText('You’re watching')).toBeVisible();
  await openRoom(mara);
  await expect(roomOf(mara.page).getByRole('button', { name: 'Close the room' })).toBeHidden(); // the game is under way
  await closeDialogs(mara);
  await jonas.resign();
  await mara.button('View board').click();
  await openRoom(mara);
  await closeRoom(mara);
  for (const player of [jonas, ida]) await isClosed(player);

  for (const { page } of players) {
    await page.goto(address);
    await expect(page.getByRole('slider')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
  }
  await ida.page.goto(address);
  await isClosed(ida);
  await leave([...players, ida]);
});

test('the host gives the room away in the middle of a game, and everybody sees who looks after it', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }, { name: 'Sofie' }]);
  const [mara, jonas, sofie] = players as [Player, Player, Player];
  for (const player of players) await openRoom(player);
  for (const { page } of [jonas, sofie]) {
    await expect(roomOf(page)).toContainText('Mara is the host of this room.');
    await expect(roomOf(page).getByLabel('Name of the room')).toBeHidden();
  }
  await roomOf(mara.page).getByRole('button', { name: 'Make Jonas the host' }).click();
  await mara.page.getByRole('button', { name: 'Hand over' }).click();
  for (const { page } of [mara, sofie]) {
    await expect(roomOf(page)).toContainText('Jonas is the host of this room.');
    await expect(roomOf(page).getByLabel('Name of the room')).toBeHidden();
  }
  await roomOf(jonas.page).getByLabel('Name of the room').fill('At Jonas’s');
  await roomOf(jonas.page).getByRole('button', { name: 'Save' }).click();
  for (const { page } of players) await expect(page.getByRole('dialog', { name: 'At Jonas’s' })).toBeVisible();
  expect((await mara.rack()).length).toBe(7); // she keeps her seat
  await leave(players);
});

test('while a room is locked, those in it see so, and nobody new can come in', async ({ browser }) => {
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
  await jonas.page.goto(address); // who has a seat comes and goes
  await expect(jonas.button('Leave the room')).toBeVisible();

  await panel(mara.page).getByText('Locked').click();
  await expect(ida.button('Join the game')).toBeVisible();
  await robin.page.reload();
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

test('a watcher takes part in the next game: they get a seat and tiles there, and play', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(mara.page.url());
  await expect(ida.page.getByText('You’re watching')).toBeVisible();
  await openRoom(ida);
  await roomOf(ida.page).getByLabel('Your name').fill('Ida');
  await roomOf(ida.page).getByRole('button', { name: 'Play in the next game' }).click();
  await expect(roomOf(ida.page)).toContainText('Ida will play in the next game.');
  await closeDialogs(ida);
  await jonas.resign();
  await mara.button('Play again').last().click();
  await jonas.button('Agree').last().click();
  await expect.poll(() => ida.rack()).toHaveLength(7);

  const everybody = [...players, ida];
  for (let mover = (await toMove(everybody))!; mover !== ida; mover = (await toMove(everybody))!) {
    const moves = await mover.countMoves();
    await mover.pass();
    await allSaw(everybody, moves);
  }
  await ida.laidAndPlayed(await ida.opening(), 'tap');
  await leave(everybody);
});
