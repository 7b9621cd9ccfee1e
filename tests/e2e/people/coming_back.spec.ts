import { expect, test, type Browser, type Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { linkFrom } from '../support/devices.ts';
import { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const game = (page: Page, code: string) =>
  page.getByRole('region', { name: 'My games' }).getByRole('link').filter({ hasText: code });
const codeOf = ({ page }: Player) => page.url().slice(-8);

/** A second browser, in which the player goes on. */
async function secondDevice(browser: Browser, player: Player): Promise<Player> {
  const room = player.page.url();
  const link = await linkFrom(player, server);
  await player.page.goto(room);
  const phone = await Player.arrive(browser, server, player.name, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.page.goto(link);
  await phone.button('Continue here').click();
  await expect(game(phone.page, codeOf(player))).toBeVisible();
  return phone;
}

/** The mover and the other of two players whose game has begun. */
async function begun(browser: Browser): Promise<[Player, Player]> {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const mover = (await toMove(players))!;
  return [mover, players.find((other) => other !== mover)!];
}

test('the list of games moves by itself in every tab and on every device of its player', async ({ browser }) => {
  const [mover, other] = await begun(browser);
  const code = codeOf(mover);
  const phone = await secondDevice(browser, mover);
  const tab = await mover.page.context().newPage();
  await tab.goto(server.address);
  for (const page of [tab, phone.page]) await expect(game(page, code)).toContainText('your turn');

  await mover.laidAndPlayed(await mover.opening(), 'keys');
  for (const page of [tab, phone.page]) await expect(game(page, code)).toContainText('waiting for others');

  await other.page.getByRole('tab', { name: /^Chat/ }).click();
  await other.page.getByLabel('Say something').fill('Well played!');
  await other.page.keyboard.press('Enter');
  for (const page of [tab, phone.page]) await expect(game(page, code)).toContainText('1 new message');
  expect(await barriers(tab, 'all')).toEqual([]);
  await mover.page.getByRole('tab', { name: /^Chat/ }).click();
  for (const page of [tab, phone.page]) await expect(game(page, code)).not.toContainText('new message');

  await other.resign();
  for (const page of [tab, phone.page]) await expect(game(page, code)).toContainText(/won \d+–\d+/);
  await leave([mover, other, phone]);
});

test('a list that was offline is as the server has it once the network is back', async ({ browser }) => {
  const [mover, other] = await begun(browser);
  const code = codeOf(mover);
  const tab = await other.page.context().newPage();
  await tab.goto(server.address);
  await expect(game(tab, code)).toContainText('waiting for others');
  await other.page.context().setOffline(true);
  await expect(tab.getByTestId('link')).toContainText('Connection lost');
  await mover.laidAndPlayed(await mover.opening(), 'keys');
  await expect(game(tab, code)).toContainText('waiting for others');
  await other.page.context().setOffline(false);
  await expect(game(tab, code)).toContainText('your turn');
  await leave([mover, other]);
});

/** From its next load on, the first page of the list that this page gets has only so many games. */
async function shortenFirstPage(page: Page, most: number): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const line = socket.connectToServer();
    const first = new Set<string>();
    socket.onMessage((message) => {
      const { type, id, after } = JSON.parse(String(message));
      if (type === 'rooms' && !after) first.add(id);
      line.send(message);
    });
    line.onMessage((message) => {
      const answer = JSON.parse(String(message));
      if (answer.type !== 'rooms' || !first.has(answer.id)) return socket.send(message);
      const rooms = answer.rooms.slice(0, most);
      const { changed, room, game } = rooms.at(-1);
      socket.send(JSON.stringify({ ...answer, rooms, next: { changed, room, game } }));
    });
  });
}

test('a list of more games than its first page has shows some, then that page, then the rest', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  const { page } = mara;
  const codes: string[] = [];
  for (let rooms = 0; rooms < 6; ++rooms) codes.unshift(await mara.makeRoom());
  await shortenFirstPage(page, 4);
  await page.goto(server.address);
  const listed = page.getByRole('region', { name: 'My games' }).getByRole('listitem');
  await expect(listed).toContainText(codes.slice(0, 3));
  await mara.button('Show more').click();
  await expect(listed).toContainText(codes.slice(0, 4));
  await mara.button('Load more').click();
  await expect(listed).toContainText(codes);
  await expect(mara.button('Load more')).toBeHidden();
  expect(await barriers(page, 'all')).toEqual([]);
  await leave([mara]);
});

test('laid tiles come back after a reload, are in a second tab, and go to the other device', async ({ browser }) => {
  const [mover, other] = await begun(browser);
  const phone = await secondDevice(browser, mover);
  const room = mover.page.url();
  const opening = await mover.opening();
  const laid = (page: Page) =>
    Promise.all(
      opening.map(({ row, column }) =>
        expect(page.locator(`[data-cell="${row},${column}"]`)).toHaveAttribute('aria-label', /laid, not played/),
      ),
    );
  const tab = await mover.page.context().newPage();
  await tab.goto(room);
  await mover.lay(opening, 'tap');
  await laid(tab);
  await mover.page.reload();
  await laid(mover.page);

  const send = async () => {
    await mover.button('Resign and more…').click();
    await mover.page.getByRole('dialog').getByRole('button', { name: 'Send my tiles to my other device' }).click();
  };
  await send();
  await expect(phone.message(`sent the tiles laid in room ${codeOf(mover)}`)).toBeVisible();
  await phone.page.goto(room);
  await laid(phone.page);
  await phone.button(/^Recall/).click();
  await send();
  await laid(phone.page);

  await phone.play('tap');
  for (const page of [mover.page, tab, other.page])
    await expect(page.getByTestId('moves').locator('details')).toHaveCount(1);
  await leave([mover, other, phone]);
});

test('without another device the page says what to do', async ({ browser }) => {
  const [mover, other] = await begun(browser);
  await mover.lay(await mover.opening(), 'keys');
  await mover.button('Resign and more…').click();
  await mover.page.getByRole('dialog').getByRole('button', { name: 'Send my tiles to my other device' }).click();
  await expect(mover.message('Open Crisscross on your other device first')).toBeVisible();
  await leave([mover, other]);
});
