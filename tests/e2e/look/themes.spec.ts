import { expect, test, type Browser, type Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { shot } from '../support/course.ts';
import { actions, boxOf, laptop, phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';

const sizes = [laptop, ...phones];
const parts = {
  Appearance: ['Light', 'Dark', 'High contrast', 'Same as device'],
  Colours: ['Colour-blind safe', 'Standard'],
  Tiles: ['Wood', 'Porcelain', 'Ivory'],
  Board: ['Felt', 'Newspaper', 'Paper'],
  Motion: ['Less motion', 'Same as device'],
};
type PartName = keyof typeof parts;
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Look and sound' });
const choice = (page: Page, part: PartName, name: string) =>
  dialog(page).getByRole('group', { name: part }).getByRole('radio', { name, exact: true });
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const html = (page: Page) => page.locator('html');

async function atTheDialog(browser: Browser): Promise<Player> {
  const visitor = await Player.arrive(browser, server, 'Mara');
  await visitor.page.goto(server.address);
  await visitor.button('Look and sound').click();
  return visitor;
}

async function choose(page: Page, chosen: Partial<Record<PartName, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Look and sound' }).click();
  for (const [part, name] of Object.entries(chosen)) await choice(page, part as PartName, name).press('Space');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(dialog(page)).toBeHidden();
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the look is chosen in one dialog, holds at once and is remembered before the first paint', async ({ browser }) => {
  const visitor = await Player.arrive(browser, server, 'Mara');
  const { page } = visitor;
  await page.goto(server.address);
  const light = await ground(page);
  await visitor.button('Look and sound').click();
  await choice(page, 'Appearance', 'Dark').check({ force: true });
  expect(await ground(page)).not.toBe(light);
  await choice(page, 'Board', 'Felt').check({ force: true });
  await expect(html(page)).toHaveAttribute('data-board', 'felt');
  await page.keyboard.press('Escape');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await ground(page)).not.toBe(light);
  for (const [name, value] of [['scheme', 'dark'], ['board', 'felt'], ['tiles', 'ivory']])
    await expect(html(page)).toHaveAttribute(`data-${name}`, value!);
  await leave([visitor]);
});

test('every choice can be made with the keys, shows a sample of itself, and leaves no barrier', async ({ browser }) => {
  const visitor = await atTheDialog(browser);
  const { page } = visitor;
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const [part, names] of Object.entries(parts))
      for (const name of names) {
        await choice(page, part as PartName, name).press('Space');
        await expect(choice(page, part as PartName, name)).toBeChecked();
        if (part === 'Motion') continue;
        expect.soft(await barriers(page), `${name} at ${size.width}`).toEqual([]);
      }
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: test.info().outputPath(`dialog-${size.width}.png`) });
  }
  await choice(page, 'Tiles', 'Ivory').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Tiles', 'Wood')).toBeChecked();
  const samples = dialog(page).getByRole('group', { name: 'Tiles' }).locator('[data-tiles]');
  expect(await samples.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.tiles))).toEqual(['ivory', 'wood', 'porcelain']);
  const grounds = await dialog(page)
    .getByRole('group', { name: 'Appearance' })
    .locator('[data-scheme]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(grounds.slice(1)), 'light, dark and high contrast').toEqual(new Set(['rgb(245, 240, 230)', 'rgb(23, 26, 27)', 'rgb(255, 255, 255)']));
  const colours = await samples.evaluateAll((all) => all.map((one) => getComputedStyle(one.querySelector('.tile')!).backgroundImage));
  expect(new Set(colours).size).toBe(3);
  await leave([visitor]);
});

