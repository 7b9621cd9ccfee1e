import { expect, test, type Locator, type Page } from '@playwright/test';
import { opponentOf } from '../support/course.ts';
import { lookAt } from '../support/panel.ts';
import { boxOf, laptop, middleOf, phoneOnItsSide, phones, tablet } from '../support/places.ts';
import type { Player } from '../support/player.ts';
import { setRuling } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';

const sizes = [laptop, ...phones, phoneOnItsSide, tablet];
const guests = [{ name: 'Mara' }, { name: 'Jonas' }];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** One of two players has made the first play, and the other may challenge it. Returns the other. */
async function challenger(players: Player[]): Promise<Player> {
  const first = (await toMove(players))!;
  await first.laidAndPlayed(await first.opening(), 'keys');
  const second = opponentOf(players, first);
  await expect(second.button(/^Challenge/)).toBeVisible();
  return second;
}

test('a challenge that can cost a turn asks first, by its button and by its key', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const player = await challenger(players);
  const dialog = player.page.getByRole('dialog', { name: /^Challenge [A-Z]+\?$/ });
  for (const size of sizes) {
    await player.page.setViewportSize(size);
    for (const ask of [() => player.button(/^Challenge/).click(), () => player.page.keyboard.press('4')]) {
      await ask();
      await expect(dialog).toContainText(/If [A-Z]+ is valid, you lose your next turn\./);
      await expect(dialog).toBeInViewport({ ratio: 1 });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    }
  }
  await expect(player.button(/^Challenge/)).toBeEnabled();
  await player.challenge();
  await expect(player.moves()).toContainText(`${player.name} challenged`);
  await leave(players);
});

test('a challenge that costs nothing does not ask', async ({ browser }) => {
  const players = await seat(browser, server, guests, async (page) => {
    await setRuling(page, 'Free challenge');
  });
  const player = await challenger(players);
  await player.page.keyboard.press('4');
  await expect(player.moves()).toContainText(`${player.name} challenged`);
  await leave(players);
});

test('Enter plays what was typed, and does not press the button that had the focus before', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  let player = await challenger(players);
  for (const [index, size] of [laptop, ...phones].entries()) {
    await player.page.setViewportSize(size);
    const cell = player.cell(8 + index, 7);
    const [tile] = (await player.rack()).filter((letter) => letter !== '?');
    await cell.click();
    await player.button(/^Challenge/).focus();
    await player.page.keyboard.press(tile!.toLowerCase());
    await expect(player.button(/^Play \d+/)).toBeEnabled();
    await player.page.keyboard.press('Enter');
    await expect(cell).toHaveAttribute('aria-label', /last play/);
    await expect(player.page.getByRole('dialog')).toBeHidden();
    player = opponentOf(players, player);
    await expect(player.button(/^Challenge/)).toBeVisible();
  }
  await leave(players);
});

test('Escape closes the panel of a phone, and only then takes back what is laid', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const player = (await toMove(players))!;
  const { page } = player;
  await page.setViewportSize(phones[0]!);
  const [tile] = (await player.rack()).filter((letter) => letter !== '?');
  await page.reload();
  await expect(player.button(/^Pass/)).toBeEnabled();
  await player.cell(7, 7).click();
  await page.keyboard.press(tile!.toLowerCase());
  await expect(player.button('Recall')).toBeVisible();
  const panel = page.getByRole('tab', { name: /^Unseen/ });
  await panel.click();
  await expect(panel).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(player.button('Recall')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player.button('Shuffle')).toBeVisible();
  await leave(players);
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? document.activeElement?.role);

async function drag(from: Locator, to: Locator): Promise<void> {
  const { mouse } = from.page();
  for (const place of [from, to]) await boxOf(place); // once it lies still
  await mouse.move(...(await middleOf(from)));
  await mouse.down();
  await mouse.move(...(await middleOf(to)), { steps: 4 });
  await mouse.up();
}

test('Enter plays tiles that were dragged, and does not press the button that was clicked before', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  for (const [index, size] of [laptop, ...phones].entries()) {
    const player = (await toMove(players))!;
    const { page } = player;
    await page.setViewportSize(size);
    const row = 7 + index;
    const [first, second] = (await player.opening()).map((lay) => ({ ...lay, row }));
    await player.lay([first!, second!], 'drag');
    expect(await focused(page)).toBe(`${row},7`);

    await lookAt(page, 'Unseen');
    await drag(player.cell(row, 7), page.locator('[data-rack]'));
    await expect.poll(() => focused(page)).toBe('grid');
    await player.lay([second!], 'drag');
    await lookAt(page, 'Moves');
    await drag(player.cell(row, 6), player.cell(row, 8));
    await expect.poll(() => focused(page)).toBe(`${row},8`);
    await expect(player.button(/^Play \d+/)).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(player.cell(row, 8)).toHaveAttribute('aria-label', /last play/);
  }
  await leave(players);
});

test('Enter plays what is laid although a button was clicked since, and presses a button to which Tab has led', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  for (const [index, size] of [laptop, ...phones].entries()) {
    const player = (await toMove(players))!;
    const { keyboard } = player.page;
    await player.page.setViewportSize(size);
    const lays = (await player.opening()).slice(0, 2).map((lay) => ({ ...lay, row: 7 + index }));
    await player.lay(lays, 'drag');
    await expect(player.button(/^Play \d+/)).toBeEnabled();
    await player.button('Turn sounds off').click();
    for (const key of ['Tab', 'Shift+Tab', 'Enter']) await keyboard.press(key);
    await player.button('Turn sounds off').click();
    await keyboard.press('Enter');
    await expect(player.cell(7 + index, 7)).toHaveAttribute('aria-label', /last play/);
    await player.button('Turn sounds on').click();
  }
  await leave(players);
});
