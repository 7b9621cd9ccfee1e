import { expect, test, type Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { boxOf, overlap, phoneOnItsSide, tablet } from './support/places.ts';
import { Player } from './support/player.ts';
import { choosing } from './support/rooms.ts';
import { Server } from './support/server.ts';
import { still } from './support/still.ts';
import { leave, seat, toMove } from './support/table.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
const laptop = sizes[0]!;
const two = [{ name: 'Mara' }, { name: 'Jonas' }];
const systems = ['Classic', 'Classic, nine tiles', 'Finish Line', 'Super', 'SHMAC', 'Crosswords', 'Crosswords 17', 'Scrappy'];

/** Expects no finding of axe by any of its rules, in light and dark. */
async function expectNoFinding(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await still(page);
    await page.screenshot({ path: test.info().outputPath(`${name}-${colorScheme}.png`) });
    expect.soft(await barriers(page, 'all'), `${name}, ${colorScheme}`).toEqual([]);
  }
}

/** The same on a laptop and on a phone. The window is that of a laptop afterwards. */
async function expectNoFindingAtAnySize(page: Page, name: string): Promise<void> {
  for (const size of sizes.slice(0, 2)) {
    await page.setViewportSize(size);
    await expectNoFinding(page, `${name}-${size.width}`);
  }
  await page.setViewportSize(laptop);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? '');
/** Waits a frame, in which the page may still look for a place for the focus. */
async function expectFocus(page: Page, after: string): Promise<void> {
  await expect.poll(() => focused(page), { message: `the focus is on the page after ${after}`, timeout: 5000 }).not.toBe('BODY');
}

for (const system of systems)
  test(`axe has no finding on a game of ${system}`, async ({ browser }) => {
    const player = await Player.arrive(browser, server, 'Mara');
    await player.page.setViewportSize(laptop);
    await player.playTheComputer(choosing(system));
    await expect(player.page.getByRole('grid')).toBeVisible();
    const draw = player.page.getByRole('dialog', { name: 'Who starts?' });
    if (await draw.isVisible()) await player.seeTheDraw();
    await expectNoFindingAtAnySize(player.page, `game-${system}`);
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
  await expectNoFinding(visitor.page, 'lost');
  await visitor.page.goto(server.link('admin'));
  await expect(visitor.page.getByRole('heading', { name: 'This server' })).toBeVisible();
  await expectNoFinding(visitor.page, 'host');
  const players = await seat(browser, server, two);
  const first = (await toMove(players))!;
  await first.laidAndPlayed(await first.opening(), 'tap');
  const second = (await toMove(players))!;
  const { page } = second;
  for (const tab of ['Unseen', 'Rules', 'Moves']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectNoFinding(page, `tab-${tab}`);
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoFinding(page, 'keys');
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
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoFinding(page, `review-${size.width}`);
  }
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
  await expect(guest.page.getByRole('alert')).toHaveText('Enter the password of the room.');
  await expect(guest.page.getByLabel('Password of the room')).toBeFocused();
  await expectNoFindingAtAnySize(guest.page, 'password');

  await guest.page.getByLabel('Password of the room').fill('tea at five');
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
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Review of the game' })).toBeVisible();
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

test('screen readers hear what laid tiles score, what is wrong with them, and whose turn it is', async ({ browser }) => {
  const players = await seat(browser, server, two);
  const player = (await toMove(players))!;
  const { page } = player;
  const laid = page.getByTestId('laid');
  await expect(laid).toHaveAttribute('aria-live', 'polite');
  const word = await player.opening();
  await player.lay(word, 'tap');
  await expect(laid).toHaveText(new RegExp(`^${word.map(({ letter }) => letter).join('')}, \\d+ points?\\.$`));
  await page.keyboard.press('Escape');
  await expect(laid).toBeEmpty();
  await player.lay([{ ...word[0]!, row: 0, column: 0 }], 'tap');
  await expect(laid).toHaveText(/[a-z]+.*\.$/);
  await page.keyboard.press('Escape');
  await player.laidAndPlayed(word, 'tap');
  await expect(laid).toBeEmpty();
  await expect(page.getByTestId('spoken')).toHaveText(/You played [A-Z]+ for \d+ points?\.$/);
  const opponent = players.find((other) => other !== player)!;
  const spoken = opponent.page.getByTestId('spoken');
  await expect(spoken).toHaveText(new RegExp(`${player.name} played [A-Z]+ for \\d+ points?\\. ?It’s your turn\\.$`));
  await leave(players);
});

test('the focus never falls to the body', async ({ browser }) => {
  const players = await seat(browser, server, two);
  const player = (await toMove(players))!;
  const { page } = player;
  await expectFocus(page, 'the draw');
  await player.button(/^Pass/).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(player.button(/^Pass/)).toBeFocused();
  const [tile] = await player.opening();
  await player.lay([tile!], 'tap');
  await player.button(/^Recall/).focus();
  await page.keyboard.press('Enter');
  await expect(player.button(/^Recall/)).toHaveCount(0);
  await expectFocus(page, 'a button has gone');
  await page.keyboard.press('Escape');
  await player.lay(await player.opening(), 'tap');
  await expect(player.button(/^Play \d+/)).toBeEnabled();
  await player.button(/^Play \d+/).focus();
  await page.keyboard.press('Enter');
  await expect(player.button(/^Play/)).toBeDisabled();
  await expectFocus(page, 'a button is disabled');
  const second = (await toMove(players))!;
  await second.pass();
  await expectFocus(second.page, 'a dialog whose button has been disabled');
  await second.resign();
  await expectFocus(second.page, 'the end');
  await second.page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
  await expect(second.page.getByTestId('moment')).toBeVisible();
  await expectFocus(second.page, 'the review has opened');
  await second.button('Step back').focus();
  await second.page.keyboard.press('Home');
  await second.page.keyboard.press('Enter');
  await expectFocus(second.page, 'the first moment');
  await leave(players);
});

test('a screen reader does not run a name and a role together', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playTheComputer();
  const people = player.page.getByRole('list', { name: 'Players' });
  await expect(people).toBeVisible();
  for (const size of sizes) {
    await player.page.setViewportSize(size);
    const text = (await people.ariaSnapshot()).replace(/\s+/g, ' ');
    expect(text).toMatch(/Mara ?, you/);
    expect(text).toMatch(/, computer/);
    expect(text).not.toMatch(/[a-z](computer|you)\b/);
  }
  await leave([player]);
});

test('the key ? shows the shortcuts, and they stand in the buttons at every width', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playTheComputer();
  await player.seeTheDraw();
  await toMove([player]);
  const { page } = player;
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const key of await page.getByRole('group', { name: 'Actions' }).locator('kbd').all()) {
      await expect(key).toBeInViewport({ ratio: 1 });
      const stands = await key.evaluate((element) => {
        const [key, button] = [element.getBoundingClientRect(), element.closest('button')!.getBoundingClientRect()];
        return key.width >= 6 && key.height >= 8 && key.left >= button.left && key.right <= button.right;
      });
      expect(stands).toBe(true);
    }
    await page.screenshot({ path: test.info().outputPath(`keys-in-buttons-${size.width}.png`) });
    await page.keyboard.press('?');
    await expect(keys).toContainText('Shuffle');
    await page.screenshot({ path: test.info().outputPath(`keys-${size.width}.png`) });
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  }
  await page.setViewportSize(laptop);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(keys).toBeVisible();
  await keys.getByRole('button', { name: 'Close' }).click();
  await leave([player]);
});

