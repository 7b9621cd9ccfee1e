import { expect, test } from '@playwright/test';
import { boxOf, laptop, overlap } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { leave } from '../support/players.ts';
import { hostedRoom, panel } from '../support/room_settings.ts';
import { Server } from '../support/server.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('what is missing is said beside its field, not in a bubble of the browser', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const code = await host.makeRoom();
  const guest = await Player.arrive(browser, server, 'Jonas');
  const { page } = guest;
  await page.goto(server.address);
  await guest.button('Create a game').click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your name.');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveCSS('border-top-color', 'rgb(176, 53, 45)');
  await guest.button('Join').click();
  await expect(page.getByRole('alert').filter({ hasText: 'A code has' })).toBeVisible();
  await expect(page.getByLabel('Room code')).toBeFocused();
  await page.goto(`${server.address}/r/${code}`);
  await guest.button('Join the game').click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your name.');
  await page.getByLabel('Your name').fill('Jonas');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await leave([host, guest]);
});

test('a number that the system does not allow is said with what it allows, not in a bubble of the browser', async ({ browser }) => {
  const guest = await Player.arrive(browser, server, 'Jonas');
  const { page } = guest;
  await page.goto(server.address);
  await page.getByLabel('Your name').fill('Jonas');
  await page.getByText('More settings').click();
  const field = page.getByLabel('Tiles on a rack');
  const places = async () => Promise.all([field, page.getByLabel('Bingo points')].map(async (one) => (await one.boundingBox())!.y));
  const before = await places();
  await field.fill('99');
  await guest.button('Create a game').click();
  await expect(page.getByRole('alert')).toHaveText(['“Tiles on a rack” must be from 1 to 20 here.']); // and not twice
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('“Tiles on a rack” must be from 1 to 20 here.');
  const [own, beside] = await places();
  expect(own! - beside!).toBe(before[0]! - before[1]!); // the fields beside it stay in line
  await field.fill('8');
  await guest.button('Create a game').click();
  await expect(page).toHaveURL(/\/r\//);
  await leave([guest]);
});

test('what keeps a game from being created far up in its settings has the focus, and cannot be put out of sight', async ({ browser }) => {
  const guest = await Player.arrive(browser, server, 'Jonas', { viewport: laptop });
  const { page } = guest;
  await page.goto(server.address);
  await page.getByLabel('Your name').fill('Jonas');
  await page.getByText('More settings').click();
  await page.getByRole('radio', { name: 'Everyone with the password' }).check({ force: true });
  const password = page.getByLabel('Password', { exact: true });
  const create = guest.button('Create a game');
  await page.getByText('More settings').click();
  await expect(password).toBeVisible();
  await create.click();
  await expect(page.getByRole('alert')).toHaveText('A room’s password has 1 to 64 characters.');
  await expect(password).toBeFocused();
  await expect(password).toBeInViewport({ ratio: 1 });
  await password.fill('secret');
  const clock = page.getByRole('region', { name: 'Clock' });
  await clock.getByRole('radio', { name: 'Days', exact: true }).check({ force: true });
  const days = clock.getByLabel('Days for each move');
  await days.fill('1000');
  await page.getByLabel('Scoreless turns to end').focus();
  await create.click();
  await expect(days).toBeFocused();
  await expect(days).toBeInViewport({ ratio: 1 });
  await days.fill('3');
  await create.click();
  await expect(page).toHaveURL(/\/r\//);
  await leave([guest]);
});

test('on a laptop all the settings of a new room have the width of the page, and nothing above them moves', async ({ browser }) => {
  const guest = await Player.arrive(browser, server, 'Jonas', { viewport: laptop });
  const { page } = guest;
  await page.goto(server.address);
  const more = page.getByText('More settings');
  const before = await boxOf(more);
  await more.click();
  const after = await boxOf(more);
  const [name, away, board] = [page.getByLabel('Room name'), page.getByLabel('If I’m away'), page.getByRole('region', { name: 'Board and tiles' })];
  await expect(board).toBeVisible();
  expect([after.x, after.y]).toEqual([before.x, before.y]);
  expect((await boxOf(name)).y).toBe((await boxOf(away)).y);
  const [form, hero] = [await boxOf(page.getByRole('form', { name: 'New game' })), await boxOf(page.locator('.hero'))];
  expect([form.x, form.width]).toEqual([hero.x, hero.width]);
  expect(overlap(form, await boxOf(page.getByLabel('Room code')))).toBe(false);
  await leave([guest]);
});

test('a delay for those who watch stays within its bounds', async ({ browser }) => {
  const guest = await Player.arrive(browser, server, 'Jonas');
  const { page } = guest;
  await page.goto(server.address);
  await page.getByText('More settings').click();
  const delay = page.getByLabel(/moves behind/i);
  await delay.fill('99');
  await delay.blur();
  await expect(delay).toHaveValue('20');
  await delay.fill('2.7');
  await delay.blur();
  await expect(delay).toHaveValue('2');
  await leave([guest]);
});

test('fields show what holds when the server refuses what was chosen in them', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const { page } = host;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const line = socket.connectToServer();
    socket.onMessage((message) => {
      const { type, id } = JSON.parse(message.toString());
      if (!['set_calls', 'set_watching'].includes(type)) return line.send(message);
      socket.send(JSON.stringify({ type: 'error', id, code: 'BUSY', message: '' }));
    });
  });
  await page.goto(server.address);
  await host.button('Look and sound').click();
  const digest = page.getByLabel('A daily summary of the games waiting for me');
  await digest.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(digest).not.toBeChecked();
  await host.button('Done').click();

  await hostedRoom(host);
  const delay = panel(page).getByLabel('Moves behind');
  await delay.fill('3');
  await delay.blur();
  await expect(delay).toHaveValue('0');
  await leave([host]);
});

test('a switch stays as it was put while the room that has it so is on its way', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const { page } = host;
  const held: (() => void)[] = [];
  let holds = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (holds && JSON.parse(message.toString()).type === 'room') held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await hostedRoom(host);
  const locked = panel(page).getByRole('checkbox', { name: 'Locked' });
  holds = true;
  await locked.click();
  await expect.poll(() => held.length).toBeGreaterThan(0); // the answer came before it
  await expect(locked).toBeEnabled();
  await expect(locked).toBeChecked();
  for (const send of held) send();
  await expect(locked).toBeChecked();
  await leave([host]);
});

test('what is missing is said in the language of the page', async ({ browser }) => {
  const guest = await Player.arrive(browser, server, 'Jonas', { locale: 'de' });
  const { page } = guest;
  await page.goto(server.address);
  await guest.button('Anmelden').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(['Gib den Namen des Kontos ein.', 'Gib die Passphrase ein.']);
  const name = dialog.getByLabel('Name des Kontos');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Gib den Namen des Kontos ein.');
  await name.fill('jonas');
  await expect(dialog.getByRole('alert')).toHaveText(['Gib die Passphrase ein.']);
  await leave([guest]);
});
