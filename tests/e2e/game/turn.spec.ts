import { expect, test } from '@playwright/test';
import { opponentOf } from '../support/course.ts';
import { findPlays } from '../support/finder.ts';
import { phones } from '../support/places.ts';
import { setRuling } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('a reload in the middle of a turn keeps the seat, the order of the rack and the laid tiles', async ({
  browser,
}) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = (await toMove(players))!;
  await player.button(/^Shuffle/).click();
  const laid = (await player.opening()).slice(0, 2);
  await player.lay(laid, 'drag');
  const rack = await player.rack();

  await player.page.reload();

  for (const { row, column, letter } of laid)
    await expect(player.cell(row, column)).toHaveAttribute('aria-label', new RegExp(`, ${letter} .*laid, not played`));
  expect(await player.rack()).toEqual(rack);
  await expect(player.page).toHaveTitle(`● Your turn · ${new URL(player.page.url()).pathname.slice(3, 11)} · Crisscross`);
  await expect(player.button(/^Play/)).toBeVisible();
  await player.page.keyboard.press('Escape');
  await expect.poll(() => player.rack()).toHaveLength(7);
  await player.laidAndPlayed(await player.opening(), 'keys');
  await leave(players);
});

test('a phone that loads the page anew marks the last play, which nobody may challenge, before the moves are looked at', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }], (page) => setRuling(page, 'Only valid words'));
  const player = (await toMove(players))!;
  const opponent = opponentOf(players, player);
  const [word] = findPlays(await player.grid(), await player.rack());
  await player.laidAndPlayed(word!, 'keys');
  await opponent.page.setViewportSize(phones[0]!);
  await opponent.page.reload();
  for (const { row, column } of word!) await expect(opponent.cell(row, column)).toHaveAttribute('aria-label', /last play/);
  await expect(opponent.button(/^Pass/)).toBeEnabled();
  await expect(opponent.page.locator('.panel.open')).toHaveCount(0);
  await leave(players);
});

test('moves that are still on their way are not said to be none', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = (await toMove(players))!;
  const { page } = opponentOf(players, player);
  await player.laidAndPlayed(await player.opening(), 'keys');
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (JSON.parse(message.toString()).type !== 'log') socket.send(message);
    });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Loading…' })).toBeVisible();
  await expect(page.getByText('No moves yet.')).toHaveCount(0);
  await leave(players);
});

test('a turn can be taken with the keyboard alone', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = (await toMove(players))!;
  const { keyboard } = player.page;
  const word = await player.opening();

  for (let tabs = 0; tabs < 30; ++tabs) {
    await keyboard.press('Tab');
    if (await player.page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')) break;
  }
  await expect(player.cell(7, 7)).toBeFocused();
  for (let column = 7; column > word[0]!.column; --column) await keyboard.press('ArrowLeft');
  await expect(player.cell(7, word[0]!.column)).toBeFocused();
  for (const { letter } of word) await keyboard.press(letter.toLowerCase());
  await keyboard.press('Backspace');
  const last = word.at(-1)!;
  await keyboard.press(last.letter.toLowerCase());
  await expect(player.button(/^Play \d+/)).toBeEnabled();
  await keyboard.press('Enter');

  await expect(player.cell(last.row, last.column)).toHaveAttribute('aria-label', /last play/);
  await expect(player.page.getByTestId('spoken')).toContainText(/You played [A-Z]+ for \d+ points?\./);
  const opponent = players.find((other) => other !== player)!;
  await expect(opponent.page.getByTestId('spoken')).toContainText(`${player.name} played`);
  await leave(players);
});

test('a tile that is chosen on the rack with the keyboard is laid on the square to which the keys go', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = (await toMove(players))!;
  const { keyboard } = player.page;
  const [first, second] = await player.opening();
  await player.lay([{ ...first!, column: 7 }], 'keys');
  const chosen = player.page.locator(`[data-rack] [data-tile="${second!.letter}"]`).first();
  await chosen.focus();
  await keyboard.press('Enter');
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  for (const key of ['ArrowLeft', 'ArrowRight']) await keyboard.press(key);
  await expect(player.cell(7, 8)).toBeFocused();
  await keyboard.press('Enter');
  await expect(player.cell(7, 8)).toHaveAttribute('aria-label', /laid, not played/);
  await expect(player.page.locator('[data-rack] [aria-pressed="true"]')).toHaveCount(0);
  await expect(player.button(/^Play \d+/)).toBeEnabled();
  await keyboard.press('Enter');
  await expect(player.cell(7, 8)).toHaveAttribute('aria-label', /last play/);
  await leave(players);
});

test('pass, exchange and resign ask first and can be cancelled', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = (await toMove(players))!;
  const dialog = player.page.getByRole('dialog');
  for (const [name, no] of [[/^Pass/, 'Cancel'], [/^Exchange/, 'Cancel'], [/^Resign/, 'Close']] as const) {
    await player.button(name).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: no }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(player.page).toHaveTitle(/Your turn/);
  await player.resign();
  const opponent = players.find((other) => other !== player)!;
  for (const { page } of players) {
    const winner = page === opponent.page ? 'You won' : `${opponent.name} wins`;
    await expect(page.getByRole('dialog', { name: 'Game over' })).toContainText(winner);
    await expect(page.getByRole('dialog')).toContainText(`${player.name} resigned.`);
  }
  await leave(players);
});

test('a refused play says why and leaves the tiles in place', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = (await toMove(players))!;
  const [tile] = (await player.rack()).filter((letter) => letter !== '?');
  await player.lay([{ row: 0, column: 0, letter: tile!, blank: false }], 'drag');
  await expect(player.status()).toContainText('Lay another tile: the first word needs at least two letters.');
  await expect(player.button(/^Play/)).toBeDisabled();
  await player.page.keyboard.press('Enter');
  await expect(player.cell(0, 0)).toHaveAttribute('aria-label', /laid, not played/);
  await expect(player.moves().locator('details')).toHaveCount(0);
  await player.cell(0, 0).click();
  await expect.poll(() => player.rack()).toHaveLength(7);
  await leave(players);
});
