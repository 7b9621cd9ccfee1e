import { expect, test, type Page } from '@playwright/test';
import { expectNoFinding, type Appearance } from '../support/barriers.ts';
import { long } from '../support/course.ts';
import { lookAt } from '../support/panel.ts';
import { laptop, phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { allSaw, leave, seat, toMove } from '../support/players.ts';

const sizes = [laptop, ...phones];
const two = [{ name: 'Mara' }, { name: 'Jonas' }];
const systems = ['Classic', 'Classic, nine tiles', 'Finish Line', 'Super', 'SHMAC', 'Crosswords', 'Crosswords 17', 'Scrappy'];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** Expects no finding on a laptop and on phones. The window is that of a laptop afterwards. */
async function expectNoFindingAtAnySize(page: Page, name: string, onPhones?: Appearance[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoFinding(page, `${name}-${size.width}`, size === laptop ? undefined : onPhones);
  }
  await page.setViewportSize(laptop);
}

/** Plays against the computer until both have had a turn, and lays a tile. */
async function reachTheMiddle(player: Player): Promise<void> {
  const { page } = player;
  const draw = page.getByRole('dialog', { name: 'Who starts?' });
  if (await draw.isVisible()) await player.seeTheDraw();
  const firstTurn = page.getByRole('form', { name: 'First turn' });
  await expect(firstTurn.or(player.button(/^Pass/).and(page.locator(':enabled'))).or(player.button('Accept'))).toBeVisible();
  if (await firstTurn.isVisible()) await player.seed(7, 7, {});
  await toMove([player]);
  const moves = await player.countMoves();
  await player.pass();
  await allSaw([player], moves + 1);
  await toMove([player]);
  let letter: string | undefined;
  await expect.poll(async () => ([letter] = (await player.rack()).filter((tile) => !['?', '#'].includes(tile))).length).toBeGreaterThan(0);
  // In Scrappy the computer may have played in any corner.
  const column = (await player.grid())[0]!.indexOf('.');
  await player.lay([{ row: 0, column, letter: letter!, blank: false }], 'tap');
}

/** Expects no finding at any size in the long run, and for one system in the short one, where a small phone stands for all sizes of the others. */
async function lookAtEnd(page: Page, system: string, name: string): Promise<void> {
  if (long || system === 'Crosswords 17') return expectNoFindingAtAnySize(page, name);
  await page.setViewportSize(phones[1]!);
  await expectNoFinding(page, name, ['light']);
  await page.setViewportSize(laptop);
}

for (const system of systems)
  test(`axe has no finding in the middle of a game of ${system}, on its result and in its review`, async ({ browser }) => {
    const player = await Player.arrive(browser, server, 'Mara');
    await player.page.setViewportSize(laptop);
    await player.playTheComputer(choosing(system));
    await expect(player.page.getByRole('grid')).toBeVisible();
    await reachTheMiddle(player);
    await expectNoFindingAtAnySize(player.page, `game-${system}`);
    await player.resign();
    const dialog = player.page.getByRole('dialog', { name: 'Game over' });
    await expect(dialog).toBeVisible();
    await lookAtEnd(player.page, system, `result-${system}`);
    await dialog.getByRole('button', { name: 'Review' }).click();
    await expect(player.page.getByTestId('moment')).toContainText('Game over');
    await lookAtEnd(player.page, system, `review-end-${system}`);
    await player.page.keyboard.press('ArrowLeft');
    await lookAtEnd(player.page, system, `review-${system}`);
    await leave([player]);
  });

test('axe has no finding on the start page, in a room, at the end, in a review and on the host’s page', async ({ browser }) => {
  const visitor = await Player.arrive(browser, server, 'Mara');
  await visitor.page.goto(server.address);
  await expect(visitor.page.getByText('Loading the games…')).toBeHidden();
  await expectNoFindingAtAnySize(visitor.page, 'start');
  await visitor.makeRoom();
  await expectNoFindingAtAnySize(visitor.page, 'room');
  await visitor.page.goto(`${server.address}/nowhere`);
  await expectNoFindingAtAnySize(visitor.page, 'lost', ['dark']);
  await visitor.page.goto(server.link('admin'));
  await expect(visitor.page.getByRole('heading', { name: 'This server' })).toBeVisible();
  await expectNoFindingAtAnySize(visitor.page, 'host', ['dark']);
  const players = await seat(browser, server, two);
  const first = (await toMove(players))!;
  await first.laidAndPlayed(await first.opening(), 'tap');
  const second = (await toMove(players))!;
  const { page } = second;
  for (const tab of ['Unseen', 'Rules', 'Moves']) {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await lookAt(page, tab, () => expectNoFinding(page, `tab-${tab}-${size.width}`, size === laptop ? undefined : ['dark']));
    }
  }
  await page.setViewportSize(laptop);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoFindingAtAnySize(page, 'keys', ['dark']);
  await page.keyboard.press('Escape');
  await second.resign();
  await expect(page.getByRole('heading', { name: 'Score by turn' }).first()).toBeVisible();
  await page.getByText('Show as a table').last().click();
  await expectNoFindingAtAnySize(page, 'end');
  await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
  await expect(page.getByTestId('moment')).toContainText('Game over');
  await page.getByRole('button', { name: /^Analyse (all|the)/ }).click();
  await expect(page.getByRole('button', { name: /^Analyse (all|the)|^Stop/ })).toHaveCount(0);
  await expectNoFinding(page, 'review');
  await page.keyboard.press('ArrowLeft');
  await expectNoFindingAtAnySize(page, 'review-before');
  await leave([visitor, ...players]);
});

