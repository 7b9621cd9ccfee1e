import { expect, test, type Page } from '@playwright/test';
import { Player } from '../e2e/support/player.ts';
import { Server } from '../e2e/support/server.ts';
import { leave, seat } from '../e2e/support/players.ts';
import { take } from './support/album.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** Shows the chat, where the panel is a sheet, too. */
const open = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Chat/ }).click();
};

async function say(page: Page, text: string): Promise<void> {
  await open(page);
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText(text);
}

test('the chat of a room: empty, with lines and reactions, muted, switched off, and as watchers see it', async ({ browser }) => {
  const players = await seat(browser, server, ['Mara', 'Jonas'].map((name) => ({ name })));
  const [mara, jonas] = players as [Player, Player];
  await take(mara.page, 'chat-empty', { prepare: open });
  await take(jonas.page, 'chat-none-unread');
  await say(mara.page, 'Good luck! I had to look the rules up: https://example.org/games/classic/rules');
  await take(jonas.page, 'chat-unread');
  await say(jonas.page, 'You too');
  await jonas.page.getByRole('button', { name: 'React to Mara, and more' }).click();
  await jonas.page.getByRole('button', { name: 'Love' }).click();
  await say(jonas.page, 'What a rack. Five vowels, a Q and a blank, and nothing on the board to lay them on.');
  await take(mara.page, 'chat', { prepare: open });
  const choose = async (page: Page) => {
    await open(page);
    const choices = page.getByRole('button', { name: 'React to Jonas, and more' }).last();
    if ((await choices.getAttribute('aria-expanded')) === 'false') await choices.click();
  };
  await take(mara.page, 'chat-choices', { prepare: choose });
  await mara.page.getByRole('button', { name: 'Mute Jonas' }).click();
  await take(mara.page, 'chat-muted', { prepare: open });
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.makeRoom();
  await ida.page.goto(mara.page.url());
  await say(ida.page, 'Jonas could play OUIJA');
  await take(ida.page, 'chat-of-watchers', { prepare: open });
  await open(mara.page);
  await mara.button('Switch the chat off').click();
  await mara.button('Switch off').click();
  await take(mara.page, 'chat-off', { prepare: open });
  await leave([...players, ida]);
});
