import { devices, expect, test, type Page } from '@playwright/test';
import type { Grid, Lay } from './support/finder.ts';
import { Player, type Means } from './support/player.ts';
import { Server } from './support/server.ts';
import { allSaw, gather, leave, playToTheEnd, seat, toMove } from './support/table.ts';
import { diagonalsToo, findLift, Finder, straight, type Found, type Variant } from './support/variant.ts';

const means: Means[] = ['drag', 'tap', 'keys'];
/** With CRISSCROSS_LONG the games that would stop by passing go on until the bag is empty. */
const long = process.env.CRISSCROSS_LONG !== undefined;
const guests = [{ name: 'Mara' }, { name: 'Jonas' }];
const classic: Variant = { placed: straight, judged: straight, backwards: false, digraphs: [], start: [7, 7] };
const { defaultBrowserType: _, ...phone } = devices['Pixel 7']!;
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const choosing =
  (system: string, more: (page: Page) => Promise<void> = async () => undefined) =>
  async (page: Page) => {
    await page
      .getByRole('radio', { name: new RegExp(`^${system}`) })
      .first()
      .check({ force: true });
    await more(page);
  };

const shot = (player: Player, name: string) => player.page.screenshot({ path: test.info().outputPath(`${name}.png`) });

const opponentOf = (players: Player[], player: Player) => players.find((other) => other !== player)!;

/** So many turns of small plays, by each means in turn; gives back what was played. */
async function playSmall(
  players: Player[],
  variant: Variant,
  turns: number,
  prefer?: (found: Found) => boolean,
): Promise<Found[]> {
  const finder = new Finder(variant);
  const played: Found[] = [];
  for (let turn = 0; turn < turns; ++turn) {
    const player = (await toMove(players))!;
    const found = finder.find(await player.grid(), await player.rack());
    const choice = (prefer && found.find(prefer)) ?? found[0];
    if (!choice) await player.pass();
    else {
      await player.laidAndPlayed(choice.lays, player.fingers ? 'tap' : means[turn % means.length]!);
      played.push(choice);
    }
    await settled(players);
  }
  return played;
}

/** All pages show the same board. */
async function settled(players: Player[]): Promise<void> {
  const [first, ...others] = players as [Player, ...Player[]];
  await expect(async () => {
    const grid: Grid = await first.grid();
    for (const other of others) expect(await other.grid()).toEqual(grid);
  }).toPass();
}

/** Everybody passes until the game is over; or plays what there is to play until the bag is empty. */
async function finish(players: Player[], variant: Variant): Promise<void> {
  const finder = new Finder(variant);
  for (let turn = 0; turn < 200; ++turn) {
    const player = await toMove(players);
    if (!player) break;
    const moves = await player.countMoves();
    const [found] = long ? finder.find(await player.grid(), await player.rack()) : [];
    if (found) await player.laidAndPlayed(found.lays, player.fingers || turn % 2 ? 'tap' : 'keys');
    else await player.pass();
    await allSaw(players, moves);
  }
  for (const { page } of players) await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
}

/** The rules of the room say that nothing is different from the system. */
async function expectUsualRules({ page }: Player): Promise<void> {
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByText('What is different here?').click();
  await expect(page.getByText(/^Nothing: all is as usual/)).toBeVisible();
  await page.getByRole('tab', { name: 'Moves' }).click();
}

test('Classic with nine tiles: racks of nine, and the same to the end', async ({ browser }) => {
  const players = await seat(browser, server, guests, choosing('Classic, nine'));
  expect(await players[0]!.rack()).toHaveLength(9);
  await expectUsualRules(players[0]!);
  await playSmall(players, classic, 4);
  await shot(players[0]!, 'classic-nine');
  await finish(players, classic);
  await leave(players);
});

test('Finish Line: each runs for an own target, and who reaches it wins at once', async ({ browser }) => {
  const players = await seat(browser, server, guests, choosing('Finish Line'));
  await expectUsualRules(players[0]!);
  await expect(players[0]!.page.getByRole('progressbar').first()).toHaveAttribute('aria-valuemax', '70');
  await playSmall(players, classic, 3);
  await shot(players[0]!, 'finish-line');
  await playToTheEnd(players, (_, turn) => means[turn % means.length]!);
  for (const { page } of players)
    await expect(page.getByRole('dialog', { name: 'The game is over' })).toContainText('The target is reached.');
  await leave(players);
});