test('a choice that has the focus is never under the button that closes the dialog', async ({ browser }) => {
  const visitor = await atTheDialog(browser);
  const { page } = visitor;
  for (const size of sizes) {
    await page.setViewportSize(size);
    const done = await boxOf(dialog(page).getByRole('button', { name: 'Done' }));
    for (const radio of await dialog(page).getByRole('radio').all()) {
      await radio.focus();
      const { y, height } = (await radio.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(done.y);
    }
  }
  await leave([visitor]);
});

test('high contrast follows the system until the player chooses', async ({ browser }) => {
  const visitor = await Player.arrive(browser, server, 'Mara');
  const { page } = visitor;
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(server.address);
  await expect(html(page)).toHaveAttribute('data-contrast', 'more');
  expect(await ground(page)).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(html(page)).toHaveAttribute('data-contrast', 'standard');
  await choose(page, { Appearance: 'High contrast' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe('rgb(0, 0, 0)');
  await leave([visitor]);
});

test('a game is in order on each board, with each set of tiles, in each appearance', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const player = (await toMove(players))!;
  await player.laidAndPlayed(await player.opening(), 'tap');
  const next = (await toMove(players))!;
  await next.lay([{ ...(await next.opening())[0]!, row: 8 }], 'tap');
  const looks = [
    { Tiles: 'Ivory', Board: 'Felt', Appearance: 'Light', Colours: 'Standard' },
    { Tiles: 'Wood', Board: 'Newspaper', Appearance: 'Light', Colours: 'Colour-blind safe' },
    { Tiles: 'Porcelain', Board: 'Paper', Appearance: 'Dark', Colours: 'Colour-blind safe' },
    { Tiles: 'Wood', Board: 'Felt', Appearance: 'Dark', Colours: 'Standard' },
    { Tiles: 'Porcelain', Board: 'Newspaper', Appearance: 'High contrast', Colours: 'Standard' },
    { Tiles: 'Ivory', Board: 'Felt', Appearance: 'High contrast', Colours: 'Colour-blind safe' },
  ];
  for (const look of looks) {
    await choose(next.page, look);
    for (const size of sizes) {
      await next.page.setViewportSize(size);
      const name = `${look.Tiles}-${look.Board}-${look.Appearance}-${size.width}`.replace(' ', '-').toLowerCase();
      await shot(next, name);
      expect.soft(await barriers(next.page), name).toEqual([]);
      expect.soft(await overflow(next.page), name).toBeLessThanOrEqual(0);
    }
  }
  await leave(players);
});

for (const system of ['SHMAC', 'Crosswords 17', 'Super'])
  test(`${system} is in order on felt and on newspaper`, async ({ browser }) => {
    const player = await Player.arrive(browser, server, 'Mara');
    await player.playTheComputer(choosing(system));
    await expect(player.page.getByRole('grid')).toBeVisible();
    const draw = player.page.getByRole('dialog', { name: 'Who starts?' });
    if (await draw.isVisible()) await player.seeTheDraw();
    for (const Board of ['Felt', 'Newspaper']) {
      await choose(player.page, { Board, Tiles: 'Wood' });
      await shot(player, `${system}-${Board}`.toLowerCase());
      expect.soft(await barriers(player.page), `${system} on ${Board}`).toEqual([]);
    }
    await leave([player]);
  });

test('in a game the header fits the narrowest phone, and its buttons are large enough', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  await toMove([player]);
  for (const size of phones) {
    await player.page.setViewportSize(size);
    for (const name of [/^Room/, 'Turn sounds off', 'Look and sound']) {
      const box = (await player.page.getByRole('banner').getByRole('button', { name }).boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(size.width);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    const home = (await player.page.getByRole('banner').getByRole('link').boundingBox())!;
    const room = (await player.page.getByRole('banner').getByRole('button', { name: /^Room/ }).boundingBox())!;
    expect(home.x + home.width).toBeLessThanOrEqual(room.x);
    await shot(player, `header-${size.width}`);
  }
  await leave([player]);
});

test('a dialog that the header opens has the buttons of other dialogs, even on a phone', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  await player.page.goto(server.address);
  await player.button(/, change name$/).click();
  const save = player.page.getByRole('dialog').getByRole('button', { name: 'Save' });
  const colour = () => save.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(save).toBeVisible();
  const wide = await colour();
  for (const size of phones) {
    await player.page.setViewportSize(size);
    await expect.poll(colour).toBe(wide);
  }
  await leave([player]);
});

test('where hints are allowed, each of the six actions has its name in it', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  await toMove([player]);
  for (const size of sizes) {
    await player.page.setViewportSize(size);
    for (const name of [/^Shuffle/, /^Exchange/, /^Pass/, /^Hint/]) {
      const button = actions(player.page).getByRole('button', { name });
      const [outer, inner] = [await boxOf(button), await boxOf(button.locator('.word'))];
      expect(inner.width, `${name} at ${size.width}`).toBeGreaterThan(15);
      expect(inner.x).toBeGreaterThanOrEqual(outer.x);
      expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
      expect(outer.x + outer.width).toBeLessThanOrEqual(size.width);
      expect(outer.width).toBeGreaterThanOrEqual(44);
    }
    await shot(player, `actions-${size.width}`);
  }
  await leave([player]);
});

test('the panel slides when a tab opens it, not when the window becomes narrow', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await page.setViewportSize(laptop);
  await player.playNow();
  await toMove([player]);
  await page.evaluate(() => document.documentElement.style.setProperty('--quick', '20s'));
  const sliding = () => page.getByRole('region', { name: 'About the game' }).evaluate((panel) => panel.getAnimations().length);
  await page.setViewportSize(phones[0]!);
  expect(await sliding()).toBe(0);
  await page.getByRole('tab', { name: 'Unseen' }).click();
  await expect.poll(sliding).toBeGreaterThan(0);
  await leave([player]);
});

test('where the system chooses all colours, tiles and squares keep their lines', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.page.emulateMedia({ forcedColors: 'active' });
  await player.playNow();
  await toMove([player]);
  const tile = player.page.locator('[data-rack] .tile').first();
  expect(await tile.evaluate((node) => getComputedStyle(node).borderTopStyle)).toBe('solid');
  expect(await player.cell(0, 1).evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid');
  await shot(player, 'forced-colours');
  expect(await barriers(player.page)).toEqual([]);
  await leave([player]);
});
