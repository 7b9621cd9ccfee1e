import { devices, expect, test } from '@playwright/test';
import { classic, expectUsualRules, finish, opponentOf, playSmall, settled, shot } from '../support/course.ts';
import type { Grid, Lay } from '../support/finder.ts';
import { boxOf, laptop, overlap, phones, rack } from '../support/places.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { gather, leave, seeder, toMove } from '../support/players.ts';
import { diagonalsToo, Finder, withLays, type Found, type Variant } from '../support/variant.ts';

const guests = [{ name: 'Mara' }, { name: 'Jonas' }];
const { defaultBrowserType: _, ...phone } = devices['Pixel 7']!;
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const isBackwards = ({ word, reversed }: Found) => reversed && word !== [...word].reverse().join('');

test('Crosswords: the first turn places the A and sets the options, and words run backwards', async ({ browser }) => {
  const players = await gather(browser, server, guests, choosing('Crosswords'));
  const first = await seeder(players);
  const second = opponentOf(players, first);
  await expectUsualRules(first);
  await expect(second.status()).toContainText('is placing the first tile and setting the options');
  await shot(first, 'crosswords-seed');
  const [one, other] = (await first.rack()).filter((tile) => tile !== '?');
  await first.lay([{ row: 3, column: 3, letter: one!, blank: false }], 'drag');
  await first.lay([{ row: 4, column: 3, letter: other!, blank: false }], 'tap');
  await expect(first.button(/^Place the A on H8/), 'tiles that are laid in advance do not move it').toBeVisible();
  await first.page.keyboard.press('Escape');
  await expect(first.page.locator('[data-rack] [data-tile]')).toHaveCount(7);
  await first.seed(6, 8, { Backwards: true, 'No duplicates': true, 'Open racks': true });
  await expect(second.cell(6, 8)).toHaveAttribute('aria-label', /, A 1 point/);
  await expect(second.moves()).toContainText('Placed the first tile on I7');
  await expect(second.page.getByRole('list', { name: `Rack of ${first.name}` }).getByRole('listitem')).toHaveCount(7);

  const variant: Variant = { ...classic, backwards: true, distinct: true, start: [6, 8] };
  const played = await playSmall(players, variant, 4, isBackwards);
  expect(played.some(isBackwards)).toBe(true);
  await expect(second.moves()).toContainText(/[←↑]/);
  const player = (await toMove(players))!;
  await player.button(/^Discard/).click();
  await player.page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(player.moves()).toContainText('Discarded 7 tiles');
  await shot(first, 'crosswords');
  await finish(players, variant);
  await leave(players);
});

test('Crosswords: the player of the first turn may resign like any other', async ({ browser }) => {
  const players = await gather(browser, server, guests, choosing('Crosswords'));
  const first = await seeder(players);
  const more = first.button('Resign and more…');
  for (const size of [laptop, ...phones]) {
    await first.page.setViewportSize(size);
    for (const button of [more, first.button(/^Place the A/)]) await expect(button).toBeInViewport({ ratio: 1 });
    const { width, height } = await boxOf(more);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    if (size !== laptop) expect(overlap(await boxOf(rack(first.page)), await boxOf(first.page.getByRole('tablist')))).toBe(false);
    await shot(first, `crosswords-first-turn-${size.width}`);
  }
  await first.resign();
  await expect(opponentOf(players, first).page.getByRole('dialog')).toContainText(`${first.name} resigned.`);
  await leave(players);
});

/** Two small plays on two lines, the second through a tile of the first. With `connected` they make one play. */
function inTwoLines(finder: Finder, grid: Grid, rack: string[]): Lay[] | null {
  for (const { lays } of finder.find(grid, rack).filter(({ lays: { length } }) => length === 2)) {
    const rest = rack.filter((tile) => !lays.some(({ letter }) => letter === tile));
    const touches = (a: Lay) => lays.some((b) => Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1);
    const inLine = (more: Lay[]) =>
      [...lays, ...more].every(({ row }) => row === lays[0]!.row) ||
      [...lays, ...more].every(({ column }) => column === lays[0]!.column);
    const more = finder.find(withLays(grid, lays), rest).find((found) => found.lays.some(touches) && !inLine(found.lays));
    if (more) return [...lays, ...more.lays];
  }
  return null;
}

test('Crosswords: connected tiles may be on two lines', async ({ browser }) => {
  const players = await gather(browser, server, guests, choosing('Crosswords'));
  await (await seeder(players)).seed(7, 7, { Connected: true });
  const finder = new Finder(classic);
  for (let turn = 0; ; ++turn) {
    expect(turn).toBeLessThan(8);
    const player = (await toMove(players))!;
    const [grid, rack] = [await player.grid(), await player.rack()];
    const lays = inTwoLines(finder, grid, rack);
    if (lays) {
      await player.laidAndPlayed(lays, 'tap');
      await shot(player, 'crosswords-connected');
      break;
    }
    await player.button(/^Discard/).click();
    await player.page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await settled(players);
  }
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
  const isDiagonal = ({ axis }: Found) => axis === 'diagonal_down' || axis === 'diagonal_up';
  const variant: Variant = { placed: diagonalsToo, judged: diagonalsToo, backwards: true, digraphs: [], start: [8, 8] };
  const played = await playSmall(players, variant, 4, isDiagonal);
  expect(played.some(isDiagonal)).toBe(true);
  await expect(players[0]!.moves()).toContainText(/[↘↗↖↙]/);
  await shot(players[0]!, 'crosswords-17');
  await shot(players[1]!, 'crosswords-17-phone');
  await finish(players, variant);
  await leave(players);
});
