import { expect, test } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { shot } from '../support/course.ts';
import { lines, say } from '../support/chat.ts';
import { laptop, phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { allSaw, leave, seat, toMove } from '../support/players.ts';
import { hostedRoom, openRoom, panel, roomOf } from '../support/room_settings.ts';
import { giveUp, result } from '../support/series.ts';
import { Server } from '../support/server.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** Goes back from the settings of the room to the board. */
async function closeDialogs({ page }: Player): Promise<void> {
  await roomOf(page).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog', { name: 'Invite and room' }).getByRole('button', { name: 'Close', exact: true }).click();
}

async function askToClose({ page }: Player): Promise<void> {
  await roomOf(page).getByRole('button', { name: 'Close the room' }).click();
  await page.getByRole('dialog', { name: 'Close this room?' }).getByRole('button', { name: 'Close', exact: true }).click();
}

async function closeRoom(host: Player): Promise<void> {
  await askToClose(host);
  await expect(host.page).toHaveURL(`${server.address}/`);
}

const isClosed = ({ page }: Player) => expect(page.getByRole('heading', { name: 'Room closed' })).toBeVisible();

test('the host of a room names it, asks for a password and keeps a seat, on a phone', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara', { viewport: phones[0]! });
  const address = await hostedRoom(mara);
  const room = panel(mara.page);
  await room.getByLabel('Room name').fill('Friday evening');
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
  await jonas.page.getByLabel('Room password').fill('wrong');
  await jonas.button('Enter').click();
  await expect(jonas.page.getByText('That isn’t the password.')).toBeVisible();
  await shot(jonas, 'password');
  const alert = jonas.page.getByRole('alert');
  await alert.evaluate((element) => element.setAttribute('data-before', ''));
  await jonas.button('Enter').click();
  await expect(alert, 'it is spoken again').not.toHaveAttribute('data-before');
  await expect(alert).toHaveText('That isn’t the password.');
  await jonas.page.getByLabel('Room password').fill('tea at five');
  await jonas.button('Enter').click();
  await expect(jonas.page.getByText('Kept for Jonas')).toBeVisible();
  await jonas.page.getByLabel('Your name').fill('Jonas');
  await jonas.button('Join the game').click();
  await expect(jonas.page.getByText('Kept for Jonas')).toBeHidden();
  await leave([mara, jonas]);
});

test('a room has its name, its password, its watchers and its ratings from the form for a new game', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  await mara.page.goto(server.address);
  await mara.page.getByLabel('Your name').first().fill('Mara');
  await mara.page.getByText('More settings').click();
  await mara.page.getByLabel('Room name').fill('Friday evening');
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
  await jonas.page.getByLabel('Room password').fill('tea at five');
  await jonas.button('Enter').click();
  await expect(jonas.page.getByText('This game doesn’t count for ratings.')).toBeVisible();
  await expect(jonas.page.getByText('Friday evening')).toBeVisible();
  await room.getByLabel('Games count for ratings').click();
  await jonas.button(/^Room/).click();
  await expect(panel(jonas.page)).toContainText('From the next game on, games here count for ratings.');
  await leave([mara, jonas]);
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
  await leave([mara, jonas]);
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
    await expect(player.page.getByText('This room has been closed.')).toBeVisible();
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
  await askToClose(mara);
  await expect(mara.page.getByText(/you can close the room in 29 days/).first()).toBeVisible(); // the game is under way
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

test('the host hands the room over in the middle of a game, and everybody sees who its host is', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }, { name: 'Sofie' }]);
  const [mara, jonas, sofie] = players as [Player, Player, Player];
  for (const player of players) await openRoom(player);
  for (const { page } of [jonas, sofie]) {
    await expect(roomOf(page)).toContainText('Mara is the host of this room.');
    await expect(roomOf(page).getByLabel('Room name')).toBeHidden();
  }
  await roomOf(mara.page).getByRole('button', { name: 'Make Jonas the host' }).click();
  await mara.page.getByRole('button', { name: 'Hand over' }).click();
  await expect(jonas.message('You’re the host of this room now.').last()).toBeVisible();
  const webhook = 'Post this room’s notifications to a chat';
  await expect(jonas.page.getByText(webhook)).toBeVisible();
  for (const { page } of [mara, sofie]) {
    await expect(roomOf(page)).toContainText('Jonas is the host of this room.');
    await expect(roomOf(page).getByLabel('Room name')).toBeHidden();
    await expect(page.getByText(webhook)).toBeHidden();
  }
  await roomOf(jonas.page).getByLabel('Room name').fill('At Jonas’s');
  await roomOf(jonas.page).getByRole('button', { name: 'Save' }).click();
  for (const { page } of players) await expect(page.getByRole('dialog', { name: 'At Jonas’s' })).toBeVisible();
  expect((await mara.rack()).length).toBe(7); // she keeps her seat
  await leave(players);
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

