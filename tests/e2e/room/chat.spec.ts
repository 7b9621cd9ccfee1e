import { expect, test, type Locator, type Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { boxOf, expectClear, laptop, phones } from '../support/places.ts';
import { lines, say, tab } from '../support/chat.ts';
import { shot } from '../support/course.ts';
import { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const onPhone = { viewport: phones[0]!, hasTouch: true };
const more = (page: Page, name: string) => page.getByRole('button', { name: `React to ${name}, and more` }).last();

/** Somebody who has a name and no seat comes to a room. */
async function watch(player: Player, address: string): Promise<void> {
  await player.makeRoom();
  await player.page.goto(address);
  await expect(player.page.getByText('You’re watching')).toBeVisible();
}

/** Expects a place to be on the screen, all of it. */
const expectInView = (place: Locator) => expect(place).toBeInViewport({ ratio: 1 });

test('players talk beside the board, on a laptop and on a phone', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas', options: onPhone }]);
  const [mara, jonas] = players as [Player, Player];
  await mara.page.setViewportSize(laptop);
  await tab(mara.page).click();
  await expect(mara.page.getByText('Nobody has said anything yet.')).toBeVisible();
  await say(mara.page, 'Good luck! The rules: https://example.org/rules');
  await expect(tab(jonas.page, 'Chat, 1 new message')).toBeVisible();
  await shot(jonas, 'unread-390');
  await tab(jonas.page).click();
  await expect(lines(jonas.page)).toContainText('Good luck!');
  const link = lines(jonas.page).getByRole('link', { name: 'https://example.org/rules' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(tab(jonas.page, 'Chat')).not.toHaveAttribute('aria-label', /new/);

  await more(jonas.page, 'Mara').click();
  await shot(jonas, 'choices-390');
  await jonas.page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(lines(mara.page).getByRole('button', { name: 'Like: 1' })).toHaveAttribute('aria-pressed', 'false');
  await mara.page.getByRole('button', { name: 'Like: 1' }).click();
  await expect(lines(jonas.page).getByRole('button', { name: 'Like: 2' })).toHaveAttribute('aria-pressed', 'true');
  await say(jonas.page, 'Thanks, you too');
  await expect(lines(mara.page)).toContainText('Thanks, you too');
  for (const { page } of players) expect(await barriers(page)).toEqual([]);
  for (const player of players) await shot(player, `chat-${player.page.viewportSize()!.width}`);
  await leave(players);
});

test('the latest line and the field stay on the screen, however much has been said', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas', options: onPhone }]);
  const [mara, jonas] = players as [Player, Player];
  for (const { page } of players) await tab(page).click();
  for (let number = 1; number <= 9; ++number)
    await say(mara.page, `Line ${number} of a long story while everybody waits for a move`);
  for (const size of [laptop, ...phones]) {
    const { page } = size === laptop ? mara : jonas;
    await page.setViewportSize(size);
    await expectInView(lines(page).getByText('Line 9'));
    await expectInView(page.getByLabel('Say something'));
    await expectInView(page.getByRole('button', { name: 'Send', exact: true }));
  }
  await jonas.page.reload();
  await tab(jonas.page).click();
  await expectInView(lines(jonas.page).getByText('Line 9'));
  await leave(players);
});

test('lines that come once the window is too narrow for the chat are new, and are there when it is wide again', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  await mara.page.setViewportSize({ width: 1180, height: 820 });
  for (const { page } of players) await tab(page).click();
  await expect(lines(mara.page)).toBeVisible();
  await mara.page.setViewportSize({ width: 820, height: 1180 });
  await expect(lines(mara.page)).toHaveCount(0);
  await say(jonas.page, 'Are you there?');
  await expect(mara.page.getByRole('tab', { name: 'Chat, 1 new message', includeHidden: true })).toHaveCount(1);
  await mara.page.setViewportSize({ width: 1180, height: 820 });
  await expect(lines(mara.page)).toContainText('Are you there?');
  await expect(tab(mara.page, 'Chat')).not.toHaveAttribute('aria-label', /new/);
  await leave(players);
});

test('on a laptop no message covers the chat’s field or its button', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  if ((await toMove(players)) === jonas) await jonas.pass();
  await jonas.page.setViewportSize(laptop);
  await tab(jonas.page).click();
  await expectInView(jonas.page.getByLabel('Say something'));
  await toMove(players);
  await mara.pass();
  await expectClear(jonas.page, 'Mara passed');
  await shot(jonas, 'message-1366');
  await leave(players);
});

