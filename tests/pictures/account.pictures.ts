import { expect, test, type Locator } from '@playwright/test';
import { Player } from '../e2e/support/player.ts';
import { Server } from '../e2e/support/server.ts';
import { leave } from '../e2e/support/players.ts';
import { take } from './support/album.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const all = { tall: true };
/** Passkeys need a name and no address. */
const address = () => server.address.replace('127.0.0.1', 'localhost');

async function addAuthenticator(player: Player): Promise<void> {
  const devtools = await player.page.context().newCDPSession(player.page);
  await devtools.send('WebAuthn.enable');
  const answers = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', ...answers } });
}

/** Opens what somebody with a game sees of their account and their devices. */
async function accountOf(player: Player): Promise<Locator> {
  const { page } = player;
  await page.goto(address());
  await page.getByLabel('Your name').first().fill(player.name);
  await player.button('Create a game').click();
  await page.waitForURL(/\/r\/[0-9A-Z]{8}$/);
  await page.goto(address());
  await player.button(/, change name$/).click();
  await take(page, 'account-name');
  await player.button('Account and devices…').click();
  return page.getByRole('dialog', { name: 'Account and devices' });
}

test('an account is made with a passkey, and gets a pass-phrase', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Jonas');
  const { page } = player;
  await addAuthenticator(player);
  const dialog = await accountOf(player);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await take(page, 'account-none', all);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByLabel('Pass-phrase', { exact: true }).fill('short');
  await dialog.getByRole('button', { name: 'Create it with a pass-phrase' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await take(page, 'account-make');
  await dialog.getByRole('button', { name: 'Create it with a passkey' }).click();
  await expect(dialog.getByText('You’re signed in as Jonas.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Set a pass-phrase' }).click();
  await dialog.getByRole('button', { name: 'Show the link' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
  await take(page, 'account', all);
  await dialog.getByRole('button', { name: /^Remove/ }).click();
  await take(page, 'account-remove-passkey');
  await player.button('Remove').last().click();
  await expect(dialog.getByRole('alert')).toContainText('Without this passkey');
  await dialog.getByRole('button', { name: /^Rename/ }).click();
  await take(page, 'account-problem', all);
  await leave([player]);
});

test('somebody signs in, with a wrong pass-phrase, too', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await page.goto(address());
  await player.button('Sign in').click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await take(page, 'sign-in');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await take(page, 'sign-in-missing');
  await dialog.getByLabel('Account name').fill('mara');
  await dialog.getByLabel('Pass-phrase').fill('ten green bottles');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('is wrong');
  await take(page, 'sign-in-wrong');
  await leave([player]);
});

test('the link to another device, there, and when it has been used', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const dialog = await accountOf(player);
  await dialog.getByRole('button', { name: 'Show the link' }).click();
  const link = await dialog.getByLabel('Link for another device').inputValue();
  const other = await Player.arrive(browser, server, 'Mara');
  await other.page.goto(link);
  await expect(other.button('Continue here')).toBeVisible();
  await take(other.page, 'hand-over');
  await other.button('Continue here').click();
  await expect(other.button(/, change name$/)).toBeVisible();
  const late = await Player.arrive(browser, server, 'Mara');
  await late.page.goto(link);
  await late.button('Continue here').click();
  await expect(late.page.getByRole('heading', { name: 'Link not valid' })).toBeVisible();
  await take(late.page, 'hand-over-late');
  await leave([player, other, late]);
});
