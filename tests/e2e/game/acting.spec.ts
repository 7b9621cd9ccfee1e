import { expect, test, type Locator } from '@playwright/test';
import { opponentOf } from '../support/course.ts';
import { laptop, middleOf, phoneOnItsSide, phones, tablet } from '../support/places.ts';
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
  const player = await challenger(players);
  const [tile] = (await player.rack()).filter((letter) => letter !== '?');
  await player.cell(8, 7).click();
  await player.button(/^Challenge/).focus();
  await player.page.keyboard.press(tile!.toLowerCase());
  await expect(player.button(/^Play \d+/)).toBeEnabled();
  await player.page.keyboard.press('Enter');
  await expect(player.cell(8, 7)).toHaveAttribute('aria-label', /last play/);
  await expect(player.page.getByRole('dialog')).toBeHidden();
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

test('Enter plays tiles that were dragged, and does not press the button that was clicked before', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const player = (await toMove(players))!;
  const { page } = player;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? document.activeElement?.role);
  const drag = async (from: Locator, to: Locator) => {
    await page.mouse.move(...(await middleOf(from)));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(to)), { steps: 4 });
    await page.mouse.up();
  };
  const [first, second] = await player.opening();
  await player.lay([first!, second!], 'drag');
  expect(await focused()).toBe('7,7');

  await page.getByRole('tab', { name: 'Unseen' }).click();
  await drag(player.cell(7, 7), page.locator('[data-rack]'));
  await expect.poll(focused).toBe('grid');
  await player.lay([second!], 'drag');
  await page.getByRole('tab', { name: 'Moves' }).click();
  await drag(player.cell(7, 6), player.cell(7, 8));
  await expect.poll(focused).toBe('7,8');
  await expect(player.button(/^Play \d+/)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(player.cell(7, 8)).toHaveAttribute('aria-label', /last play/);
  await leave(players);
});
