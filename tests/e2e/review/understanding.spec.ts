import { expect, test, type Page, type Response } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { classic, playSmall, shot } from '../support/course.ts';
import { finishedGame, openReview } from '../support/review.ts';
import { Server } from '../support/server.ts';
import { agree, giveUp, sawNewGame } from '../support/series.ts';
import { leave, seat, toMove, wrongWord } from '../support/players.ts';
import type { Lay } from '../support/finder.ts';
import type { Player } from '../support/player.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const laptop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };
const smallPhone = { width: 360, height: 640 };

const two = [{ name: 'Mara' }, { name: 'Jonas' }];
/** The colours of a primary button in the light theme. */
const pressable = { yes: 'rgb(47, 111, 94)', not: 'rgb(239, 232, 218)' };
const number = (text: string | null) => Number((text ?? '').replace('−', '-'));

type JudgedMove = { version: number; plays: { placement: { cell: [number, number]; tile: string; as?: string }[] }[] };
/** The play that the puzzle on the page asks for, by the analysis that the page has got. */
async function bestPlay(page: Page, analysis: Promise<Response>): Promise<Lay[]> {
  const version = Number(new URL(page.url()).searchParams.get('at'));
  const { moves } = ((await (await analysis).json()) as { analysis: { moves: JudgedMove[] } }).analysis;
  const [best] = moves.find((move) => move.version === version)!.plays;
  return best!.placement.map(({ cell: [row, column], tile, as }) => ({ row, column, letter: as ?? tile, blank: tile === '?' }));
}

/** Worth and difference of each row, as the page shows them. */
async function rowsOf(page: Page): Promise<{ worth: number; difference: number; made: boolean }[]> {
  const possible = page.getByRole('region', { name: 'What was possible' });
  const titles = (await possible.locator('thead th').allTextContents()).slice(1);
  const rows = await possible.locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.locator('td').allTextContents();
      const made = await row.getByText(/^(played|done)$/).isVisible();
      const below = (title: string) => number(cells[titles.indexOf(title)]!);
      return { worth: below('Worth'), difference: below('Difference'), made };
    }),
  );
}

