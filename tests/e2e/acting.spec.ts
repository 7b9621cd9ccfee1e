import { expect, test, type Locator, type Page } from '@playwright/test';
import { opponentOf, shot } from './support/course.ts';
import { nonsense, type Lay } from './support/finder.ts';
import { isWhole, laptop, middleOf, phoneOnItsSide, phones, tablet } from './support/places.ts';
import { Player } from './support/player.ts';
import { choosing } from './support/rooms.ts';
import { Server } from './support/server.ts';
import { leave, seat, toMove } from './support/table.ts';

const sizes = [laptop, ...phones, phoneOnItsSide, tablet];
const setRuling = async (page: Page, name: string) => {
  await page.getByText('More settings').click();
  await page.getByRole('radio', { name }).check({ force: true });
};
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

test('on a phone on its side nothing lies under the notch', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const player = (await toMove(players))!;
  const { page } = player;
  await page.setViewportSize(phoneOnItsSide);
  const browserItself = await page.context().newCDPSession(page);
  await browserItself.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59 } });
  const names = page.getByTestId('score').first();
  for (const part of [names, page.getByRole('link', { name: /Crisscross/ }).first(), player.cell(0, 0), player.button(/^Pass/)]) {
    const box = (await part.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(59);
    expect(box.x + box.width).toBeLessThanOrEqual(phoneOnItsSide.width - 59);
  }
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

/** Whether a text is written in red. */
const isRed = (text: Locator) =>
  text.evaluate((node) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(node).color.match(/\d+/g) ?? []).map(Number);
    return red > green + 60 && red > blue + 60;
  });
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
    await shot(player, `not-in-list-${size.width}`);
  }
  await player.page.keyboard.press('Enter');
  await expect.poll(() => isRed(line(player))).toBe(true);
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
  await expect(player.status()).toContainText(`but no ${first}. Type `);
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

const board = ({ page }: Player) => page.getByRole('grid').boundingBox();

test('the banner of a lost connection lies over the header, and moves nothing', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const [player] = players as [Player, Player];
  const banner = player.page.getByTestId('link');
  for (const size of sizes) {
    await player.page.setViewportSize(size);
    await expect(banner.locator('p')).toHaveCount(0);
    const before = await board(player);
    await player.page.context().setOffline(true);
    await expect(banner).toContainText('Connection lost');
    await shot(player, `offline-${size.width}`);
    expect(await board(player)).toEqual(before);
    expect((await banner.boundingBox())!.y + (await banner.boundingBox())!.height).toBeLessThan(before!.y);
    await player.page.context().setOffline(false);
    await expect(banner).toHaveAttribute('data-link', 'open');
  }
  await leave(players);
});

const trio = [...guests, { name: 'Sofie' }];

test('a player who always accepts is not asked again, until they take it back with one tap', async ({ browser }) => {
  const players = await seat(browser, server, trio, async (page) => {
    await page.getByText('More settings').click();
    await page.getByLabel('Three or four').fill('600');
  });
  const first = (await toMove(players))!;
  const [second, third] = players.filter((player) => player !== first) as [Player, Player];
  const always = (player: Player) => player.button('Always accept');
  await first.laidAndPlayed(await first.opening(), 'tap');
  for (const player of [second, third]) {
    await expect(player.page).toHaveTitle(/Accept the play\?/);
    for (const size of sizes) {
      await player.page.setViewportSize(size);
      for (const button of [player.button(/^Accept/), player.button(/^Challenge/), always(player)])
        await expect(button).toBeInViewport({ ratio: 1 });
      const text = player.status().locator('.text span').first();
      await expect(text).toContainText(first.name);
      expect(await isWhole(text), `no half words at ${size.width}`).toBe(true);
      for (const key of await player.status().locator('kbd').all()) await expect(key).toBeInViewport({ ratio: 1 });
      await expect(player.status().locator('kbd')).toHaveCount(2);
      for (const name of await player.page.locator('.called .name').all())
        expect(await isWhole(name), `no half names at ${size.width}`).toBe(true);
      await shot(player, `asked-${size.width}`);
    }
    await always(player).click();
    await expect(player.message('You’ll accept every play in this game.')).toBeVisible();
  }
  const next = (await toMove([second, third]))!;
  for (const player of players) await expect(player.moves()).not.toContainText('challenged');
  // A phone that has been locked opens the game anew.
  const again = await next.page.context().newPage();
  await again.goto(next.page.url());
  await expect(again.getByRole('button', { name: 'Always accept' })).toHaveAttribute('aria-pressed', 'true');
  await next.page.reload();
  await expect(always(next)).toHaveAttribute('aria-pressed', 'true');
  await shot(next, 'always-accepts');

  await always(next).click();
  await expect(always(next)).toHaveCount(0);
  await expect(again.getByRole('button', { name: 'Always accept' }), 'another tab hears of it').toHaveCount(0);
  await next.pass();
  await (await toMove(players))!.pass();
  expect(await toMove(players)).toBe(first);
  const [tile] = (await first.rack()).filter((letter) => letter !== '?');
  await first.laidAndPlayed([{ row: 8, column: 7, letter: tile!, blank: false }], 'tap');
  await expect(next.button(/^Accept/)).toBeVisible();
  await expect(first.page.getByText('accepted', { exact: true })).toBeVisible();
  await leave(players);
});

test('a player whose play may end the game is not shown as the one to move', async ({ browser }) => {
  const players = await seat(browser, server, guests, choosing('Scrappy'));
  const first = (await toMove(players))!;
  const moving = ({ page }: Player) => page.getByRole('list', { name: 'Players' }).locator('[aria-current="step"]');
  for (const player of players) await expect(moving(player)).toContainText(first.name);
  const lays = (await first.rack()).map((tile, index): Lay => {
    return { row: 7, column: 4 + index, letter: tile === '?' ? 'E' : tile, blank: tile === '?' };
  });
  await first.laidAndPlayed(lays, 'keys');
  for (const player of players) await expect(moving(player)).toHaveCount(0);
  await expect(first.page.getByRole('list', { name: 'Players' })).not.toContainText('your turn');
  await leave(players);
});
