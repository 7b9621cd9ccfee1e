import { expect, test } from '@playwright/test';
import { opponentOf, shot } from '../support/course.ts';
import { languages, speak, type Language } from '../support/language.ts';
import type { Player } from '../support/player.ts';
import { boxOf, grid, isWhole, laptop, overlap, phoneOnItsSide, phones, places, rack, tablet } from '../support/places.ts';
import { Server } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';

const codes = Object.keys(languages) as Language[];
const guests = [{ name: 'Mara' }, { name: 'Jonas' }];
/** Windows in which the line under the board is narrow. */
const narrow = [...phones, phoneOnItsSide, tablet];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** Two tiles with a gap between them, below the first play. */
async function layWithGap(player: Player): Promise<void> {
  const [one, other] = (await player.rack()).filter((tile) => tile !== '?');
  await player.lay([{ row: 8, column: 7, letter: one!, blank: false }, { row: 10, column: 7, letter: other!, blank: false }], 'tap');
}

/** What the server may say about laid tiles instead; the page has the most to say about these. */
const answers = [
  { code: 'GAP', cells: [[9, 7]] },
  { code: 'ORPHAN', cells: [[7, 7]] },
  { code: 'DIGRAPH', cells: [[7, 7], [8, 7]] },
];

test('advice about laid tiles is whole in every language, and nothing moves, even beside the button to challenge and its key', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const first = (await toMove(players))!;
  await first.laidAndPlayed(await first.opening(), 'keys');
  const player = opponentOf(players, first);
  const { page } = player;
  await expect(player.button(/^Challenge/)).toBeVisible();
  const before = await places(player, [laptop, ...narrow]);
  await layWithGap(player);
  let answer = answers[0];
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const text = message.toString();
      socket.send(text.includes('"GAP"') ? JSON.stringify({ ...JSON.parse(text), ...answer }) : message);
    });
  });
  const advice = player.status().locator('.advice > span').first();
  const key = player.status().getByText('4', { exact: true });
  for (const language of codes) {
    await speak(page, language);
    for (answer of answers) {
      await page.reload();
      for (const size of [laptop, ...narrow]) {
        await page.setViewportSize(size);
        await expect(advice).toBeVisible();
        expect(await isWhole(advice), `${language}, ${size.width}: ${await advice.textContent()}`).toBe(true);
        await expect(player.status().locator('.danger')).toBeInViewport({ ratio: 1 });
        await expect(key).toBeVisible();
        await expect(key).toBeInViewport({ ratio: 1 });
        if (answer.code === 'ORPHAN') await shot(player, `advice-${language}-${size.width}`);
      }
      await before.stay(`${answer.code} is explained in ${language}`);
    }
  }
  await leave(players);
});

test('a question that has little room keeps off the board in every language, even with tiles that are laid in advance', async ({ browser }) => {
  const players = await seat(browser, server, [...guests, { name: 'Sofie' }], async (page) => {
    await page.getByText('More settings').click();
    await page.getByLabel('Three or four').fill('600');
  });
  const first = (await toMove(players))!;
  const player = opponentOf(players, first);
  const before = await places(player, narrow);
  await first.laidAndPlayed(await first.opening(), 'keys');
  await expect(player.button(/^Accept/)).toBeVisible();
  await before.stay('a play waits to be accepted');
  await layWithGap(player);
  for (const language of codes) {
    await speak(player.page, language);
    const text = player.status().locator('.text > span').first();
    await expect(text).toContainText(first.name);
    for (const size of narrow) {
      await player.page.setViewportSize(size);
      const buttons = player.status().getByRole('button');
      await expect(buttons).toHaveCount(3);
      const rows = await Promise.all((await buttons.all()).map(async (button) => (await boxOf(button)).y));
      expect(new Set(rows).size, `one row of buttons in ${language} at ${size.width}`).toBe(1);
      for (const place of [grid(player.page), rack(player.page)])
        expect(overlap(await boxOf(player.status()), await boxOf(place))).toBe(false);
      expect(await isWhole(text)).toBe(true);
      await shot(player, `question-${language}-${size.width}`);
    }
    await before.stay(`the question is in ${language}`);
  }
  await leave(players);
});