test('a review analyses all moves with one button, and the biggest chances missed come first', async ({ browser }) => {
  const players = await finishedGame(browser, server, 4);
  const [player] = players;
  const { page } = player;
  await page.setViewportSize(laptop);
  await openReview(player);

  const analyse = page.getByRole('button', { name: /^Analyse all \d+ moves/ });
  for (const size of [laptop, phone, smallPhone]) {
    await page.setViewportSize(size);
    await analyse.click({ trial: true });
    await expect(analyse).toBeInViewport({ ratio: 1 });
  }
  // In the page, because a short game is analysed before the test could stop it.
  const progress = await analyse.evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise(requestAnimationFrame);
    const bar = document.querySelector('progress')?.getBoundingClientRect();
    const shown = bar !== undefined && bar.width > 0 && bar.left >= 0 && bar.right <= innerWidth;
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop')?.click();
    return shown;
  });
  expect(progress).toBe(true);
  await page.setViewportSize(laptop);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await analyse.click();
  await expect(page.getByRole('button', { name: /^Analyse all|^Stop/ })).toHaveCount(0);

  const chances = page.getByTestId('chances').getByRole('button');
  const lost = (await chances.locator('.lost').allTextContents()).map((text) => parseFloat(text.replace('−', '')));
  expect(lost.length).toBeGreaterThan(0);
  expect(lost).toEqual(lost.toSorted((a, b) => b - a));
  await shot(player, 'chances');

  const labels = page.getByTestId('chance-chart').locator('svg[role="img"] text');
  await expect(labels.last()).toHaveText('100%');
  const left = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().left - label.closest('svg')!.getBoundingClientRect().left));
  expect(Math.min(...left), 'labels are not cut').toBeGreaterThanOrEqual(0);

  for (const [index, size] of [laptop, phone, smallPhone].entries()) {
    await page.setViewportSize(size);
    const chance = chances.nth(index % lost.length);
    await chance.click();
    await expect(chance).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('grid')).toBeInViewport();
    const rows = await rowsOf(page);
    const [best] = rows;
    for (const { worth, difference } of rows) expect(difference).toBeCloseTo(worth - best!.worth, 1);
    const own = rows.filter(({ made }) => made);
    expect(own, 'the move that was made stands among them').toHaveLength(1);
    expect(-own[0]!.difference).toBeCloseTo(lost[index % lost.length]!, 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await shot(player, `chance-${size.width}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(player, 'chance-dark');
  await leave(players);
});

test('turns in which a better play was missed are puzzles, and an answer is judged without showing the best one', async ({ browser }) => {
  const players = await seat(browser, server, two);
  await playSmall(players, classic, 2);
  const player = (await toMove(players))!;
  await player.pass(); // with seven tiles there is always something better
  await (await toMove(players))!.resign();
  const { page } = player;
  await openReview(player);
  await page.getByRole('button', { name: /^Analyse all \d+ moves/ }).click();
  await expect(page.getByRole('button', { name: /^Analyse all|^Stop/ })).toHaveCount(0);
  for (const size of [laptop, phone, smallPhone]) {
    await page.setViewportSize(size);
    await page.goto(`${server.address}/history?part=puzzles`);
    const analysis = page.waitForResponse((answer) => answer.url().endsWith('/analysis') && answer.request().frame().url().includes('puzzle'));
    await page.getByTestId('puzzle').first().click();
    await expect(page.getByRole('heading', { name: 'Find the best play' })).toBeVisible();
    await expect(page.getByText(/^Turn \d+: it’s your turn\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'All puzzles' })).toHaveAttribute('href', /\/history\?part=puzzles$/);
    await expect(page.getByTestId('moves'), 'nothing tells the answer').toHaveCount(0);
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 0.9 });
    expect((await page.getByRole('grid').boundingBox())!.width, 'the board is large').toBeGreaterThan(0.8 * Math.min(size.width, size.height));
    const check = page.getByRole('button', { name: 'Check the play' });
    await expect(check).toBeInViewport({ ratio: 1 });
    await expect(check, 'there is nothing to check').toHaveCSS('background-color', pressable.not);
    await page.locator('[data-rack] [data-tile]:not([data-tile="?"])').first().click();
    await player.cell(0, 0).click();
    await expect(check).toHaveCSS('background-color', pressable.yes);
    await page.getByRole('button', { name: 'Recall' }).click();
    await expect(check).toHaveCSS('background-color', pressable.not);
    expect(await barriers(page, 'all')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await shot(player, `puzzle-${size.width}`);
    await player.lay(await bestPlay(page, analysis), 'tap');
    await check.click();
    await expect(page.getByTestId('try-out').getByRole('status')).toHaveText('That’s the best play.');
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await expect(page.getByTestId('moves')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What was possible' })).toBeVisible();
  }
  await leave(players);
});

test('a review does not mention challenges that are no longer possible, and shows a withdrawn play as 0', async ({
  browser,
}) => {
  const players = await seat(browser, server, two);
  const first = (await toMove(players))!;
  const second = players.find((player) => player !== first)!;
  await first.laidAndPlayed(await wrongWord(first), 'tap');
  await toMove(players);
  await second.button(/^Challenge/).click();
  await second.page.getByRole('dialog').getByRole('button', { name: /^Challenge/ }).click();
  await expect(second.moves()).toContainText('challenged: not valid');
  await toMove(players);
  await second.laidAndPlayed(await second.opening(), 'tap');
  await first.resign();
  await openReview(first);
  await expect(first.page.getByTestId('moves')).toContainText('challenged');
  await expect(first.page.getByTestId('moves')).not.toContainText(/may be challenged|−0/);
  for (let steps = 0; steps < 8; ++steps) {
    await expect(first.page.getByRole('gridcell', { name: /may be challenged/ })).toHaveCount(0);
    await first.page.keyboard.press('ArrowLeft');
  }
  await leave(players);
});

test('a note that is not saved yet outlives the way to the chat and the next game', async ({ browser }) => {
  const players = await seat(browser, server, two);
  const [mara, jonas] = players as [Player, Player];
  await (await toMove(players))!.pass();
  await toMove(players);
  await giveUp(players, mara);
  await openReview(mara);
  await mara.page.getByRole('slider').press('ArrowLeft');
  await mara.button('Add a note').click();
  const note = mara.page.getByLabel('Your note');
  await note.fill('I could have played');
  await mara.button('Room and chat').click();
  await mara.page.getByTestId('status').getByRole('button', { name: 'Review' }).click();
  await expect(note).toHaveValue('I could have played');
  await jonas.button('Play again').last().click();
  await agree([mara]);
  await Promise.all(players.map(sawNewGame));
  await mara.button(/^Room .*, invite$/).click();
  await mara.page.getByRole('dialog').locator('summary', { hasText: 'Games in this room' }).click();
  await mara.page.getByRole('dialog').getByRole('link', { name: /^Game 1/ }).click();
  await expect(mara.page.getByTestId('moment')).toContainText('Game over');
  await mara.page.getByRole('slider').press('ArrowLeft');
  await expect(note).toHaveValue('I could have played');
  await leave(players);
});

test('somebody who is writing a note when the next game begins lays no tiles, and a message leads back to the note', async ({ browser }) => {
  const players = await seat(browser, server, two);
  const [mara, jonas] = players as [Player, Player];
  await (await toMove(players))!.pass();
  await toMove(players);
  await giveUp(players, mara);
  await openReview(jonas);
  await jonas.page.getByRole('slider').press('ArrowLeft');
  await mara.button('Play again').last().click();
  await jonas.page.getByRole('dialog', { name: 'Next game' }).getByRole('button', { name: 'Later' }).click();
  await jonas.button('Add a note').click();
  const note = jonas.page.getByLabel('Your note');
  await note.pressSequentially('I could');
  await mara.button('Start without them').last().click();
  await expect(note).toBeHidden();
  await jonas.page.keyboard.type('aeiou');
  await expect.poll(() => jonas.rack()).toHaveLength(7);
  await expect(jonas.page.getByRole('gridcell', { name: /laid, not played/ })).toHaveCount(0);
  await jonas.message('Your text is still there in the previous game.').click();
  await expect(note).toHaveValue('I could');
  await leave(players);
});

test('a bingo and a win are celebrated, and the result shows how the game went', async ({ browser }) => {
  const players = await seat(browser, server, two, async (page) => {
    await page.getByText('More settings').click();
    await page.getByLabel('Tiles for a bingo').fill('3');
  });
  const winner = (await toMove(players))!;
  const loser = players.find((player) => player !== winner)!;
  await winner.page.setViewportSize(laptop);
  await winner.laidAndPlayed(await winner.opening(), 'tap');
  for (const { page } of players)
    await expect(page.getByRole('list', { name: 'Players' })).toContainText('Bingo! +50');
  const inGame = loser.page.getByRole('list', { name: 'Players' });
  await expect(inGame.getByTestId('confetti')).toHaveCount(1);
  await loser.page.reload();
  await expect(inGame).toContainText('Bingo! +50');
  await expect(inGame.getByTestId('confetti'), 'celebrated once').toHaveCount(0);
  for (const size of [laptop, phone, smallPhone]) {
    await loser.page.setViewportSize(size);
    await expect(inGame, `at ${size.width}`).toContainText('Bingo! +50', { useInnerText: true });
  }
  await shot(winner, 'bingo');
  await toMove(players);
  await loser.resign();

  const end = winner.page.getByRole('dialog', { name: 'Game over' });
  await expect(end.getByRole('heading', { name: 'You won' })).toBeFocused();
  await expect(end.getByTestId('confetti')).toHaveCount(1);
  const lost = loser.page.getByRole('dialog', { name: 'Game over' });
  await expect(lost.getByRole('heading', { name: `${winner.name} wins` })).toBeVisible();
  await expect(lost.getByTestId('confetti')).toHaveCount(0);

  const chart = end.getByRole('img', { name: /^Scores at the end: / });
  const score = (await end.getByTestId('settlement').locator('.final').allTextContents())[0]!;
  await expect(chart).toHaveAccessibleName(new RegExp(`${winner.name} ${score}\\b`));
  await expect(end).toContainText(/Bingo: [A-Z]{3}/);
  for (const size of [laptop, phone, smallPhone])
    for (const colorScheme of ['light', 'dark'] as const) {
      await winner.page.setViewportSize(size);
      await winner.page.emulateMedia({ colorScheme });
      for (const part of [chart, end.getByText(/Bingo: [A-Z]{3}/)]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part, `nothing is cut at ${size.width}`).toBeInViewport({ ratio: 0.98 });
      }
      await shot(winner, `end-${size.width}-${colorScheme}`);
    }
  await end.getByText('Show as a table').click();
  const rows = end.getByRole('table').nth(1).getByRole('row');
  await expect(rows.last()).toContainText(score);
  await winner.page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(end.getByTestId('confetti')).toBeHidden();
  await winner.page.emulateMedia({ reducedMotion: 'no-preference' });
  await end.getByRole('button', { name: 'View board' }).click();
  await winner.status().getByRole('button', { name: 'Result' }).click();
  await expect(end.getByRole('heading', { name: 'You won' })).toBeVisible();
  await expect(end.getByTestId('confetti'), 'celebrated once').toHaveCount(0);
  await leave(players);
});
