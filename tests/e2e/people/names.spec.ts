import { expect, test } from '@playwright/test';
import { changeName } from '../support/names.ts';
import { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { leave, seat } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const people = (player: Player) => player.page.getByRole('list', { name: 'Players' });
const dialogOf = (player: Player) => player.page.getByRole('dialog', { name: 'Change your name' });

test('somebody changes their name in the middle of a game, and everybody sees it at once', async ({ browser }) => {
  const [mara, jonas] = (await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }])) as [Player, Player];
  await changeName(jonas.page, 'MARA');
  await expect(dialogOf(jonas).getByRole('alert')).toContainText('someone already has that name');
  await dialogOf(jonas).getByLabel('Your name').fill('Jonas the Second');
  await dialogOf(jonas).getByRole('button', { name: 'Save' }).click();
  await expect(dialogOf(jonas)).toBeHidden();
  for (const player of [mara, jonas]) await expect(people(player)).toContainText('Jonas the Second');
  await expect(mara.page.getByText('Jonas is now called Jonas the Second.').first()).toBeVisible();
  await mara.page.reload();
  await expect(people(mara)).toContainText('Jonas the Second');
  await jonas.page.goto(server.address);
  await expect(jonas.button(/^Jonas the Second ?, change name$/)).toBeVisible();
  await leave([mara, jonas]);
});

test('somebody who waits for a game changes their name, on a phone, and starts with it', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara', { viewport: { width: 360, height: 640 }, hasTouch: true });
  const jonas = await Player.arrive(browser, server, 'Jonas');
  const code = await mara.makeRoom();
  await jonas.sitDown(code);
  await changeName(mara.page, 'Nora');
  await expect(jonas.page.getByText('Nora will start the game')).toBeVisible();
  await mara.startWith(2);
  for (const player of [mara, jonas]) await player.seeTheDraw();
  await expect(people(jonas)).toContainText('Nora');
  await changeName(mara.page, 'Mara');
  await expect(people(jonas)).toContainText('Mara');
  await leave([mara, jonas]);
});

test('beside a long name a player still reads that it is theirs', async ({ browser }) => {
  const name = 'Maximiliana Featherstone';
  const players = await seat(browser, server, [{ name }, { name: 'Jonas' }]);
  const { page } = players[0]!;
  const you = people(players[0]!).getByText('you', { exact: true });
  for (const size of [{ width: 1366, height: 768 }, { width: 1280, height: 800 }, { width: 1024, height: 768 }]) {
    await page.setViewportSize(size);
    const isCut = await you.evaluate((tag) => tag.getBoundingClientRect().right > tag.closest('[title]')!.getBoundingClientRect().right + 1);
    expect(isCut, `at ${size.width} x ${size.height}`).toBe(false);
    await expect(people(players[0]!).getByTitle(name)).toBeVisible();
  }
  await leave(players);
});

test('a name that nobody could read is refused beside its field, and nobody else sees it', async ({ browser }) => {
  const marks = '\u0301\u0489\u0334';
  const unreadable = [marks.repeat(8), `M${marks.repeat(20)}`, `Mara\u202eara`, '\u200b\u200b', '🙂'.repeat(25)];
  const mara = await Player.arrive(browser, server, 'Mara');
  await mara.page.goto(server.address);
  const field = mara.page.getByLabel('Your name').first();
  for (const name of unreadable) {
    await field.fill(name);
    await mara.button('Create a game').click();
    await expect(mara.page.getByRole('alert')).toContainText('Names have 1 to 24 visible characters.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
  }
  const jonas = await Player.arrive(browser, server, 'Jonas');
  const code = await mara.makeRoom();
  await jonas.page.goto(`${server.address}/r/${code}`);
  for (const name of unreadable) {
    await jonas.page.getByLabel('Your name').fill(name);
    await jonas.button('Join the game').click();
    await expect(jonas.page.getByRole('alert')).toContainText('Names have 1 to 24 visible characters.');
  }
  await jonas.page.getByLabel('Your name').fill('Zoe\u0308 Nguyễn');
  await jonas.button('Join the game').click();
  await expect(mara.button('Start with 2 players')).toBeEnabled();
  await changeName(jonas.page, marks.repeat(8));
  await expect(dialogOf(jonas).getByRole('alert')).toContainText('Names have 1 to 24 visible characters.');
  await expect(mara.page.getByText('Nguyễn').first()).toBeVisible();
  await leave([mara, jonas]);
});
