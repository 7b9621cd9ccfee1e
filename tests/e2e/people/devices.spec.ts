import { expect, test } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { devicesOf, linkFrom } from '../support/devices.ts';
import { Player } from '../support/player.ts';
import { readQr } from '../support/qr.ts';
import { Server } from '../support/server.ts';
import { leave } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const games = (player: Player, code: string) => player.page.getByRole('link').filter({ hasText: code });

test('a player goes on in a second browser by a link, and signs it out from the first', async ({ browser }) => {
  const laptop = await Player.arrive(browser, server, 'Mara');
  const code = await laptop.makeRoom();
  const link = await linkFrom(laptop, server);
  expect(new URL(link).hash).toMatch(/^#hand-over=[0-9a-f]{64}$/);
  expect(await barriers(laptop.page, 'all')).toEqual([]);

  const phone = await Player.arrive(browser, server, 'Mara', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.page.goto(link);
  await expect(phone.button('Continue here')).toBeVisible();
  expect(await barriers(phone.page, 'all')).toEqual([]);
  await phone.button('Continue here').click();
  await expect(games(phone, code)).toBeVisible();
  await expect(phone.button(/^Mara\W+change name$/)).toBeVisible();
  expect(phone.page.url()).not.toContain('hand-over');
  await phone.page.goto(`${server.address}/r/${code}`);
  await expect(phone.button('Waiting for friends…')).toBeVisible(); // as only the host sees it

  const dialog = await devicesOf(laptop, server);
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  const other = dialog.getByRole('listitem').filter({ hasNotText: 'This device' });
  await other.getByRole('button', { name: /^Rename/ }).click();
  await dialog.getByLabel('Device name').fill('phone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Sign out phone' }).click();
  await laptop.page.getByRole('dialog', { name: 'Sign out phone?' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(phone.page.getByRole('heading', { name: 'Signed out' })).toBeVisible();
  await expect(phone.page).toHaveTitle('Signed out · Crisscross');
  expect(await barriers(phone.page, 'all')).toEqual([]);
  await phone.button('Play as a new guest').click();
  await phone.page.goto(server.address);
  await expect(phone.page.getByLabel('Your name').first()).toHaveValue('');
  await leave([laptop, phone]);
});

test('a player finds the link to another device in the room, too, before the game and during it', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  const code = await mara.makeRoom();
  const dialog = mara.page.getByRole('dialog', { name: 'Account and devices' });
  const openDevices = async () => {
    await mara.button('Change your name').click();
    await mara.button('Account and devices…').click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
  };
  await openDevices();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await mara.button('Casual').click();
  await mara.startWith(2);
  await mara.seeTheDraw();
  await openDevices();
  await dialog.getByRole('button', { name: 'Show the link' }).click();
  await expect(dialog.getByLabel('Link for another device')).toHaveValue(/#hand-over=/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(mara.page).toHaveURL(new RegExp(`/r/${code}$`));
  await leave([mara]);
});

test('a link that has been used goes from the page that shows it, which says on which device', async ({ browser }) => {
  const laptop = await Player.arrive(browser, server, 'Mara');
  await laptop.makeRoom();
  const link = await linkFrom(laptop, server);
  await expect(laptop.page.getByLabel('Link for another device')).toBeFocused();
  const phone = await Player.arrive(browser, server, 'Mara');
  await phone.page.goto(link);
  await phone.button('Continue here').click();
  await expect(laptop.message('Chrome on Linux is signed in now.')).toBeVisible();
  await expect(laptop.page.getByLabel('Link for another device')).toHaveCount(0);
  await expect(laptop.page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Chrome on Linux' })).toHaveCount(2);
  await leave([laptop, phone]);
});

test('a browser that is signed out says so on all its pages, and none of them goes on as a new guest', async ({ browser }) => {
  const laptop = await Player.arrive(browser, server, 'Mara');
  await laptop.makeRoom();
  const phone = await Player.arrive(browser, server, 'Mara');
  await phone.page.goto(await linkFrom(laptop, server));
  await phone.button('Continue here').click();
  const dialog = await devicesOf(laptop, server);
  const second = await phone.page.context().newPage();
  for (const page of [phone.page, second]) {
    await page.goto(server.address);
    await expect(page.getByRole('region', { name: 'My games' })).toBeVisible();
  }
  const other = dialog.getByRole('listitem').filter({ hasNotText: 'This device' });
  await other.getByRole('button', { name: /^Sign out/ }).click();
  await laptop.page.getByRole('dialog', { name: /^Sign out/ }).last().getByRole('button', { name: 'Sign out', exact: true }).click();
  for (const page of [phone.page, second]) await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible();
  await leave([laptop, phone]);
});

test('the picture leads a second browser to the same player, in light and dark', async ({ browser }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const laptop = await Player.arrive(browser, server, 'Mara', { colorScheme });
    const code = await laptop.makeRoom();
    const link = await linkFrom(laptop, server);
    const read = await readQr(laptop.page.getByRole('img', { name: 'QR code for the link' }));
    expect(read).toBe(link);

    const phone = await Player.arrive(browser, server, 'Mara', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await phone.page.goto(read!);
    await phone.button('Continue here').click();
    await expect(games(phone, code)).toBeVisible();
    await expect(phone.button(/^Mara\W+change name$/)).toBeVisible();
    await phone.page.goto(`${server.address}/r/${code}`);
    await expect(phone.button('Waiting for friends…')).toBeVisible(); // as only the host sees it
    await leave([laptop, phone]);
  }
});

test('a link that was cut or changed on its way is refused in words, and nothing is lost', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  const code = await mara.makeRoom();
  const jonas = await Player.arrive(browser, server, 'Jonas');
  const whole = await linkFrom(mara, server);
  for (const link of [whole.slice(0, -1), `${whole}0`, `${server.address}/#hand-over=`, `${server.address}/#hand-over=<script>alert(1)</script>`]) {
    await jonas.page.goto('about:blank');
    await jonas.page.goto(link);
    await expect(jonas.message('This link can’t be used any more. Make a new one on your other device.')).toBeVisible();
    await expect(jonas.page.getByTestId('link')).toHaveAttribute('data-link', 'open');
    await expect(jonas.button('Continue here')).toHaveCount(0);
    await expect(games(jonas, code)).toHaveCount(0);
    await expect.poll(() => jonas.page.url()).toBe(`${server.address}/`);
  }
  await jonas.page.goto(whole); // the attempts have not used it up
  await jonas.button('Continue here').click();
  await expect(games(jonas, code)).toBeVisible();
  await leave([mara, jonas]);
});

test('a link that has been used or forged is refused in words, and the browser keeps who it was', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  await mara.makeRoom();
  const used = await linkFrom(mara, server);
  const phone = await Player.arrive(browser, server, 'Mara');
  await phone.page.goto(used);
  await phone.button('Continue here').click();
  await expect(phone.button(/^Mara\W+change name$/)).toBeVisible();

  const jonas = await Player.arrive(browser, server, 'Jonas');
  const code = await jonas.makeRoom();
  for (const link of [used, `${server.address}/#hand-over=${'a'.repeat(64)}`]) {
    await jonas.page.goto('about:blank');
    await jonas.page.goto(link);
    await expect(jonas.page.getByText('So far you’ve been playing as Jonas in this browser.')).toBeVisible();
    await jonas.button('Continue here').click();
    await expect(jonas.page.getByRole('heading', { name: 'Link not valid' })).toBeVisible();
    await jonas.button('Continue without the link').click();
    await expect(games(jonas, code)).toBeVisible();
  }
  await leave([mara, phone, jonas]);
});

test('a link that is opened in the browser that made it asks for another device', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  const code = await mara.makeRoom();
  const link = await linkFrom(mara, server);
  await mara.page.goto(link); // only the fragment is new
  await expect(mara.page.getByText('You made this link in this browser.')).toBeVisible();
  await mara.button('Home').click();
  await expect(games(mara, code)).toBeVisible();
  await leave([mara]);
});