test('Super: a board of 21 x 21, on a desk and on a phone, where it zooms', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas', options: phone }], choosing('Super'));
  await expectUsualRules(players[0]!);
  const { page } = players[1]!;
  await page.getByRole('button', { name: 'Enlarge the board' }).click();
  await expect(page.getByRole('button', { name: 'Fit the board' })).toBeVisible();
  await expect.poll(async () => (await players[1]!.cell(10, 10).boundingBox())!.width).toBeGreaterThan(30);
  await page.getByRole('button', { name: 'Fit the board' }).tap();
  await expect.poll(async () => (await players[1]!.cell(10, 10).boundingBox())!.width).toBeLessThan(30);
  const corner = (await players[1]!.cell(3, 3).boundingBox())!;
  for (let taps = 0; taps < 2; ++taps) await page.touchscreen.tap(corner.x + 3, corner.y + 3);
  await expect(page.getByRole('button', { name: 'Fit the board' })).toBeVisible();
  await expect(players[1]!.cell(3, 3)).toBeInViewport();
  const variant: Variant = { ...classic, start: [10, 10] };
  await playSmall(players, variant, 4);
  await (await toMove(players))!.exchange(2);
  await expect(players[0]!.moves()).toContainText('exchange 2 tiles');
  await settled(players);
  await shot(players[0]!, 'super');
  await shot(players[1]!, 'super-phone');
  await finish(players, variant);
  await leave(players);
});

test('SHMAC: digraphs are typed as two keys, and a red cross lifts a tile', async ({ browser }) => {
  const digraphs = ['TH', 'SH', 'CH', 'QU'];
  const variant: Variant = { ...classic, digraphs };
  const finder = new Finder(variant);
  const players = await seat(
    browser,
    server,
    guests,
    choosing('SHMAC', async (page) => {
      await page.getByText('More settings').click();
      await page.getByLabel('Tiles on a rack').fill('15');
    }),
  );
  let [typed, lifted] = [false, false];
  for (let turn = 0; turn < 40 && !(typed && lifted); ++turn) {
    const player = (await toMove(players))!;
    const [grid, rack] = [await player.grid(), await player.rack()];
    const lift = rack.includes('#') && findLift(finder, grid);
    const plays = finder.find(grid, rack);
    const digraph = plays.find(({ lays }) => lays.some(({ letter }) => digraphs.includes(letter)));
    const moves = await player.countMoves();
    if (lift) {
      await player.lay([lift], turn % 2 ? 'keys' : 'drag');
      await shot(player, 'shmac-lift');
      await player.play('tap');
      await expect(player.moves()).toContainText('crossed out');
      lifted = true;
    } else if (digraph && !typed) {
      await player.laidAndPlayed(digraph.lays, 'keys');
      typed = true;
    } else if (turn % 3 && plays[0]) await player.laidAndPlayed(plays[0].lays, 'tap');
    else if (await player.button(/^Exchange/).isEnabled()) await player.exchange(7);
    else await player.pass();
    await allSaw(players, moves);
  }
  expect({ typed, lifted }).toEqual({ typed: true, lifted: true });
  await shot(players[0]!, 'shmac');
  await finish(players, variant);
  await leave(players);
});

/** Who has to put the first tile. */
async function seeder(players: Player[]): Promise<Player> {
  const form = ({ page }: Player) => page.getByRole('form', { name: 'First turn' });
  await expect
    .poll(async () => (await Promise.all(players.map((player) => form(player).count()))).join(''))
    .toContain('1');
  for (const player of players) if (await form(player).count()) return player;
  throw new Error('nobody puts the first tile');
}

const isBackwards = ({ word, reversed }: Found) => reversed && word !== [...word].reverse().join('');

test('Crosswords: the first turn puts the A and sets the options, and words run backwards', async ({ browser }) => {
  const players = await gather(browser, server, guests, choosing('Crosswords The same|Crosswords Bonuses'));
  const first = await seeder(players);
  const second = opponentOf(players, first);
  await expectUsualRules(first);
  await expect(second.status()).toContainText('puts the first tile and sets the options');
  await shot(first, 'crosswords-seed');
  await first.seed(6, 8, { Backwards: true, 'No duplicates': true, 'Open racks': true });
  await expect(second.cell(6, 8)).toHaveAttribute('aria-label', /, A 1 point/);
  await expect(second.moves()).toContainText('puts the first tile on I7');
  await expect(second.page.getByRole('list', { name: `Rack of ${first.name}` }).getByRole('listitem')).toHaveCount(7);

  const variant: Variant = { ...classic, backwards: true, distinct: true, start: [6, 8] };
  const played = await playSmall(players, variant, 4, isBackwards);
  expect(played.some(isBackwards)).toBe(true);
  await expect(second.moves()).toContainText(/[←↑]/);
  const player = (await toMove(players))!;
  await player.button(/^Discard/).click();
  await player.page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(player.moves()).toContainText('discard 7 tiles');
  await shot(first, 'crosswords');
  await finish(players, variant);
  await leave(players);
});

