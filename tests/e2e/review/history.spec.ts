import { expect, test, type Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { classic, playSmall, shot } from '../support/course.ts';
import { laptop, phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';

const sizes = [laptop, ...phones];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const games = (page: Page) => page.getByTestId('game');

test('a game is found by a word, at any size, and opens where it was played', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  await playSmall(players, classic, 2);
  const [player] = players as [Player, ...Player[]];
  const { page } = player;
  const played = await page.getByTestId('moves').locator('strong').last().innerText();
  const word = played.split(' ')[0]!;
  await (await toMove(players))!.resign();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(`${server.address}/history`);
    await expect(games(page)).toHaveCount(1);
    if (size !== sizes[0]) {
      await expect(page.getByLabel('Word played'), 'the games come first').toBeHidden();
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
    }
    await page.getByLabel('Word played').fill(word.toLowerCase());
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(games(page)).toHaveCount(1);
    expect(await barriers(page, 'all')).toEqual([]);
    await shot(player, `history-${size.width}`);
    await page.getByLabel('Word played').fill('QZXJ');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'No finished games match.' })).toBeVisible();
    await page.getByRole('button', { name: 'Words' }).click();
    await page.getByRole('radio', { name: 'Any word' }).check();
    await page.getByLabel('Begins with').fill(word.slice(0, 2));
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByTestId('word').filter({ hasText: word }).first().click();
    await expect(page.getByTestId('moment'), 'at the play').toContainText(word);
  }
  await leave(players);
});

