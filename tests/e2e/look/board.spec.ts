import { expect, test, type BrowserContextOptions } from '@playwright/test';
import { nextPlay, opponentOf, shot } from '../support/course.ts';
import { fingerOf } from '../support/finger.ts';
import { Player } from '../support/player.ts';
import { choosing } from '../support/rooms.ts';
import { actions, boxOf, expectClear, grid, laptop, middleOf, overlap, phoneOnItsSide, phones, places, rack, type Box } from '../support/places.ts';
import { Server } from '../support/server.ts';
import { casualIfAway, leave, seat, toMove } from '../support/players.ts';

const fingers: BrowserContextOptions = { viewport: phones[0]!, hasTouch: true, isMobile: true };
const guests = [{ name: 'Mara' }, { name: 'Jonas', options: fingers, ifAway: casualIfAway }];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test.describe('Classic', () => {
  let players: Player[];
  test.beforeAll(async ({ browser }) => void (players = await seat(browser, server, guests)));
  test.afterAll(() => leave(players));

  test('on a laptop the board takes the height of the window, and nothing on the page needs scrolling', async () => {
    const [mara] = players as [Player];
    await mara.page.setViewportSize(laptop);
    const cell = await boxOf(mara.cell(0, 0));
    expect(cell.width).toBeGreaterThanOrEqual(38);
    expect((await boxOf(rack(mara.page).locator('[data-piece]'))).width).toBeLessThanOrEqual(1.5 * cell.width);
    for (const place of [grid(mara.page), rack(mara.page), actions(mara.page), mara.status()])
      await expect(place).toBeInViewport({ ratio: 1 });
    expect(await mara.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await shot(mara, 'laptop');
  });

  test('on a phone the board has its letters and numbers, the bag is counted, and Play is above the tabs', async () => {
    const { page, button } = players[1]!;
    const bag = page.getByRole('region', { name: 'Bag and word list' });
    for (const size of phones) {
      await page.setViewportSize(size);
      for (const edge of ['.columns', '.rows'])
        for (const end of [page.locator(`${edge} span`).first(), page.locator(`${edge} span`).last()])
          await expect(end).toBeInViewport({ ratio: 1 });
      await expect(bag).toContainText('86 tiles in the bag');
      await expect(bag).toBeInViewport({ ratio: 1 });
      const [play, tabs] = [await boxOf(button(/^Play/)), await boxOf(page.getByRole('tablist'))];
      expect(play.y + play.height).toBeLessThanOrEqual(tabs.y);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
      await shot(players[1]!, `phone-${size.width}`);
    }
  });

  test('a tile dragged by a finger is above it, and the cell below the tile is lit', async () => {
    const jonas = players[1]!;
    const dragged = jonas.page.getByTestId('dragged');
    const light = jonas.page.getByTestId('drop-cell');
    const cell = jonas.cell(2, 3);
    const piece = rack(jonas.page).locator('[data-piece]:not([data-tile="?"])').first();
    for (const size of [...phones, laptop]) {
      await jonas.page.setViewportSize(size);
      const [below, { width }] = [await boxOf(cell), await boxOf(piece)];
      const [x, y] = await middleOf(cell);
      const finger = y + 36 + width / 2;
      const touch = await fingerOf(jonas);
      await touch.press(await middleOf(piece));
      for (const part of [0.5, 0.9, 1]) await touch.move(x, finger + (1 - part) * 60);
      const lit = await boxOf(light);
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(lit[side] - below[side])).toBeLessThanOrEqual(1);
      await expect.poll(async () => (await boxOf(dragged)).width).toBeLessThanOrEqual(below.width + 1);
      const box = await boxOf(dragged);
      expect(box.y + box.height, 'the tile is above the finger').toBeLessThan(finger - 30);
      expect(await light.evaluate((node) => getComputedStyle(node).boxShadow)).not.toBe('none');
      await shot(jonas, `dragged-${size.width}`);
      await touch.release();
      await expect(cell).toHaveAttribute('aria-label', /laid, not played/);
      await jonas.page.keyboard.press('Escape');
      await expect.poll(() => jonas.rack()).toHaveLength(7);
    }
    await jonas.page.setViewportSize(phones[0]!);
  });

  test('a finger drags a tile to the last row, even where the board ends near the edge of the window', async () => {
    const jonas = players[1]!;
    const cell = jonas.cell(14, 3);
    const piece = rack(jonas.page).locator('[data-piece]:not([data-tile="?"])').first();
    for (const size of [phoneOnItsSide, laptop]) {
      await jonas.page.setViewportSize(size);
      await boxOf(cell);
      const [x, y] = await middleOf(cell);
      const touch = await fingerOf(jonas);
      await touch.press(await middleOf(piece));
      const dragged = jonas.page.getByTestId('dragged');
      // As a person does it: down, until the tile is where it should be.
      for (let finger = y; finger < size.height; finger += 4) {
        await touch.move(x, finger);
        if (finger > y && (await middleOf(dragged))[1] >= y) break;
      }
      await shot(jonas, `dragged-to-last-row-${size.width}`);
      await touch.release();
      await expect(cell).toHaveAttribute('aria-label', /laid, not played/);
      await jonas.page.keyboard.press('Escape');
      await expect.poll(() => jonas.rack()).toHaveLength(7);
    }
    await jonas.page.setViewportSize(phones[0]!);
  });

  test('two fingers on laid tiles enlarge the board, and the tiles stay where they are', async () => {
    const jonas = players[1]!;
    const [first, second] = await nextPlay(jonas);
    const laid = [{ ...first!, row: 1, column: 4 }, { ...second!, row: 1, column: 9 }];
    await jonas.lay(laid, 'tap');
    const [left, right] = [await middleOf(jonas.cell(1, 4)), await middleOf(jonas.cell(1, 9))];
    const touch = await fingerOf(jonas);
    await touch.press(left);
    await touch.press(left, right);
    for (const by of [10, 20, 40]) await touch.moveAll([left[0] - by, left[1]], [right[0] + by, right[1]]);
    await expect(jonas.page.getByTestId('dragged')).toHaveCount(0);
    await touch.release();
    await expect(jonas.button('Fit the board')).toBeVisible();
    for (const { row, column } of laid) await expect(jonas.cell(row, column)).toHaveAttribute('aria-label', /laid, not played/);
    await jonas.button('Fit the board').tap();
    await jonas.page.keyboard.press('Escape');
    await expect.poll(() => jonas.rack()).toHaveLength(7);
  });

  test('two quick taps on a tile that is not played yet enlarge the board, and the tile stays where it is', async () => {
    const jonas = players[1]!;
    const [lay] = await nextPlay(jonas);
    await jonas.lay([{ ...lay!, row: 0 }], 'tap');
    const cell = jonas.cell(0, lay!.column);
    // Both in one go, so that they are quick on a busy machine, too.
    await cell.evaluate((node) => {
      for (let taps = 0; taps < 2; ++taps) node.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    });
    await expect(jonas.button('Fit the board')).toBeVisible();
    await expect(cell).toHaveAttribute('aria-label', /laid, not played/);
    await jonas.button('Fit the board').tap();
    await jonas.page.keyboard.press('Escape');
    await expect.poll(() => jonas.rack()).toHaveLength(7);
  });

  test('on a phone the button that enlarges the board stays where it is when the line beside it changes', async () => {
    const jonas = players[1]!;
    const enlarge = jonas.button('Enlarge the board');
    for (const size of phones.toReversed()) {
      await jonas.page.setViewportSize(size);
      const before = await boxOf(enlarge);
      const line = (await jonas.status().textContent())!;
      const [lay] = await nextPlay(jonas);
      await jonas.lay([{ ...lay!, row: 0 }], 'tap');
      await expect(jonas.status()).not.toHaveText(line);
      expect(await boxOf(enlarge)).toEqual(before);
      await jonas.page.keyboard.press('Escape');
      await expect.poll(() => jonas.rack()).toHaveLength(7);
    }
  });

  test('nothing moves during a turn, and a message covers neither the board nor the scores', async () => {
    const player = (await toMove(players))!;
    const other = opponentOf(players, player);
    const here = await places(player);
    const there = await places(other);

    await player.lay(await nextPlay(player), 'tap');
    await expect(player.button(/^Play \d+/)).toBeEnabled();
    await here.stay('tiles are laid');
    await player.play('tap');
    await expect(other.status().getByRole('button', { name: /^Challenge/ })).toBeVisible();
    await there.stay('there is a choice');
    await shot(other, 'choice');
    await other.acceptIfAsked();
    for (const size of [laptop, ...phones]) {
      const mover = (await toMove(players))!;
      const viewer = opponentOf(players, mover);
      await viewer.page.setViewportSize(size);
      await mover.exchange(1);
      await expectClear(viewer.page, 'exchanged');
      await shot(viewer, `message-${size.width}`);
    }
    await here.stay('tiles have been exchanged');
  });

  test('the badge with the score hides no letter, and a dashed outline shows what may be challenged', async () => {
    for (let turn = 0; turn < 2; ++turn) {
      const player = (await toMove(players))!;
      const lays = await nextPlay(player);
      await player.lay(lays, 'tap');
      const badge = await boxOf(player.page.getByTestId('bubble'));
      const letters = await grid(player.page)
        .locator('.letter')
        .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON() as Box));
      expect(letters.filter((letter) => overlap(badge, letter))).toEqual([]);
      await shot(player, `badge-${turn}`);
      await player.play('tap');
      const cell = opponentOf(players, player).cell(lays[0]!.row, lays[0]!.column);
      await expect(cell).toHaveAttribute('aria-label', /may be challenged/);
      for (const size of [laptop, ...phones]) {
        await opponentOf(players, player).page.setViewportSize(size);
        expect(await cell.evaluate((node) => getComputedStyle(node, '::after').borderTopStyle)).toBe('dashed');
        expect(await cell.locator('.tile').evaluate((node) => getComputedStyle(node, '::after').content)).toBe('none');
      }
      await shot(opponentOf(players, player), `pending-${turn}`);
    }
  });

  test('no tooltip covers the board after a play, only where the mouse goes', async () => {
    const [mara, jonas] = players as [Player, Player];
    const tooltip = mara.page.getByRole('tooltip');
    for (const size of [laptop, ...phones]) {
      if ((await toMove(players)) === jonas) await jonas.pass();
      await toMove(players);
      await mara.page.setViewportSize(size);
      const lays = await nextPlay(mara);
      await mara.lay(lays, 'drag');
      await mara.play('keys');
      const [first, , last] = lays.map(({ row, column }) => mara.cell(row, column));
      await expect(last!).toHaveAttribute('aria-label', /last play/);
      await mara.page.mouse.move(...(await middleOf(last!, 2)));
      await mara.page.waitForTimeout(1000);
      await expect(tooltip).toBeHidden();
      await mara.page.mouse.move(...(await middleOf(first!)));
      await expect(tooltip).toContainText('Mara, turn');
      await expect(tooltip).toBeInViewport({ ratio: 1 });
      await shot(mara, `tooltip-${size.width}`);
      await mara.page.mouse.move(0, 0);
    }
  });

  test('nothing moves when a player is away, or a computer plays instead', async () => {
    const [mara, jonas] = players as [Player, Player];
    const before = await places(mara);
    await jonas.page.close();
    await expect(mara.button('Let a computer play for Jonas…')).toBeVisible();
    await before.stay('a player is away');
    await shot(mara, 'away');
    await mara.letComputerPlay();
    await expect(mara.page.getByTestId('stand-in')).toBeVisible();
    await before.stay('a computer plays');
    await shot(mara, 'stand-in');
  });
});

