import { expect, test, type Locator } from '@playwright/test';
import { shot } from '../support/course.ts';
import { nonsense } from '../support/finder.ts';
import { isWhole, laptop, phoneOnItsSide, phones, places, tablet } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { choosing, setRuling } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';

const sizes = [laptop, ...phones, phoneOnItsSide, tablet];
const guests = [{ name: 'Mara' }, { name: 'Jonas' }];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** Whether a text is written in red, or a line drawn in it. */
const isRed = (place: Locator, kind: 'color' | 'stroke' = 'color') =>
  place.evaluate((node, property) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(node)[property].match(/\d+/g) ?? []).map(Number);
    return red > green + 60 && red > blue + 60;
  }, kind);
const line = (player: Player) => player.status().locator('p');
const greenPlay = (player: Player) => player.button(/^Play/).and(player.page.locator(':not([aria-disabled="true"]):enabled'));

test('a word that is not in the list is named and marked at once, Play is not green, and only then red', async ({ browser }) => {
  const players = await seat(browser, server, guests, (page) => setRuling(page, 'Only valid words'));
  const player = (await toMove(players))!;
  const lays = nonsense(await player.rack());
  const word = lays.map(({ letter }) => letter).join('');
  const marks = player.page.getByTestId('bad-word');
  await player.lay(lays, 'keys');
  for (const size of sizes) {
    await player.page.setViewportSize(size);
    await expect(player.status()).toContainText(`${word} isn’t in the word list.`);
    await expect(line(player)).toBeInViewport({ ratio: 1 });
    await expect(marks).toHaveCount(3);
    await expect(greenPlay(player)).toHaveCount(0);
    expect(await isRed(line(player))).toBe(false);
    expect(await isRed(marks.first(), 'stroke')).toBe(false);
    await shot(player, `not-in-list-${size.width}`);
  }
  await player.page.keyboard.press('Enter');
  await expect.poll(() => isRed(line(player))).toBe(true);
  expect(await isRed(marks.first(), 'stroke')).toBe(true);
  await expect(player.cell(7, 7)).toHaveAttribute('aria-label', /laid, not played/);
  await shot(player, 'not-in-list-tried');
  await player.page.keyboard.press('Escape');
  await expect(marks).toHaveCount(0);
  await leave(players);
});

test('a lone tile says what to do, in red only when the player wants to play it', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const player = (await toMove(players))!;
  const [tile] = await player.opening();
  for (const size of sizes) {
    await player.page.setViewportSize(size);
    await player.lay([{ ...tile!, column: 7 }], size.width === 1366 ? 'drag' : 'tap');
    await expect(player.status()).toContainText('Lay another tile: the first word needs at least two letters.');
    expect(await isRed(line(player))).toBe(false);
    await player.button(/^Play/).click({ force: true });
    await expect.poll(() => isRed(line(player))).toBe(true);
    await player.button(/^Recall/).click();
    await expect(player.button(/^Shuffle/)).toBeFocused();
    expect(await isRed(line(player))).toBe(false);
  }
  await leave(players);
});

test('a game without points shows the words of a play, and nothing of what they would score', async ({ browser }) => {
  const players = await seat(browser, server, guests, async (page) => {
    await page.getByText('More settings').click();
    await page.getByRole('radio', { name: 'Not kept' }).check({ force: true });
  });
  const player = (await toMove(players))!;
  const { page } = player;
  const lays = await player.opening();
  const word = lays.map(({ letter }) => letter).join('');
  await player.lay(lays, 'keys');
  await expect(player.status()).toContainText(word);
  const laid = page.getByRole('region', { name: 'Tiles you have laid' });
  await expect(laid).toContainText(word);
  await expect(laid).not.toContainText(/\d/);
  await expect(page.getByTestId('bubble')).toHaveCount(0);
  await shot(player, 'no-points');
  await page.keyboard.press('Enter');
  await expect(player.cell(7, 7)).toHaveAttribute('aria-label', /last play/);
  await player.moves().locator('summary').first().click();
  await expect(player.moves().getByRole('listitem').getByText(word).last()).toBeVisible();
  await player.cell(7, 7).hover();
  await expect(page.getByRole('tooltip')).toContainText(word);
  await expect(page.locator('dl')).toHaveCount(0);
  await leave(players);
});

/** One of two players with large racks of SHMAC whose rack holds what is wanted. */
async function holderOf(players: [Player, Player], wanted: (rack: string[]) => boolean): Promise<Player> {
  const largeRacks = choosing('SHMAC', async (page) => {
    await page.getByText('More settings').click();
    await page.getByLabel('Tiles on a rack').fill('12');
  });
  for (let tries = 0; tries < 20; ++tries) {
    const [host, guest] = players;
    await guest.sitDown(await host.makeRoom(largeRacks));
    await host.startWith(2);
    for (const player of players) await player.seeTheDraw();
    for (const player of players) if (wanted(await player.rack())) return player;
  }
  throw new Error('no rack holds it');
}