test('axe has no finding on the help, the look, the password of a room and a review that cannot be loaded', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const { page } = host;
  await page.goto(server.address);
  for (const name of ['Help', 'Look and sound']) {
    await host.button(name).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindingAtAnySize(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.setViewportSize(laptop);
  const code = await host.makeRoom(async () => {
    await page.getByText('More settings').click();
    await page.getByRole('radio', { name: 'Everyone with the password' }).check({ force: true });
    await page.getByLabel('Password', { exact: true }).fill('tea at five');
  });
  const guest = await Player.arrive(browser, server, 'Jonas');
  await guest.page.goto(`${server.address}/r/${code}`);
  await expect(guest.page.getByRole('heading', { level: 1, name: 'A password is needed' })).toBeVisible();
  await guest.button('Enter').click();
  await expect(guest.page.getByRole('alert')).toHaveText('Enter the room’s password.');
  await expect(guest.page.getByLabel('Room password')).toBeFocused();
  await expectNoFindingAtAnySize(guest.page, 'password');

  await guest.page.getByLabel('Room password').fill('tea at five');
  await guest.button('Enter').click();
  await guest.page.getByLabel('Your name').fill('Jonas');
  await guest.button('Join the game').click();
  await host.startWith(2);
  await host.seeTheDraw();
  await host.resign();
  await expect(page.getByRole('dialog', { name: 'Game over' })).toBeVisible();
  await page.routeWebSocket(/./, (socket) => {
    const line = socket.connectToServer();
    socket.onMessage((message) => {
      const { type, id } = JSON.parse(String(message)) as { type: string; id: string };
      if (type !== 'log') return line.send(message);
      socket.send(JSON.stringify({ type: 'error', id, code: 'GAME_DAMAGED', message: 'It is damaged.' }));
    });
  });
  await page.goto(`${server.address}/r/${code}/1`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Game review' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Couldn’t load this game.');
  await expectNoFindingAtAnySize(page, 'review-not-loaded');
  await leave([host, guest]);
});

test('axe has no finding on an exchange, a dispute, the dialog for the next game and the list of past games', async ({ browser }) => {
  // A vote that is long enough to look at it.
  const slowly = choosing('Scrappy', async (page) => {
    await page.getByText('More settings').click();
    await page.getByLabel('To vote').fill('600');
  });
  const players = await seat(browser, server, two, slowly);
  const first = (await toMove(players))!;
  const second = players.find((player) => player !== first)!;
  const { page } = first;
  await first.button(/^Exchange/).click();
  await expect(page.getByRole('dialog', { name: 'Exchange tiles' })).toBeVisible();
  await expectNoFindingAtAnySize(page, 'exchange');
  await page.keyboard.press('Escape');
  await page.setViewportSize(laptop);
  await first.laidAndPlayed(await first.opening(), 'tap');
  await second.status().getByRole('button', { name: /^Dispute/ }).click();
  await first.button('Send').click();
  await expect(first.page.getByRole('alert')).toHaveText('Say what the word means, or give a link.');
  for (const player of players) await expectNoFindingAtAnySize(player.page, `dispute-${player === first ? 'own' : 'vote'}`);
  await first.button('Withdraw the play').click();
  await expect(page.getByTestId('dispute')).toBeHidden();
  await (await toMove(players))!.resign();
  await first.button('Other rules…').last().click();
  await expect(page.getByRole('dialog', { name: 'Other rules…' })).toBeVisible();
  await expectNoFindingAtAnySize(page, 'next-game');
  await page.goto(`${server.address}/history`);
  await expect(page.getByTestId('game')).toHaveCount(1);
  await expectNoFindingAtAnySize(page, 'history');
  await leave(players);
});
