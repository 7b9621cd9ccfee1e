import { expect, test } from '@playwright/test';
import { Player } from '../e2e/support/player.ts';
import { Server } from '../e2e/support/server.ts';
import { leave } from '../e2e/support/players.ts';
import { take } from './support/album.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start('', ['--entry', 'invitation'])));
test.afterAll(() => server.stop());

const whole = { whole: true };

test('the host’s page, and the door of a closed server', async ({ browser }) => {
  const outside = await Player.arrive(browser, server, 'Jonas');
  await outside.page.goto(server.address);
  await expect(outside.page.getByRole('heading', { name: 'By invitation only' })).toBeVisible();
  await take(outside.page, 'outside');
  const friend = await Player.arrive(browser, server, 'Mara');
  await friend.page.goto(server.link('invite'));
  await expect(friend.button('Create a game')).toBeVisible();
  await friend.makeRoom();
  const host = await Player.arrive(browser, server, 'Host');
  const { page } = host;
  await page.goto(server.link('admin'));
  await host.button('Back up now').click();
  await expect(page.getByText('Last backup:')).toBeVisible();
  await take(page, 'host', whole);
  await host.button('Invitations').click();
  await host.button('Create an invitation').click();
  await expect(page.getByLabel('Invitation link')).toBeVisible();
  for (const part of ['Invitations', 'Games', 'People', 'Activity']) {
    await host.button(part).click();
    await take(page, `host-${part.toLowerCase()}`, whole);
  }
  await leave([outside, friend, host]);
});