test('a line whose answer is lost with the connection is sent again, and said once', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  let lost = 0;
  await jonas.page.routeWebSocket(/./, (page) => {
    const line = page.connectToServer();
    line.onMessage((message) => {
      if (lost > 0 || !message.toString().includes('"line_kept"')) return page.send(message);
      lost += 1;
      void page.close({ code: 4000 });
    });
  });
  await jonas.page.reload();
  for (const { page } of players) await tab(page).click();
  await say(jonas.page, 'Good luck!');
  expect(lost).toBe(1);
  await say(mara.page, 'You too');
  for (const { page } of players) await expect(lines(page).getByText('Good luck!')).toHaveCount(1);
  await expect(lines(jonas.page)).toContainText('You too');
  await leave(players);
});

test('somebody can be muted on your own device', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  for (const { page } of players) await tab(page).click();
  await say(jonas.page, 'Blah blah');
  await more(mara.page, 'Jonas').click();
  await mara.button('Mute Jonas').click();
  await expect(lines(mara.page)).toContainText('Muted on this device.');
  await expect(lines(mara.page)).not.toContainText('Blah blah');
  await expect(lines(jonas.page)).toContainText('Blah blah');
  await mara.page.reload();
  await tab(mara.page, 'Moves').click();
  await say(jonas.page, 'And again');
  await tab(mara.page, 'Chat').click();
  await expect(lines(mara.page).getByText('Muted on this device.')).toHaveCount(2);
  await more(mara.page, 'Jonas').click();
  await mara.button('Unmute Jonas').click();
  await expect(lines(mara.page)).toContainText('And again');
  await leave(players);
});

test('people delete their own lines, the host deletes any and switches the chat off', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas', options: onPhone }]);
  const [mara, jonas] = players as [Player, Player];
  for (const { page } of players) await tab(page).click();
  await say(mara.page, 'Mine to keep');
  await say(jonas.page, 'Rude');
  await say(jonas.page, 'A slip');
  await more(jonas.page, 'Mara').click();
  await expect(jonas.button('Mute Mara')).toBeVisible();
  await expect(jonas.button('Delete')).toHaveCount(0);
  await more(jonas.page, 'Jonas').click();
  await jonas.button('Delete').click();
  for (const { page } of players) await expect(lines(page)).not.toContainText('A slip');
  await more(mara.page, 'Jonas').click();
  await mara.button('Delete').click();
  for (const { page } of players) await expect(lines(page)).not.toContainText('Rude');
  await expect(lines(jonas.page)).toContainText('Mine to keep');

  await expect(jonas.button('Switch the chat off')).toHaveCount(0);
  await mara.button('Switch the chat off').click();
  await mara.page.getByRole('dialog', { name: 'Switch the chat off?' }).getByRole('button', { name: 'Switch off' }).click();
  for (const { page } of players) await expect(page.getByText('The chat is switched off.')).toBeVisible();
  await jonas.page.reload();
  await tab(jonas.page).click();
  await expect(jonas.page.getByText('The chat is switched off.')).toBeVisible();
  await shot(jonas, 'chat-off-390');
  await mara.button('Switch the chat on').click();
  await expect(lines(jonas.page)).toContainText('Mine to keep');
  await leave(players);
});