test('a red cross that is dropped or tapped on an empty square says where it goes', async ({ browser }) => {
  const players: [Player, Player] = [await Player.arrive(browser, server, 'Mara'), await Player.arrive(browser, server, 'Jonas')];
  const player = await holderOf(players, (rack) => rack.includes('#'));
  const cross = player.page.locator('[data-rack] [data-tile="#"]').first();
  const advice = 'Lay the red cross over a tile from an earlier turn';
  for (const size of sizes) {
    await player.page.setViewportSize(size);
    await cross.dragTo(player.cell(3, 3));
    await expect(player.status()).toContainText(advice);
    await player.cell(5, 5).click();
    await expect(player.status()).not.toContainText(advice);
    await cross.click();
    await player.cell(4, 4).click();
    await expect(player.status()).toContainText(advice);
    await expect(line(player)).toBeInViewport({ ratio: 1 });
    await cross.click();
  }
  await leave(players);
});

test('typing a letter without a tile says so, and nothing more is laid or played until Backspace removes it', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const player = (await toMove(players))!;
  const { keyboard } = player.page;
  const rack = await player.rack();
  const [first, second, third] = rack.filter((tile) => tile !== '?');
  const missing = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !rack.includes(letter))!;
  const blanks = rack.filter((tile) => tile === '?').map(() => missing);
  const advice = `You have no tile left for ${missing}. Press Backspace.`;
  const laid = 2 + blanks.length;
  const before = await places(player, sizes);
  await player.cell(7, 7).click();
  for (const letter of [first!, second!, ...blanks, missing, third!]) await keyboard.press(letter.toLowerCase());
  await keyboard.press('Enter');
  for (const size of sizes) {
    await player.page.setViewportSize(size);
    await expect(player.status()).toContainText(advice);
    expect(await isWhole(line(player).locator('span').first())).toBe(true);
    await expect(player.button(/^Play/)).toBeDisabled();
    await shot(player, `no-tile-${size.width}`);
  }
  await before.stay('a letter is held back');
  expect(await player.rack()).toHaveLength(7 - laid);
  await keyboard.press('Backspace');
  await expect(player.status()).not.toContainText(advice);
  await expect(player.button(/^Play \d+/)).toBeEnabled();
  await keyboard.press('Enter');
  await expect(player.cell(7, 6 + laid)).toHaveAttribute('aria-label', /last play/);
  await expect(player.cell(7, 7 + laid)).toHaveAttribute('aria-label', /empty/);
  await leave(players);
});

test('half a digraph says which letter is missing, and no other letter takes its place', async ({ browser }) => {
  const players: [Player, Player] = [await Player.arrive(browser, server, 'Mara'), await Player.arrive(browser, server, 'Jonas')];
  const lacksFirst = (rack: string[]) => rack.find((tile) => tile.length === 2 && !rack.includes(tile[0]!) && !rack.includes('?'));
  const player = await holderOf(players, (rack) => lacksFirst(rack) !== undefined);
  const rack = await player.rack();
  const [first, second] = lacksFirst(rack)!;
  const other = rack.find((tile) => /^[A-Z]$/.test(tile) && !rack.includes(first! + tile))!;
  const { keyboard } = player.page;
  await player.cell(7, 7).click();
  await keyboard.press(first!.toLowerCase());
  await keyboard.press(other.toLowerCase());
  for (const size of sizes) {
    await player.page.setViewportSize(size);
    await expect(player.status()).toContainText(`but no ${first}. Type `);
    await expect(line(player)).toBeInViewport({ ratio: 1 });
    expect(await isWhole(line(player).locator('span').first()), `at ${size.width}`).toBe(true);
  }
  expect(await player.rack()).toEqual(rack);
  await keyboard.press(second!.toLowerCase());
  await expect(player.cell(7, 7)).toHaveAttribute('aria-label', new RegExp(`, ${first}${second} .*laid, not played`));
  await leave(players);
});

test('half a digraph keeps the tiles before it from being played', async ({ browser }) => {
  const players: [Player, Player] = [await Player.arrive(browser, server, 'Mara'), await Player.arrive(browser, server, 'Jonas')];
  const lacksFirst = (rack: string[]) => rack.find((tile) => tile.length === 2 && !rack.includes(tile[0]!) && !rack.includes('?'));
  const player = await holderOf(players, (rack) => lacksFirst(rack) !== undefined);
  const mover = (await toMove(players))!;
  if (mover !== player) await mover.pass();
  await toMove([player]);
  const rack = await player.rack();
  const [first, second] = lacksFirst(rack)!;
  const before = rack.filter((tile) => /^[A-GI-TV-Z]$/.test(tile)).slice(0, 2); // none is the second letter of a digraph
  const { keyboard } = player.page;
  await player.cell(7, 7).click();
  for (const letter of [...before, first!]) await keyboard.press(letter.toLowerCase());
  await expect(player.status()).toContainText(`but no ${first}. Type `);
  await expect(player.button(/^Play/)).toBeDisabled();
  await keyboard.press('Enter');
  await keyboard.press(second!.toLowerCase());
  await expect(player.cell(7, 9)).toHaveAttribute('aria-label', new RegExp(`, ${first}${second} .*laid, not played`));
  await expect(player.cell(7, 7)).toHaveAttribute('aria-label', /laid, not played/);
  await leave(players);
});
