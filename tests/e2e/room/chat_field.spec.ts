import { expect, test, type BrowserContext } from '@playwright/test';
import { lines, tab } from '../support/chat.ts';
import { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { leave, seat } from '../support/players.ts';
import { agree, giveUp, result, sawNewGame } from '../support/series.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('what is typed and not sent stays in the field: under another tab, after the game and in the next one', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const field = mara.page.getByLabel('Say something');
  await tab(mara.page).click();
  await field.fill('Well pl');
  await tab(mara.page, 'Moves').click();
  await expect(field).toBeHidden();
  await tab(mara.page).click();
  await expect(field).toHaveValue('Well pl');
  await giveUp(players, mara);
  await mara.button('Play again').last().click();
  await agree([jonas]);
  await Promise.all(players.map(sawNewGame));
  await tab(mara.page).click();
  await expect(field).toHaveValue('Well pl');
  await mara.button('Send').click();
  await tab(jonas.page).click();
  await expect(lines(jonas.page)).toContainText('Well pl');
  await expect(field).toHaveValue('');
  await leave(players);
});

test('what is typed and not sent is still there after a reload, and gone once it is sent', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [{ page, button }] = players as [Player, Player];
  const field = page.getByLabel('Say something');
  await tab(page).click();
  await field.fill('Well pl');
  await page.reload();
  await tab(page).click();
  await expect(field).toHaveValue('Well pl');
  await button('Send').click();
  await expect(lines(page)).toContainText('Well pl');
  await page.reload();
  await tab(page).click();
  await expect(lines(page)).toContainText('Well pl');
  await expect(field).toHaveValue('');
  await leave(players);
});

/** The worker asks the page to go somewhere, as after a click on a notification. Whether the page does. */
const askToGo = (context: BrowserContext, path: string) =>
  context.serviceWorkers()[0]!.evaluate(async (path) => {
    type Page = { postMessage(path: string, ports: MessagePort[]): void };
    const { clients } = globalThis as unknown as { clients: { matchAll(of: object): Promise<Page[]> } };
    const [page] = await clients.matchAll({ includeUncontrolled: true });
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<boolean>((done) => (port1.onmessage = () => done(true)));
    page!.postMessage(path, [port2]);
    return answer;
  }, path);

test('a notification leads to the game without a reload, and what is being typed stays', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const { page } = mara;
  await giveUp(players, mara);
  await mara.button('Play again').last().click();
  await agree([jonas]);
  await Promise.all(players.map(sawNewGame));
  const field = page.getByLabel('Say something');
  await tab(page).click();
  await field.fill('Well pl');
  await page.evaluate(async () => {
    document.documentElement.dataset.same = '';
    await navigator.serviceWorker.ready;
  });
  const { pathname } = new URL(page.url());
  expect(await askToGo(page.context(), `${pathname}/2`)).toBe(true);
  await expect(page, 'which shows that game').toHaveURL(`${server.address}${pathname}`);
  await expect(field).toHaveValue('Well pl');
  expect(await askToGo(page.context(), `${pathname}/1`)).toBe(true);
  await expect(page).toHaveURL(`${server.address}${pathname}/1`);
  expect(await askToGo(page.context(), `${pathname}/2`)).toBe(true);
  await tab(page).click();
  await expect(field).toHaveValue('Well pl');
  await expect(page.locator('html[data-same]')).toBeAttached();
  await leave(players);
});

test('somebody who is writing when the next game begins goes on in its chat, and lays no tiles', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  await giveUp(players, mara);
  await result(mara.page).getByRole('button', { name: 'Play again' }).click();
  await result(mara.page).getByRole('button', { name: 'View board' }).click();
  await tab(mara.page).click();
  const field = mara.page.getByLabel('Say something');
  await field.pressSequentially('Well pl');
  await agree([jonas]);
  await expect.poll(() => mara.isOver()).toBe(false);
  await mara.page.keyboard.type('aeiou');
  await expect(field).toBeFocused();
  await field.fill('Well pl');
  await mara.page.keyboard.type('ayed');
  await expect(field).toHaveValue('Well played');
  expect(await mara.rack()).toHaveLength(7);
  await mara.page.keyboard.press('Enter');
  await tab(jonas.page).click();
  await expect(lines(jonas.page)).toContainText('Well played');
  await leave(players);
});

test('the keys of the board do nothing in the chat', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara] = players as [Player, Player];
  await tab(mara.page).click();
  await mara.page.getByLabel('Say something').press('?');
  await mara.page.getByLabel('Say something').pressSequentially(' pass');
  await mara.page.keyboard.press('Enter');
  await expect(lines(mara.page)).toContainText('? pass');
  await expect(mara.page.getByRole('dialog')).toHaveCount(0);
  await leave(players);
});

test('after a line is sent with the button, what is typed goes to the chat, and lays no tiles', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara] = players as [Player, Player];
  await tab(mara.page).click();
  const field = mara.page.getByLabel('Say something');
  await field.fill('Hello');
  await mara.button('Send').click();
  await expect(lines(mara.page)).toContainText('Hello');
  await expect(field).toBeFocused();
  await mara.page.keyboard.type('sane 3');
  await expect(field).toHaveValue('sane 3');
  await expect(mara.page.getByRole('dialog')).toHaveCount(0);
  await leave(players);
});
