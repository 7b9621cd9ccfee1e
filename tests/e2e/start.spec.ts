import { expect, test, type Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { findPlays } from './support/finder.ts';
import { Player } from './support/player.ts';
import { choosing } from './support/rooms.ts';
import { Server } from './support/server.ts';
import { leave, toMove, wrongWord } from './support/players.ts';

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
const phones = sizes.slice(1);
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const arriveAt = (browser: Parameters<typeof Player.arrive>[0], viewport: { width: number; height: number }, name = 'Mara') =>
  Player.arrive(browser, server, name, { viewport });
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
    const word = findPlays(await player.grid(), await player.rack()).find((lays) => lays.every(({ blank }) => !blank))!;
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
  const player = await arriveAt(browser, sizes[0]!);
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

test('a name is made up for a newcomer, who can change it for the next game', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  const people = player.page.getByRole('list', { name: 'Players' });
  const given = (await people.getByRole('listitem').filter({ hasNotText: 'computer' }).textContent())!;
  await player.page.goto(server.address);
  const rename = player.button(/, change name$/);
  const [, name] = /(\w+), change name$/.exec((await rename.textContent())!.trim())!;
  expect(given).toContain(name);
  await rename.click();
  const dialog = player.page.getByRole('dialog', { name: 'What’s your name?' });
  await dialog.getByLabel('Your name').fill('Mara');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await player.playNow();
  await expect(people).toContainText('Mara');
  await leave([player]);
});

test('hints are offered in a newcomer’s game, and elsewhere only if the room allows them', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  await toMove([player]);
  await expect(player.button('Hint')).toBeEnabled();
  await player.playTheComputer();
  await player.seeTheDraw();
  await toMove([player]);
  await expect(player.button('Hint')).toHaveCount(0);
  await leave([player]);
});

test('what is missing is said beside its field, not in a bubble of the browser', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const code = await host.makeRoom();
  const guest = await Player.arrive(browser, server, 'Jonas');
  const { page } = guest;
  await page.goto(server.address);
  await guest.button('Create a game').click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your name.');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveCSS('border-top-color', 'rgb(176, 53, 45)');
  await guest.button('Join').click();
  await expect(page.getByRole('alert').filter({ hasText: 'A code has' })).toBeVisible();
  await expect(page.getByLabel('Room code')).toBeFocused();
  await page.goto(`${server.address}/r/${code}`);
  await guest.button('Join the game').click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your name.');
  await page.getByLabel('Your name').fill('Jonas');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await leave([host, guest]);
});

test('a number that the system does not allow is said with what it allows, not in a bubble of the browser', async ({ browser }) => {
  const guest = await Player.arrive(browser, server, 'Jonas');
  const { page } = guest;
  await page.goto(server.address);
  await page.getByLabel('Your name').fill('Jonas');
  await page.getByText('More settings').click();
  const field = page.getByLabel('Tiles on a rack');
  const places = async () => Promise.all([field, page.getByLabel('Bingo points')].map(async (one) => (await one.boundingBox())!.y));
  const before = await places();
  await field.fill('99');
  await guest.button('Create a game').click();
  await expect(page.getByRole('alert')).toHaveText(['“Tiles on a rack” must be from 1 to 20 here.']); // and not twice
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('“Tiles on a rack” must be from 1 to 20 here.');
  const [own, beside] = await places();
  expect(own! - beside!).toBe(before[0]! - before[1]!); // the fields beside it stay in line
  await field.fill('8');
  await guest.button('Create a game').click();
  await expect(page).toHaveURL(/\/r\//);
  await leave([guest]);
});

test('a delay for those who watch stays within its bounds', async ({ browser }) => {
  const guest = await Player.arrive(browser, server, 'Jonas');
  const { page } = guest;
  await page.goto(server.address);
  await page.getByText('More settings').click();
  const delay = page.getByLabel(/moves behind/i);
  await delay.fill('99');
  await delay.blur();
  await expect(delay).toHaveValue('20');
  await delay.fill('2.7');
  await delay.blur();
  await expect(delay).toHaveValue('2');
  await leave([guest]);
});

test('what is missing is said in the language of the page', async ({ browser }) => {
  const guest = await Player.arrive(browser, server, 'Jonas', { locale: 'de' });
  const { page } = guest;
  await page.goto(server.address);
  await guest.button('Anmelden').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(['Gib den Namen des Kontos ein.', 'Gib die Passphrase ein.']);
  const name = dialog.getByLabel('Name des Kontos');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Gib den Namen des Kontos ein.');
  await name.fill('jonas');
  await expect(dialog.getByRole('alert')).toHaveText(['Gib die Passphrase ein.']);
  await leave([guest]);
});

test('on a laptop a host sees the link, the players and how to start without scrolling', async ({ browser }) => {
  const host = await arriveAt(browser, sizes[0]!);
  await host.makeRoom();
  for (const name of ['Copy link', 'Casual', 'Waiting for friends…'])
    await expect(host.button(name)).toBeInViewport({ ratio: 1 });
  await leave([host]);
});

for (const size of sizes)
  test(`a guest sees at once what is played and what is different, and joins without scrolling, at ${named(size)}`, async ({
    browser,
  }) => {
    const host = await Player.arrive(browser, server, 'Mara');
    const code = await host.makeRoom(
      choosing('Super', async (page) => {
        await page.getByText('More settings').click();
        await page.getByRole('radio', { name: 'Only valid words' }).check({ force: true });
      }),
    );
    const guest = await arriveAt(browser, size, 'Jonas');
    await guest.page.goto(`${server.address}/r/${code}`);
    const different = guest.page.getByRole('region', { name: 'Different here' });
    await expect(different).toBeVisible();
    for (const place of [guest.page.getByRole('heading', { name: 'Super', level: 1 }), different, guest.button('Join the game')])
      await expect(place).toBeInViewport({ ratio: 1 });
    await expect(different.getByRole('listitem').first()).toHaveText(/^Checking words: Only words in the list are accepted/);
    await expect(different.getByRole('listitem')).toHaveCount(2);
    await leave([host, guest]);
  });

test('a full room that has not started invites nobody to play, only to watch, where others may', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const code = await host.makeRoom();
  for (let seats = 1; seats < 4; ++seats) {
    await host.button('Casual').click();
    await expect(host.button(/^Remove/)).toHaveCount(seats);
  }
  const visitor = await Player.arrive(browser, server, 'Jonas');
  await visitor.page.goto(`${server.address}/r/${code}`);
  await expect(visitor.page.getByText('All seats are taken. You’re watching')).toBeVisible();
  for (const { page } of [host, visitor]) await expect(page.getByRole('heading', { name: 'Friends can watch' })).toBeVisible();
  await host.button('Room settings…').click();
  await host.page.getByLabel('Others can watch').uncheck();
  for (const { page } of [host, visitor]) await expect(page.getByRole('img', { name: 'QR code of the link' })).toHaveCount(0);
  await host.page.getByLabel('Others can watch').check();
  await expect(visitor.page.getByRole('heading', { name: 'Friends can watch' })).toBeVisible();
  await host.page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await host.button('Start with 4 players').click();
  await expect(visitor.page.getByText('You’re watching')).toBeVisible();
  await expect(visitor.page.getByRole('grid')).toBeVisible();
  await leave([host, visitor]);
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
