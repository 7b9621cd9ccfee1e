import { expect, test } from '@playwright/test';
import { opponentOf } from './support/course.ts';
import type { Player } from './support/player.ts';
import { Server } from './support/server.ts';
import { leave, seat, toMove } from './support/table.ts';

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
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
    await page.getByText('More settings').click();
    await page.getByLabel('Challenges').selectOption('single');
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