for (const count of [7, 9, 12, 15, 20])
  test(`each of ${count} tiles is as large as a fingertip on a phone, and nothing needs scrolling`, async ({ browser }) => {
    const player = await Player.arrive(browser, server, 'Mara', fingers);
    await player.playTheComputer(async (form) => {
      await form.getByText('More settings').click();
      await form.getByLabel('Tiles on a rack').fill(String(count));
    });
    await player.seeTheDraw();
    await toMove([player]);
    const { page } = player;
    const tiles = rack(page).locator('[data-piece]');
    await expect(tiles).toHaveCount(count);
    for (const size of phones) {
      await page.setViewportSize(size);
      await boxOf(rack(page));
      for (const { width, height } of await tiles.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect())))
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      for (const place of [grid(page), rack(page), actions(page)]) await expect(place).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('tab').first()).toBeInViewport({ ratio: 0.95 });
      expect(overlap(await boxOf(grid(page)), await boxOf(rack(page)))).toBe(false);
      expect(overlap(await boxOf(rack(page)), await boxOf(actions(page)))).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
      await shot(player, `rack-${count}-${size.width}`);
    }
    await leave([player]);
  });

test('an enlarged board follows the plays, those of the player and those of others', async ({ browser }) => {
  const players = await seat(browser, server, guests, choosing('Super'));
  const jonas = players[1]!;
  const pane = jonas.page.locator('[data-pane]');
  await jonas.button('Enlarge the board').tap();
  await expect(jonas.button('Fit the board')).toBeVisible();
  for (const size of [laptop, ...phones]) {
    await jonas.page.setViewportSize(size);
    for (let turn = 0; turn < 2; ++turn) {
      const player = (await toMove(players))!;
      const lays = await nextPlay(player, [10, 10]);
      await player.lay(lays, 'tap');
      await pane.evaluate((node) => node.scrollTo({ left: 0, top: 0, behavior: 'instant' }));
      await expect(jonas.cell(lays[0]!.row, lays[0]!.column)).not.toBeInViewport({ ratio: 0.9 });
      await player.play('tap');
      for (const { row, column } of lays) await expect(jonas.cell(row, column)).toBeInViewport({ ratio: 0.9 });
      await shot(jonas, `follows-${player.name}-${size.width}`);
    }
  }
  await players[0]!.page.setViewportSize(laptop);
  await shot(players[0]!, 'super-laptop');
  await leave(players);
});
