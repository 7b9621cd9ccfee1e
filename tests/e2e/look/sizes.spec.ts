import { expect, test, type Locator, type Page } from '@playwright/test';
import { shot } from '../support/course.ts';
import { boxOf, grid, laptop, overlap, phones, rack, type Box } from '../support/places.ts';
import type { Player } from '../support/player.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { casualIfAway, gather, leave, seat, seeder, toMove } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const sizes = [laptop, ...phones];
/** Nearly all of it, because a window may end in the middle of a pixel. */
const expectInView = (place: Locator) => expect(place).toBeInViewport({ ratio: 0.98 });
const isCut = (place: Locator) => place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);

/** Looks at a page at the usual sizes, and expects nothing to be wider than the window. */
async function atEachSize(page: Page, look: (size: (typeof sizes)[0]) => Promise<void>): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await look(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${size.width}`).toBeLessThanOrEqual(0);
  }
}

/** Expects a dialog to lie inside the window. */
async function expectInside(dialog: Locator, { width, height }: (typeof sizes)[0]): Promise<void> {
  const box = await boxOf(dialog);
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}

test('a stand-in is asked for, and a player takes over again, at every size', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas', ifAway: casualIfAway }]);
  const [mara, jonas] = players as [Player, Player];
  const [context, address] = [jonas.page.context(), jonas.page.url()];
  await jonas.page.close();
  const dialog = mara.page.getByRole('dialog', { name: 'Let a computer play for Jonas?' });
  const yes = dialog.getByRole('button', { name: 'Let a computer play' });
  const ask = mara.button('Let a computer play for Jonas…');
  await atEachSize(mara.page, async (size) => {
    await expectInView(ask);
    await ask.click();
    await expectInView(yes);
    await expectInside(dialog, size);
    await shot(mara, `ask-${size.width}`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });
  await ask.click();
  await yes.click();
  await atEachSize(mara.page, async () => {
    await expect(mara.page.getByRole('list', { name: 'Players' })).toContainText('a computer is playing');
    await expectInView(grid(mara.page));
  });

  const page = await context.newPage();
  await page.goto(address);
  const takeOver = page.getByTestId('stand-in').getByRole('button', { name: 'Take over' });
  await atEachSize(page, async (size) => {
    await expectInView(takeOver);
    await page.screenshot({ path: test.info().outputPath(`take-over-${size.width}.png`) });
  });
  await takeOver.click();
  await expect(page.getByTestId('stand-in')).toBeHidden();
  await leave(players);
});

test('the end of a game is whole at every size, for the winner and for the others', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const first = (await toMove(players))!;
  await first.laidAndPlayed(await first.opening(), 'tap');
  await (await toMove(players))!.resign();
  for (const player of players) {
    const dialog = player.page.getByRole('dialog', { name: 'Game over' });
    await atEachSize(player.page, async (size) => {
      await expectInside(dialog, size);
      const title = dialog.getByRole('heading', { name: /wins|won/ }).first();
      await expectInView(title);
      for (const text of [title, ...(await dialog.getByTestId('settlement').locator('th, td').all())]) expect(await isCut(text)).toBe(false);
      for (const choice of ['Play again', 'Review', 'View board']) await expectInView(dialog.getByRole('button', { name: choice }));
      await shot(player, `end-${player.name}-${size.width}`);
    });
  }
  await leave(players);
});

test('the form of the first turn of Crosswords is whole at every size, with the board and the rack', async ({ browser }) => {
  const players = await gather(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }], choosing('Crosswords'));
  const first = await seeder(players);
  const form = first.page.getByRole('form', { name: 'First turn' });
  await atEachSize(first.page, async (size) => {
    await expectInView(form.getByRole('button', { name: /^Place the/ }));
    for (const option of await form.locator('label').all()) {
      await option.scrollIntoViewIfNeeded();
      await expectInView(option);
      expect(await isCut(option)).toBe(false);
    }
    for (const place of [grid(first.page), rack(first.page)]) await expectInView(place);
    await shot(first, `first-turn-${size.width}`);
  });
  await leave(players);
});

test('the badge of a large score hides no letter, even on the largest board and the smallest phone', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }], choosing('Super'));
  const lays = async (player: Player, cells: [row: number, column: number][]) => {
    const tiles = (await player.rack()).filter((tile) => tile !== '?');
    return cells.map(([row, column], index) => ({ row, column, letter: tiles[index]!, blank: false }));
  };
  for (const cells of [[[10, 8], [10, 9], [10, 10], [10, 11]], [[11, 11], [12, 11]]] as [number, number][][]) {
    const player = (await toMove(players))!;
    await player.laidAndPlayed(await lays(player, cells), 'keys');
  }
  const player = (await toMove(players))!;
  await player.lay(await lays(player, [[11, 6], [11, 7], [11, 8]]), 'keys'); // two free squares before the next tile
  await player.page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const answer = JSON.parse(message.toString());
      if (answer.type === 'preview' && answer.play_score) answer.play_score.total = 123;
      socket.send(JSON.stringify(answer));
    });
  });
  await player.page.reload();
  const bubble = player.page.getByTestId('bubble');
  for (const size of sizes) {
    await player.page.setViewportSize(size);
    await expect(bubble).toHaveText('+123');
    const badge = await boxOf(bubble);
    const letters = await grid(player.page)
      .locator('.letter')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON() as Box));
    expect(letters.filter((letter) => overlap(badge, letter)), `at ${size.width}`).toEqual([]);
    await shot(player, `badge-${size.width}`);
  }
  await leave(players);
});
