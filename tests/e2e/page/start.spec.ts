import { expect, test, type Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { findPlays } from '../support/finder.ts';
import { laptop, phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { leave, toMove, wrongWord } from '../support/players.ts';
import { Server } from '../support/server.ts';

const sizes = [laptop, ...phones];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const arriveAt = (browser: Parameters<typeof Player.arrive>[0], viewport: { width: number; height: number }) =>
  Player.arrive(browser, server, 'Mara', { viewport });
const named = ({ width, height }: { width: number; height: number }) => `${width} x ${height}`;
const playNow = ({ page }: Player) => page.getByRole('button', { name: 'Play against the computer' });

/** Counts how often the player touches the page. */
const countTouches = ({ page }: Player) =>
  page.addInitScript(() =>
    addEventListener('pointerdown', () => (sessionStorage.touches = 1 + Number(sessionStorage.touches ?? 0)), true),
  );
const touches = ({ page }: Player) => page.evaluate(() => Number(sessionStorage.touches));

for (const size of sizes) {
  test(`a newcomer lays the first word with one tap and one drag a tile, at ${named(size)}`, async ({ browser }) => {
    const player = await arriveAt(browser, size);
    await countTouches(player);
    await player.page.goto(server.address);
    await expect(playNow(player)).toBeInViewport({ ratio: 1 });
    await playNow(player).click();
    await toMove([player]);
    const word = findPlays(await player.grid(), await player.rack()).find((lays) => lays.every(({ blank }) => !blank));
    if (!word) throw new Error('an unlucky rack: no word without a blank');
    await player.lay(word, 'drag');
    await expect(player.button(/^Play \d+/)).toBeEnabled();
    expect(await touches(player)).toBe(1 + word.length);
    await leave([player]);
  });

  test(`what matters on the start page needs no scrolling at ${named(size)}, even with many games`, async ({ browser }) => {
    const player = await arriveAt(browser, size);
    for (let rooms = 0; rooms < 4; ++rooms) await player.makeRoom();
    await player.page.goto(server.address);
    const games = player.page.getByRole('region', { name: 'My games' });
    await expect(games.getByRole('listitem')).toHaveCount(3);
    await expect(player.button('Create a game')).toBeVisible();
    for (const place of [games, playNow(player), player.button('Join'), player.page.getByRole('heading', { name: 'New game' })])
      await expect(place).toBeInViewport({ ratio: 1 });
    await games.getByRole('button', { name: 'Show all 4' }).click();
    await expect(games.getByRole('listitem')).toHaveCount(4);
    await leave([player]);
  });
}

test('a newcomer who lays what isn’t a word hears it at once, and cannot play it', async ({ browser }) => {
  const player = await arriveAt(browser, phones[0]!);
  await player.page.goto(server.address);
  await playNow(player).click();
  await toMove([player]);
  const plays = await player.moves().locator('details').count(); // the computer may have begun
  await player.lay(await wrongWord(player), 'tap');
  await expect(player.status()).toContainText(/[A-Z]+ isn’t in the word list\./);
  await player.page.keyboard.press('Enter');
  await expect(player.moves().locator('details')).toHaveCount(plays);
  await leave([player]);
});

for (const size of sizes)
  test(`the name of each system stays inside its card at ${named(size)}`, async ({ browser }) => {
    const player = await arriveAt(browser, size);
    await player.page.goto(server.address);
    await expect(player.button('Create a game')).toBeVisible();
    const cards = player.page.locator('label', { has: player.page.locator('[name="system"]') });
    const spare = await cards.evaluateAll((all) =>
      all.map((card) => card.clientWidth - card.querySelector<HTMLElement>('.name')!.scrollWidth),
    );
    expect(spare).toHaveLength(8);
    expect(Math.min(...spare)).toBeGreaterThanOrEqual(0);
    await leave([player]);
  });

test('on a laptop the first screen has all of the form for a new game', async ({ browser }) => {
  const player = await arriveAt(browser, laptop);
  await player.page.goto(server.address);
  await expect(player.button('Create a game')).toBeInViewport({ ratio: 1 });
  await leave([player]);
});

/** Holds back what the server sends until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => void released.then(() => socket.send(message)));
  });
  return release;
}

for (const size of phones)
  test(`at ${named(size)} my games come first, and nothing moves when they arrive`, async ({ browser }) => {
    const player = await arriveAt(browser, size);
    for (let rooms = 0; rooms < 2; ++rooms) await player.makeRoom();
    await player.page.goto(server.address);
    const games = player.page.getByRole('region', { name: 'My games' });
    const top = async () => (await playNow(player).boundingBox())!.y;
    await expect(games.getByRole('listitem').getByRole('link')).toHaveCount(2);
    const place = await top();
    expect((await games.boundingBox())!.y).toBeLessThan(place);
    const release = await holdBack(player.page);
    await player.page.reload();
    await expect(games).toBeVisible();
    expect(await top()).toBe(place);
    release();
    await expect(games.getByRole('listitem').getByRole('link')).toHaveCount(2);
    expect(await top()).toBe(place);
    await leave([player]);
  });

test('a name is made up for a newcomer, who can change it for the next game, at every size', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  const people = player.page.getByRole('list', { name: 'Players' });
  const given = (await people.getByRole('listitem').filter({ hasNotText: 'computer' }).textContent())!;
  await player.page.goto(server.address);
  const rename = player.button(/, change name$/);
  const [, name] = /(\w+), change name$/.exec((await rename.textContent())!.trim())!;
  expect(given).toContain(name);
  const dialog = player.page.getByRole('dialog', { name: 'Change your name' });
  const save = dialog.getByRole('button', { name: 'Save' });
  for (const [index, size] of sizes.entries()) {
    await player.page.setViewportSize(size);
    await expect(rename).toBeInViewport({ ratio: 0.98 });
    await rename.click();
    await dialog.getByLabel('Your name').fill(`Mara ${index}`);
    await expect(save).toBeInViewport({ ratio: 1 });
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(rename).toContainText(`Mara ${index}`);
  }
  await player.playNow();
  await expect(people).toContainText('Mara 2');
  await leave([player]);
});

test('hints are offered in a newcomer’s game, and elsewhere only if the room allows them', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  await toMove([player]);
  await expect(player.button('Hint')).toBeEnabled();
  for (const size of sizes) {
    await player.page.setViewportSize(size);
    await expect(player.button('Hint')).toBeInViewport({ ratio: 1 });
  }
  await player.playTheComputer();
  await player.seeTheDraw();
  await toMove([player]);
  await expect(player.button('Hint')).toHaveCount(0);
  await leave([player]);
});

test('the help says what one can do besides playing, on the start page and in a game, on a phone, too', async ({ browser }) => {
  const mara = await arriveAt(browser, phones[1]!);
  await mara.page.goto(server.address);
  const help = mara.page.getByRole('dialog', { name: 'Help' });
  const topics = ['A room and its games', 'The host of a room', 'Time', 'Playing together', 'You, on all your devices', 'When a game waits for you', 'Coming back'];
  await mara.button('Help').click();
  await expect(help.getByText('A room keeps its code and its link.')).toBeInViewport();
  for (const name of topics.slice(1)) {
    await help.getByText(name, { exact: true }).click();
    await expect(help.getByRole('group').filter({ hasText: name }).getByRole('paragraph').last()).toBeVisible();
  }
  expect(await barriers(mara.page)).toEqual([]);
  await mara.page.screenshot({ path: test.info().outputPath('help-360.png') });
  await help.getByRole('button', { name: 'Done' }).click();
  await expect(help).toBeHidden();
  await playNow(mara).click();
  await mara.button(/^Room .*, invite$/).click();
  await mara.button('Help').click();
  await expect(help).toContainText('Tap the room’s code');
  await mara.page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await leave([mara]);
});
