import { expect, test, type Browser, type Page } from '@playwright/test';
import { opponentOf } from '../support/course.ts';
import { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { leave, toMove } from '../support/players.ts';

const choice = 'Notify me when a game needs me and this page isn’t in view';
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** A player whose browser allows notifications, and who always looks elsewhere. */
async function elsewhere(browser: Browser, name: string): Promise<Player> {
  const player = await Player.arrive(browser, server, name, { permissions: ['notifications'] });
  await player.page.addInitScript(() => (document.hasFocus = () => false));
  await player.page.goto(server.address);
  await player.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return player;
}

async function switchOn({ page, button }: Player): Promise<void> {
  await button('Look and sound').click();
  await page.getByLabel(choice).check();
  await button('Done').click();
}

const notificationsOf = ({ page }: Player) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

const look = ({ page }: Player) =>
  page.evaluate(() => {
    document.hasFocus = () => true;
    dispatchEvent(new Event('focus'));
  });

test('a player who looks elsewhere gets a notification when it is their turn, if they want that, and it goes when they look', async ({ browser }) => {
  const [host, guest] = [await elsewhere(browser, 'Mara'), await elsewhere(browser, 'Jonas')];
  for (const player of [host, guest]) await switchOn(player);
  const code = await host.makeRoom();
  await guest.sitDown(code);
  await host.startWith(2);
  for (const player of [host, guest]) await player.seeTheDraw();
  const first = (await toMove([host, guest]))!;
  const second = opponentOf([host, guest], first);
  expect(await notificationsOf(second)).toEqual([]);
  await first.laidAndPlayed(await first.opening(), 'tap');
  const other = first === host ? 'Mara' : 'Jonas';
  await expect.poll(() => notificationsOf(second)).toEqual([{ title: expect.stringContaining('●'), body: other, tag: `/r/${code}/1` }]);
  await look(second);
  await expect.poll(() => notificationsOf(second)).toEqual([]);
  await leave([host, guest]);
});

test('a notification that leads to the start page, such as that of a digest, goes when its player looks there', async ({ browser }) => {
  const player = await elsewhere(browser, 'Mara');
  const title = 'Games waiting for you: 1';
  await player.page.evaluate(async (text) => (await navigator.serviceWorker.ready).showNotification(text, { body: 'Jonas', tag: '/' }), title);
  await expect.poll(() => notificationsOf(player)).toEqual([{ title, body: 'Jonas', tag: '/' }]);
  await look(player);
  await expect.poll(() => notificationsOf(player)).toEqual([]);
  await leave([player]);
});

/** Opens another tab of the same browser, which is not looked at either. */
async function otherTab({ page }: Player): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => (document.hasFocus = () => false));
  await tab.goto(server.address);
  return tab;
}

test('a player who has gone to the start page is called to their game from there, and reads in the title how many wait', async ({ browser }) => {
  const [host, guest] = [await Player.arrive(browser, server, 'Mara'), await elsewhere(browser, 'Jonas')];
  await switchOn(guest);
  const code = await host.makeRoom();
  await guest.sitDown(code);
  await host.startWith(2);
  for (const player of [host, guest]) await player.seeTheDraw();
  if ((await toMove([host, guest])) === guest) await guest.pass();
  await toMove([host]);
  await guest.page.goBack();
  await expect(guest.page.getByRole('region', { name: 'My games' })).toContainText(code);
  await expect(guest.page).toHaveTitle('Crisscross');
  await host.pass();
  await expect(guest.page).toHaveTitle('(1) Crisscross');
  await expect(guest.message('Your game with Mara is waiting for you.')).toBeVisible();
  await expect.poll(() => notificationsOf(guest)).toEqual([{ title: '● Your turn', body: 'Mara', tag: `/r/${code}/1` }]);
  await leave([host, guest]);
});

test('a tab leaves the calls of a game to the tab that shows it', async ({ browser }) => {
  const [host, guest] = [await Player.arrive(browser, server, 'Mara'), await elsewhere(browser, 'Jonas')];
  await guest.sitDown(await host.makeRoom());
  const tab = await otherTab(guest);
  await expect(tab.getByRole('region', { name: 'My games' })).toBeVisible();
  await host.startWith(2);
  for (const player of [host, guest]) await player.seeTheDraw();
  if ((await toMove([host, guest])) === guest) await guest.pass();
  await toMove([host]);
  await expect(tab).toHaveTitle('Crisscross');
  await host.pass();
  await expect(tab).toHaveTitle('(1) Crisscross');
  await tab.waitForTimeout(500);
  await expect(tab.getByText('Your game with Mara is waiting for you.')).toBeHidden();
  await leave([host, guest]);
});

test('a player who has not asked for notifications gets none', async ({ browser }) => {
  const [host, guest] = [await elsewhere(browser, 'Mara'), await elsewhere(browser, 'Jonas')];
  await guest.sitDown(await host.makeRoom());
  await host.startWith(2);
  for (const player of [host, guest]) await player.seeTheDraw();
  const first = (await toMove([host, guest]))!;
  await first.laidAndPlayed(await first.opening(), 'tap');
  await toMove([opponentOf([host, guest], first)]);
  for (const player of [host, guest]) expect(await notificationsOf(player)).toEqual([]);
  await leave([host, guest]);
});

test('a player who dismisses the question of the browser sees that notifications stay off', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => 'default';
  });
  await player.page.goto(server.address);
  await player.button('Look and sound').click();
  await player.page.getByLabel(choice).click();
  await expect(player.page.getByLabel(choice)).not.toBeChecked();
  await leave([player]);
});
