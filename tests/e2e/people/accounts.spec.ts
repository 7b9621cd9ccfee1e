import { expect, test, type Locator } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { devicesOf } from '../support/devices.ts';
import { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { leave } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const bottles = 'eleven green bottles';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** Passkeys need a name and no address. */
const address = () => server.address.replace('127.0.0.1', 'localhost');
const games = (player: Player, code: string) => player.page.getByRole('link').filter({ hasText: code });

/** Opens what the player sees of their account, at that address. */
const accountOf = (player: Player): Promise<Locator> => devicesOf(player, { address: address() });

/** A game that the player has made at the address where passkeys work. */
async function makeGame(player: Player): Promise<string> {
  await player.page.goto(address());
  await player.page.getByLabel('Your name').first().fill(player.name);
  await player.button('Create a game').click();
  await player.page.waitForURL(/\/r\/[0-9A-Z]{8}$/);
  return player.page.url().slice(-8);
}

async function signIn(player: Player): Promise<Locator> {
  await player.page.goto(address());
  await player.button('Sign in').click();
  return player.page.getByRole('dialog', { name: 'Sign in' });
}

test('a player makes an account, and signs in on a phone with the pass-phrase', async ({ browser }) => {
  const laptop = await Player.arrive(browser, server, 'Mara');
  const code = await makeGame(laptop);
  const dialog = await accountOf(laptop);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await expect(dialog.getByLabel('Account name')).toHaveValue('Mara');
  const secret = dialog.getByLabel('Pass-phrase', { exact: true });
  await secret.fill('short');
  await dialog.getByRole('button', { name: 'Create it with a pass-phrase' }).click();
  await expect(secret, 'what it is for, and what is wrong').toHaveAccessibleDescription(/\S.* A pass-phrase has at least 8 characters\.$/);
  await secret.fill(bottles);
  expect(await barriers(laptop.page, 'all')).toEqual([]);
  await dialog.getByRole('button', { name: 'Create it with a pass-phrase' }).click();
  await expect(dialog.getByText('You’re signed in as Mara.')).toBeVisible();

  const tablet = await Player.arrive(browser, server, 'Mara', phone);
  const asked = await signIn(tablet);
  await asked.getByLabel('Account name').fill('mara');
  await asked.getByLabel('Pass-phrase').fill('ten green bottles');
  await asked.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(asked.getByRole('alert')).toHaveText('The name or the pass-phrase is wrong.');
  expect(await barriers(tablet.page, 'all')).toEqual([]);
  await asked.getByLabel('Pass-phrase').fill(bottles);
  await asked.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(games(tablet, code)).toBeVisible();
  await expect(tablet.button(/^Mara\W+change name$/)).toBeVisible();
  await leave([laptop, tablet]);
});

test('a player signs in with a passkey of a virtual authenticator, and removes it', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Jonas');
  const devtools = await player.page.context().newCDPSession(player.page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const code = await makeGame(player);
  const dialog = await accountOf(player);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByRole('button', { name: 'Create it with a passkey' }).click();
  await expect(dialog.getByText('You’re signed in as Jonas.')).toBeVisible();
  expect(await barriers(player.page, 'all')).toEqual([]);

  await player.page.evaluate(() => localStorage.clear()); // as in a new browser, which has the passkey
  const asked = await signIn(player);
  await asked.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(games(player, code)).toBeVisible();

  const again = await accountOf(player);
  await again.getByRole('button', { name: /^Remove/ }).click();
  await player.button('Remove').last().click();
  await expect(again.getByRole('alert')).toHaveText('Without this passkey you couldn’t sign in any more. Set a pass-phrase first.');
  await again.getByRole('button', { name: 'Set a pass-phrase' }).click();
  await again.getByLabel('New pass-phrase').fill(bottles);
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await again.getByRole('button', { name: /^Remove/ }).click();
  await player.button('Remove').last().click();
  await expect(again.getByText('None yet.')).toBeVisible();
  await leave([player]);
});

test('somebody with an account gets in where nobody else does', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Nora');
  await makeGame(player);
  const dialog = await accountOf(player);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByLabel('Pass-phrase', { exact: true }).fill(bottles);
  await dialog.getByRole('button', { name: 'Create it with a pass-phrase' }).click();
  await expect(dialog.getByText('You’re signed in as Nora.')).toBeVisible();
  await server.kill();
  await server.run(undefined, ['--entry', 'nobody']);
  const visitor = await Player.arrive(browser, server, 'Nora');
  const asked = await signIn(visitor);
  await asked.getByLabel('Account name').fill('Nora');
  await asked.getByLabel('Pass-phrase').fill(bottles);
  await asked.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(visitor.button(/^Nora\W+change name$/)).toBeVisible();
  const stranger = await Player.arrive(browser, server, 'Ida');
  await stranger.page.goto(address());
  await expect(stranger.page.getByRole('heading', { name: 'No new players' })).toBeVisible();
  await leave([player, visitor, stranger]);
});