test('Crosswords 17: with diagonals', async ({ browser }) => {
  const players = await gather(
    browser,
    server,
    [{ name: 'Mara' }, { name: 'Jonas', options: phone }],
    choosing('Crosswords 17'),
  );
  const first = await seeder(players);
  await expectUsualRules(players[0]!);
  await shot(first, 'crosswords-17-seed');
  await first.seed(8, 8, { Backwards: true, Diagonals: true, Connected: true });
  const isDiagonal = ({ axis }: Found) => axis === 'fall' || axis === 'rise';
  const variant: Variant = { placed: diagonalsToo, judged: diagonalsToo, backwards: true, digraphs: [], start: [8, 8] };
  const played = await playSmall(players, variant, 4, isDiagonal);
  expect(played.some(isDiagonal)).toBe(true);
  await expect(players[0]!.moves()).toContainText(/[↘↗↖↙]/);
  await shot(players[0]!, 'crosswords-17');
  await shot(players[1]!, 'crosswords-17-phone');
  await finish(players, variant);
  await leave(players);
});

/** Tiles of the rack in a line, a blank as an E. */
async function anyTiles(player: Player, count: number, at: (index: number) => [number, number]): Promise<Lay[]> {
  return (await player.rack()).slice(0, count).map((tile, index) => {
    const [row, column] = at(index);
    return { row, column, letter: tile === '?' ? 'E' : tile, blank: tile === '?' };
  });
}

test('Scrappy Scrambled: any word anywhere, the table votes on evidence, and seven tiles at once win', async ({
  browser,
}) => {
  const players = await seat(browser, server, guests, choosing('Scrappy'));
  const first = (await toMove(players))!;
  const second = opponentOf(players, first);
  await expectUsualRules(first);
  const vote = ({ page }: Player) => page.getByTestId('objection');

  const falling = await anyTiles(first, 3, (index) => [2 + index, 2 + index]);
  await first.laidAndPlayed(falling, 'keys');
  await second
    .status()
    .getByRole('button', { name: /^Question/ })
    .click();
  await first.page.getByLabel('Evidence').fill('A word that my aunt says, https://example.org/aunt');
  await first.button('Show').click();
  await expect(vote(second)).toContainText('my aunt says');
  await expect(vote(second)).toContainText(/found in|none of the server’s lists/);
  await shot(second, 'scrappy-vote');
  await shot(first, 'scrappy-vote-own');
  await second.button('Not convinced').click();
  for (const { row, column } of falling) await expect(first.cell(row, column)).toHaveAttribute('aria-label', /empty/);
  expect(await toMove(players)).toBe(first);

  await first.laidAndPlayed(await anyTiles(first, 2, (index) => [4, 4 + index]), 'drag');
  await second
    .status()
    .getByRole('button', { name: /^Question/ })
    .click();
  await first.page.getByLabel('Evidence').fill('https://example.org/two');
  await first.button('Show').click();
  await expect(vote(second).getByRole('link')).toHaveAttribute('href', 'https://example.org/two');
  await second.button('Convinced').first().click();
  await expect(first.moves()).toContainText(`questioned by ${second.name}, stands`);

  expect(await toMove(players)).toBe(second);
  await second.lay(await anyTiles(second, 1, () => [5, 6]), 'tap');
  await second.button('diagonally down').click();
  await expect(second.moves().locator('xpath=..')).toContainText('↘');
  await second.play('tap');
  await settled(players);

  await first
    .status()
    .getByRole('button', { name: /^Question/ })
    .click();
  await second.button('Take it back').click();
  expect(await toMove(players)).toBe(second);
  await second.laidAndPlayed(await anyTiles(second, 1, () => [10, 10]), 'drag');
  await settled(players);
  expect(await toMove(players)).toBe(first);
  await shot(first, 'scrappy');
  await first.laidAndPlayed(await anyTiles(first, 7, (index) => [12, 3 + index]), 'tap');
  await expect
    .poll(async () => {
      await second.acceptIfAsked();
      return second.isOver();
    })
    .toBe(true);
  for (const { page } of players)
    await expect(page.getByRole('dialog', { name: 'The game is over' })).toContainText(
      'A whole rack was laid in one turn.',
    );
  await leave(players);
});

test('a finished game opens in a review, step by step, with all racks', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  await playSmall(players, classic, 2);
  await finish(players, classic);
  const { page } = players[0]!;
  await page.goto(server.address);
  await page
    .getByRole('link', { name: /review/ })
    .first()
    .click();
  const moment = page.getByTestId('moment');
  await expect(moment).toContainText('The game is over');
  await expect(page.getByRole('list', { name: /^Rack of/ })).toHaveCount(2);
  await shot(players[0]!, 'review-end');
  await page.getByRole('slider').press('Home');
  await expect(moment).toContainText('The game begins.');
  for (let steps = 0; steps < 5 && !(await moment.innerText()).includes('played'); ++steps)
    await page.keyboard.press('ArrowRight');
  await expect(moment).toContainText('played');
  await shot(players[0]!, 'review-play');
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(players[0]!, 'review-phone');
  await leave(players);
});