test('the players see what watchers say once the game is over', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas', options: onPhone }]);
  const [mara, jonas] = players as [Player, Player];
  const ida = await Player.arrive(browser, server, 'Ida');
  await watch(ida, mara.page.url());
  for (const { page } of [mara, ida]) await tab(page).click();
  await expect(ida.page.getByText('The players see this when the game is over.')).toBeVisible();
  await say(ida.page, 'I would have played QUIZ');
  await say(mara.page, 'Hm, what now?');
  await expect(lines(ida.page)).toContainText('Hm, what now?');
  await expect(lines(mara.page)).not.toContainText('QUIZ');
  await expect(tab(jonas.page, 'Chat, 1 new message')).toBeVisible();
  await shot(ida, 'watcher');
  await jonas.resign();
  for (const { page } of players) {
    await page.getByRole('button', { name: 'View board' }).click();
    await tab(page).click();
    await expect(lines(page)).toContainText('I would have played QUIZ');
    await expect(lines(page).getByText('watcher', { exact: true })).toBeVisible();
  }
  await shot(mara, 'over');
  await leave([...players, ida]);
});

test('somebody without a name reads what to do first', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const stranger = await Player.arrive(browser, server, '');
  await stranger.page.goto(players[0]!.page.url());
  await tab(stranger.page).click();
  await stranger.page.getByLabel('Say something').fill('Hello');
  await stranger.button('Send').click();
  const dialog = stranger.page.getByRole('dialog', { name: 'Your name' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(stranger.page.getByLabel('Say something')).toHaveValue('Hello');
  await stranger.button('Send').click();
  await dialog.getByLabel('Your name').fill('Ida');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(lines(stranger.page)).toContainText('Hello');
  await expect(lines(stranger.page)).toContainText('Ida');
  await expect(stranger.page.getByLabel('Say something')).toHaveValue('');
  await leave([...players, stranger]);
});

test('the keyboard stays in the chat after a reaction, after Escape and after a line is deleted', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara] = players as [Player, Player];
  const { page } = mara;
  await tab(page).click();
  for (const text of ['First', 'Second']) await say(page, text);
  const openers = page.getByRole('button', { name: 'React to Mara, and more' });
  await openers.first().press('Enter');
  await page.getByRole('button', { name: 'Like', exact: true }).press('Enter');
  await expect(lines(page).getByRole('button', { name: 'Like: 1' })).toBeVisible();
  await expect(openers.first()).toBeFocused();
  await openers.first().press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(openers.first()).toBeFocused();
  await expect(openers.first()).toHaveAttribute('aria-expanded', 'false');
  await openers.first().press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(openers).toHaveCount(1);
  await expect(openers).toBeFocused();
  await leave(players);
});

test('Escape closes the choices for a line before it closes the drawer that the chat is in', async ({ browser }) => {
  const options = { viewport: { width: 900, height: 700 } };
  const players = await seat(browser, server, [{ name: 'Mara', options }, { name: 'Jonas' }]);
  const [mara] = players as [Player, Player];
  const { page } = mara;
  await mara.button('Moves, unseen tiles and rules').click();
  await tab(page).click();
  await say(page, 'Hello');
  const opener = page.getByRole('button', { name: 'React to Mara, and more' });
  await opener.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeHidden();
  await leave(players);
});

test('all tabs fit on the smallest phone, in every language, during the game and after it', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara] = players as [Player, Player];
  const watchers: Player[] = [];
  for (const locale of ['en-GB', 'de-DE', 'es-ES', 'fr-FR']) {
    const watcher = await Player.arrive(browser, server, locale, { locale, viewport: phones[1]!, hasTouch: true });
    await watcher.page.goto(mara.page.url());
    watchers.push(watcher);
  }
  await tab(mara.page).click();
  await say(mara.page, 'Can you read this?');
  const expectFit = async (count: number) => {
    for (const { page } of watchers) {
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(count);
      await tabs.nth(1).tap();
      for (const place of await tabs.all()) await expectInView(place);
      const close = await boxOf(page.locator('.tabs .close'));
      const last = await boxOf(tabs.last());
      expect(last.x + last.width, 'the last tab ends before the button that closes the sheet').toBeLessThanOrEqual(close.x);
      expect(close.x + close.width).toBeLessThanOrEqual(360);
    }
  };
  await expectFit(4);
  for (const watcher of watchers) await shot(watcher, `tabs-${watcher.name}`);
  await mara.resign();
  for (const { page } of watchers) {
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expectFit(5);
  for (const watcher of watchers) await shot(watcher, `tabs-over-${watcher.name}`);
  await leave([...players, ...watchers]);
});