test('a hint stands beside the board, in steps, and gives the focus back', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  await toMove([player]);
  const { page } = player;
  const hint = page.getByRole('dialog', { name: 'Hint' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await player.button(/^Hint/).click();
    await expect(hint).toContainText(/^Look at the (upper|middle|lower|top|bottom|left|right).* of the board\./);
    const [card, board] = [(await hint.boundingBox())!, (await page.getByRole('grid').boundingBox())!];
    const beside = card.x + card.width <= board.x || card.x >= board.x + board.width;
    const apart = beside || card.y + card.height <= board.y + 1;
    expect(apart, `the hint leaves the board free at ${size.width}`).toBe(true);
    await page.screenshot({ path: test.info().outputPath(`hint-${size.width}.png`) });
    await player.button('Which tiles?').click();
    await expect(hint).toContainText(/^Use /);
    expect((await hint.boundingBox())!.height).toBeLessThan(size.width < 760 ? 112 : 200);
    await page.screenshot({ path: test.info().outputPath(`hint-tiles-${size.width}.png`) });
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
    await expectFocus(page, 'the hint');
  }
  await player.button(/^Hint/).click();
  await expectNoFinding(page, 'hint');
  await leave([player]);
});

test('a message does not lie over a hint', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara', { permissions: ['clipboard-read', 'clipboard-write'] });
  await player.playNow();
  await toMove([player]);
  const { page } = player;
  const message = player.message('Link copied.');
  for (const size of [...sizes, tablet, { width: 1024, height: 768 }, phoneOnItsSide]) {
    await page.setViewportSize(laptop);
    await page.getByRole('button', { name: /^Room .*, invite$/ }).click();
    await player.button('Copy link').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Room' })).toBeHidden();
    await player.button(/^Hint/).click();
    await expect(player.button('Which tiles?')).toBeVisible();
    await page.setViewportSize(size);
    const boxes = [await boxOf(message.locator('xpath=..')), await boxOf(page.getByRole('dialog', { name: 'Hint' }))] as const;
    expect(overlap(...boxes), `at ${size.width}`).toBe(false);
    await page.screenshot({ path: test.info().outputPath(`message-and-hint-${size.width}.png`) });
    await player.button('Dismiss').click();
    await player.button('Close the hint').click();
  }
  await leave([player]);
});