test('a link to the games of a room shows them to a browser that the server has yet to meet', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  await playSmall(players, classic, 2);
  const code = new URL(players[0]!.page.url()).pathname.split('/')[2];
  await (await toMove(players))!.resign();
  const visitor = await Player.arrive(browser, server, 'Nora');
  const { page } = visitor;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer().onMessage((message) => void setTimeout(() => socket.send(message), 1500));
  });
  await page.goto(`${server.address}/history?room=${code}`);
  await expect(games(page)).toHaveCount(1);
  await games(page).first().click();
  await expect(page.getByTestId('moment')).toBeVisible();
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Finished games of room ${code}` })).toBeVisible();
  await leave([...players, visitor]);
});

test('a list of one’s own games says in which room each was, and leads to the others of that room', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [player] = players as [Player, ...Player[]];
  const { page } = player;
  const code = new URL(page.url()).pathname.split('/')[2];
  await (await toMove(players))!.resign();
  const others = page.getByRole('link', { name: `Finished games of room ${code}` });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(`${server.address}/history`);
    await expect(others).toBeInViewport({ ratio: 1 });
    await shot(player, `rooms-${size.width}`);
  }
  await others.click();
  await expect(page.getByRole('heading', { name: `Finished games of room ${code}` })).toBeVisible();
  await expect(games(page)).toHaveCount(1);
  await expect(others, 'they are in one room anyway').toHaveCount(0);
  await leave(players);
});

test('what was searched for is still there after Back, and after a reload', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  await playSmall(players, classic, 2);
  await (await toMove(players))!.resign();
  const { page } = players[0]!;
  const none = page.getByRole('status').filter({ hasText: 'No finished games match.' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(`${server.address}/history`);
    if (size !== sizes[0]) await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByLabel('Played with').fill('Jonas');
    await page.getByText('More filters').click();
    await page.getByRole('combobox', { name: 'Order', exact: true }).selectOption('Oldest first');
    await page.getByRole('button', { name: 'Search' }).click();
    await games(page).click();
    await expect(page.getByTestId('moment')).toBeVisible();
    await page.goBack();
    await expect(games(page)).toHaveCount(1);
    await expect(page.getByLabel('Played with')).toHaveValue('Jonas');
    await expect(page.getByRole('combobox', { name: 'Order', exact: true })).toHaveValue('oldest');
    await page.getByLabel('Played with').fill('Nobody');
    await page.keyboard.press('Enter');
    await expect(none).toBeVisible();
    await page.reload();
    await expect(none).toBeVisible();
    await expect(page.getByLabel('Played with')).toHaveValue('Nobody');
    // On a fast machine these are soon as many searches as one person may make at once.
    await expect(async () => {
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(games(page)).toHaveCount(1, { timeout: 2000 });
    }).toPass();
  }
  await page.getByRole('button', { name: 'Words' }).click();
  await page.getByRole('radio', { name: 'Any word' }).check();
  await page.getByLabel('Begins with').fill('QI');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Any word' })).toBeChecked();
  await expect(page.getByLabel('Begins with')).toHaveValue('QI');
  await page.getByRole('button', { name: 'Statistics' }).click();
  await page.getByLabel('Against', { exact: true }).fill('Jonas');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.reload();
  await expect(page.getByLabel('Against', { exact: true })).toHaveValue('Jonas');
  await leave(players);
});

test('a search that the server did not answer is tried again with a button, for puzzles too', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara', { viewport: phones[0]! });
  const { page } = player;
  const again = page.getByRole('button', { name: 'Try again' });
  for (const part of ['games', 'puzzles']) {
    await page.route('**/api/v1/games?**', (route) => route.abort());
    await page.goto(`${server.address}/history?part=${part}`);
    await expect(page.getByRole('status').filter({ hasText: 'The server didn’t answer.' })).toBeVisible();
    await page.unroute('**/api/v1/games?**');
    await shot(player, `history-again-${part}-390`);
    await again.click();
    await expect(page.getByRole('status').filter({ hasText: part === 'games' ? 'No finished games match.' : 'None of your games has been analysed yet.' })).toBeVisible();
    await expect(again).toHaveCount(0);
  }
  await leave([player]);
});

/** A page of finished games as the server answers, the newest first. */
const pageOfGames = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => ({
    ...{ id: `K7QFW2MX-${first - index}`, system: 'classic', ended: 1, moves: 20, bingos: 0, challenges: 0, end: 'went_out' },
    players: [{ name: 'Mara', score: 300, result: 'won', me: true }, { name: 'Jonas', score: 200, result: 'lost' }],
  }));

test('Back leads to the game that was opened, with the pages before it', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara', { viewport: phones[0]! });
  const { page } = player;
  await page.route('**/api/v1/games?**', (route) => {
    const isLater = route.request().url().includes('after=');
    return route.fulfill({ json: isLater ? { games: pageOfGames(20, 1) } : { games: pageOfGames(40, 21), next: 'later' } });
  });
  await page.goto(`${server.address}/history`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(games(page)).toHaveCount(40);
  const opened = games(page).nth(37);
  await opened.click();
  await expect(games(page)).toHaveCount(0);
  await page.goBack();
  await expect(games(page)).toHaveCount(40);
  await expect(opened).toBeFocused();
  await expect(opened).toBeInViewport();
  await shot(player, 'history-back-390');
  await page.reload();
  await expect(games(page), 'a reload begins with the first page').toHaveCount(20);
  await leave([player]);
});

test('where more games did not come, that is said beside the button below the list, which asks again', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara', { viewport: phones[0]! });
  const { page } = player;
  let isLost = true;
  await page.route('**/api/v1/games?**', (route) => {
    if (!route.request().url().includes('after=')) return route.fulfill({ json: { games: pageOfGames(30, 11), next: 'later' } });
    return isLost ? route.abort() : route.fulfill({ json: { games: pageOfGames(3, 3) } });
  });
  await page.goto(`${server.address}/history`);
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  const problem = page.getByRole('alert').filter({ hasText: 'The server didn’t answer.' });
  await expect(problem).toBeInViewport();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeFocused();
  await shot(player, 'history-more-again-390');
  isLost = false;
  await again.press('Enter');
  await expect(games(page)).toHaveCount(21);
  await expect(problem).toHaveCount(0);
  await leave([player]);
});

test('on a phone the text of a field is large enough, so that the browser does not enlarge the page', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara', { viewport: sizes[1]!, hasTouch: true, isMobile: true });
  await player.page.goto(`${server.address}/history`);
  for (const label of ['Word played', 'Played with']) await expect(player.page.getByLabel(label)).toHaveCSS('font-size', '16px');
  await leave([player]);
});

test('the points that are searched for stay within their bounds, and are whole', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await page.goto(`${server.address}/history`);
  await page.getByText('More filters').click();
  const points = page.getByLabel('Minimum points for a play');
  for (const [typed, kept] of [['1000000', '100000'], ['-5', '0'], ['20.7', '20']] as const) {
    await points.fill(typed);
    await points.blur();
    await expect(points).toHaveValue(kept);
  }
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'No finished games match.' })).toBeVisible();
  await leave([player]);
});

test('the statistics of a person count their games, and strangers find none of them', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  await playSmall(players, classic, 2);
  await (await toMove(players))!.resign();
  const { page } = players[0]!;
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(`${server.address}/history?part=statistics`);
    await expect(page.getByTestId('statistics')).toContainText('Mara');
    await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'Jonas' })).toContainText('1');
    expect(await barriers(page, 'all')).toEqual([]);
  }
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${server.address}/history`);
  await expect(games(stranger)).toHaveCount(0);
  await expect(stranger.getByRole('status').filter({ hasText: /You have no games on this device yet|No finished games match/ })).toBeVisible();
  await stranger.context().close();
  await leave(players);
});

test('two computers of the same name each have their statistics', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  for (const strength of ['Casual', 'Strong']) {
    await player.playTheComputer((form) => form.getByRole('radio', { name: strength, exact: true }).check({ force: true }));
    await player.seeTheDraw();
    await player.resign();
    await expect(page.getByRole('dialog', { name: 'Game over' })).toBeVisible();
  }
  await page.goto(`${server.address}/history?part=statistics`);
  await expect(page.getByTestId('statistics')).toHaveCount(1);
  await page.getByLabel('Against', { exact: true }).fill('Robin');
  // The second game is counted a moment after its end.
  await expect(async () => {
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByTestId('statistics')).toHaveCount(3, { timeout: 2000 });
  }).toPass();
  for (const strength of ['casual', 'strong'])
    await expect(page.getByTestId('statistics').filter({ hasText: `computer, ${strength}` })).toContainText('Robin');
  await leave([player]);
});
