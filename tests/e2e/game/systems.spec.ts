import { devices, expect, test } from '@playwright/test';
import { classic, expectUsualRules, finish, inputs, playSmall, settled, shot } from '../support/course.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { allSaw, leave, playToTheEnd, seat, toMove } from '../support/players.ts';
import { findLift, Finder, type Variant } from '../support/variant.ts';

const guests = [{ name: 'Mara' }, { name: 'Jonas' }];
const { defaultBrowserType: _, ...phone } = devices['Pixel 7']!;
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('Classic with nine tiles: racks of nine until the end', async ({ browser }) => {
  const players = await seat(browser, server, guests, choosing('Classic, nine'));
  expect(await players[0]!.rack()).toHaveLength(9);
  await expectUsualRules(players[0]!);
  await playSmall(players, classic, 4);
  await shot(players[0]!, 'classic-nine');
  await finish(players, classic);
  await leave(players);
});

test('Finish Line: each player has a target, and the first to reach theirs wins at once', async ({ browser }) => {
  const players = await seat(browser, server, guests, choosing('Finish Line'));
  await expectUsualRules(players[0]!);
  await expect(players[0]!.page.getByRole('progressbar').first()).toHaveAttribute('aria-valuemax', '70');
  await playSmall(players, classic, 3);
  await shot(players[0]!, 'finish-line');
  await playToTheEnd(players, (_, turn) => inputs[turn % inputs.length]!);
  for (const { page } of players)
    await expect(page.getByRole('dialog', { name: 'Game over' })).toContainText('reached the target.');
  const { page } = players[0]!;
  await page.getByRole('dialog', { name: 'Game over' }).getByRole('button', { name: 'Review' }).click();
  await expect(page.getByTestId('moment')).toContainText('Game over');
  const reached = page.getByRole('progressbar').and(page.locator('[aria-valuenow="70"]'));
  await expect(reached, 'the review ends at the target, too').toHaveCount(1);
  await page.getByRole('slider').press('Home');
  await expect(reached).toHaveCount(0);
  await leave(players);
});

test('Super: a 21 x 21 board on desktop, and on a phone, where it zooms', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas', options: phone }], choosing('Super'));
  await expectUsualRules(players[0]!);
  const { page } = players[1]!;
  await page.getByRole('button', { name: 'Enlarge the board' }).click();
  await expect(page.getByRole('button', { name: 'Fit the board' })).toBeVisible();
  await expect.poll(async () => (await players[1]!.cell(10, 10).boundingBox())!.width).toBeGreaterThan(30);
  await page.getByRole('button', { name: 'Fit the board' }).tap();
  await expect.poll(async () => (await players[1]!.cell(10, 10).boundingBox())!.width).toBeLessThan(30);
  const corner = (await players[1]!.cell(3, 3).boundingBox())!;
  // A busy machine may let too much time pass between the two taps.
  await expect(async () => {
    for (let taps = 0; taps < 2; ++taps) await page.touchscreen.tap(corner.x + 3, corner.y + 3);
    await expect(page.getByRole('button', { name: 'Fit the board' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(players[1]!.cell(3, 3)).toBeInViewport();
  const variant: Variant = { ...classic, start: [10, 10] };
  await playSmall(players, variant, 4);
  await (await toMove(players))!.exchange(2);
  await expect(players[0]!.moves()).toContainText('Exchanged 2 tiles');
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