test('the result is shown once: somebody who comes to the room from the review of its last game reads what was alert there', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  await mara.page.setViewportSize(laptop);
  const panelTab = (name: string | RegExp) => mara.page.getByRole('tab', { name });
  await giveUp(players, mara);
  await result(mara.page).getByRole('button', { name: 'Review' }).click();
  await mara.button('Room and chat').click();
  await expect(panelTab('Result')).toHaveAttribute('aria-selected', 'true');
  await mara.page.getByTestId('status').getByRole('button', { name: 'Review' }).click(); // which a dialog would not let through
  await jonas.button('View board').click();
  await jonas.page.getByRole('tab', { name: /^Chat/ }).click();
  await say(jonas.page, 'Another one?');
  await mara.button('Room and chat. Chat, 1 new message').click();
  await expect(lines(mara.page)).toContainText('Another one?');
  await panelTab('Moves').click();
  await expect(result(mara.page)).toBeHidden();
  await leave(players);
});

test('between two games, somebody new takes part in the next one, and those who come back reach the chat and the room', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara', options: { viewport: phones[1]! } }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  await jonas.resign();
  await expect(mara.page.getByRole('dialog', { name: 'Game over' })).toBeVisible();
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(mara.page.url());
  await ida.page.getByLabel('Your name').fill('Ida');
  await ida.button('Play in the next game').click();
  await expect(ida.page.getByText('Ida will play in the next game.')).toBeVisible();
  await ida.button('Room and chat').click();
  await ida.page.getByRole('tab', { name: /^Chat/ }).click();
  await ida.page.getByLabel('Say something').fill('May I?');
  await ida.button('Send').click();
  await expect(ida.page.getByRole('log', { name: 'Chat' })).toContainText('May I?');

  await mara.page.reload();
  await expect(mara.button('Room and chat. Chat, 1 new message')).toBeVisible();
  for (const size of phones) {
    await mara.page.setViewportSize(size);
    for (const inHeader of await mara.page.getByRole('banner').getByRole('button').all()) await expect(inHeader).toBeInViewport({ ratio: 0.98 });
    await shot(mara, `review-${size.width}`);
  }
  await mara.button('Room and chat. Chat, 1 new message').click();
  await mara.page.getByRole('tab', { name: /^Chat/ }).click();
  await expect(mara.page.getByRole('log', { name: 'Chat' })).toContainText('May I?');
  await mara.page.getByRole('tab', { name: /^Chat/ }).click();
  await openRoom(mara);
  await expect(roomOf(mara.page).getByRole('button', { name: 'Close the room' })).toBeVisible();
  await closeDialogs(mara);
  await jonas.button('Play again').last().click();
  await expect(mara.page.getByTestId('proposal').first()).toBeVisible();
  await expect(ida.button('Count me out')).toHaveCount(0); // a button of the form says the same
  await mara.button('Agree').last().click();
  await expect.poll(() => ida.rack()).toHaveLength(7);
  await leave([...players, ida]);
});
