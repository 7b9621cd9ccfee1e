import { expect, test, type Browser, type Page } from '@playwright/test';
import { shot } from '../support/course.ts';
import { fixture, importFiles } from '../support/imports.ts';
import { laptop, phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { leave } from '../support/players.ts';

// Finished games whose moves are known: those of protocol/fixtures.

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const [marta, jonas] = ['Márta "M"', 'Joanna Ø']; // Jonas 1 is renamed in the game
type GameFile = { events: { event: { type: string; final_scores?: { final: number }[] } }[] };

/** Imports the game of a system, and opens its review. Returns the final scores as they stand in the file. */
async function reviewed(browser: Browser, system: string): Promise<{ reader: Player; finals: number[] }> {
  const reader = await Player.arrive(browser, server, 'Nora');
  const { page } = reader;
  await page.goto(server.address);
  await expect(reader.button('Create a game'), 'the server knows this browser').toBeVisible();
  const file = fixture(system);
  await importFiles(page, server, [file], [/\.json\s*Imported/], '1 imported, 0 already there, 0 refused', marta);
  await page.getByTestId('import-result').getByRole('link', { name: 'Imported' }).click();
  await expect(moment(page)).toContainText('Game over');
  const { final_scores: scores } = (JSON.parse(file.buffer.toString()) as GameFile).events.at(-1)!.event;
  return { reader, finals: scores!.map(({ final }) => final) };
}

const moment = (page: Page) => page.getByTestId('moment');
const happenings = (page: Page) => page.getByTestId('moves').getByRole('button');
/** The first move in the list that is called something that begins like this. */
const move = (page: Page, words: string) => happenings(page).filter({ has: page.locator('.what', { hasText: new RegExp(`^\\s*${words.replaceAll(' ', String.raw`\s`)}`) }) }).first();
const explanation = (page: Page) => page.getByRole('region', { name: 'How the score adds up' });
const holds = ({ cell }: Player, row: number, column: number, what: RegExp) => expect(cell(row, column)).toHaveAttribute('aria-label', what);

/** Goes on step by step, and expects what the page says of each. */
async function goOn(page: Page, texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.getByRole('slider').press('ArrowRight');
    await expect(moment(page)).toContainText(text);
  }
}

/** Expects that nothing is wider than the page at the usual sizes. */
async function expectToFit(reader: Player, name: string): Promise<void> {
  for (const size of [laptop, ...phones]) {
    await reader.page.setViewportSize(size);
    await expect(reader.page.getByRole('grid')).toBeVisible();
    expect(await reader.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await shot(reader, `${name}-${size.width}`);
  }
  await reader.page.setViewportSize(laptop);
}

test('the review of Scrappy Scrambled goes through the votes, with evidence and ballots', async ({ browser }) => {
  const { reader, finals } = await reviewed(browser, 'scrappy');
  const { page } = reader;
  await expect.poll(() => reader.scores()).toEqual(finals);
  await move(page, 'GO').click();
  await expect(explanation(page)).toContainText('GO covers a double word.');
  await holds(reader, 1, 2, /, G 2 points/);
  await goOn(page, ['GO', `${marta} voted to reject the play.`, 'GO came off the board.']);
  await holds(reader, 1, 2, /empty/);

  await expect(happenings(page).filter({ hasText: 'so my grandmother says' })).toBeVisible();
  await move(page, 'ALI ↘').click();
  await expect(moment(page)).toContainText(`${jonas} played`);
  await expect(explanation(page)).toContainText(/ALI\s*↘/);
  await holds(reader, 5, 10, /, A 1 point/);
  await goOn(page, [
    'ALI',
    `${marta} voted to accept the play.`,
    `${jonas} sent evidence: so my grandmother says`,
    'Computer voted to accept the play.',
    'The players accepted ALI.',
  ]);
  await holds(reader, 7, 12, /, I 1 point/);
  await expectToFit(reader, 'scrappy');
  await leave([reader]);
});

test('the review of Crosswords explains words that are read backwards, and bonuses between the squares', async ({ browser }) => {
  const { reader, finals } = await reviewed(browser, 'crosswords');
  const { page } = reader;
  await expect.poll(() => reader.scores()).toEqual(finals);
  await move(page, 'Placed the first tile on E3').click();
  await holds(reader, 2, 4, /, A 1 point/);
  const bonus = page.locator('[data-corner="6,7"]');
  await expect(page.locator('[data-corner]')).toHaveCount(15);
  await expect(bonus).not.toHaveClass(/small/);

  await move(page, 'FA ↑').click();
  await expect(explanation(page)).toContainText(/FA\s*↑/);
  await holds(reader, 1, 3, /, A 1 point/);
  await move(page, 'OD').click();
  await expect(explanation(page)).toContainText('OE touches a triple word at the corner of H7 and I8.');
  await expect(bonus, 'a bonus stays visible beside tiles').toHaveClass(/small/);
  await move(page, 'AD \\+ AD ↑').click();
  await expect(explanation(page)).toContainText('A touches a triple letter at the corner of I7 and J8.');
  await holds(reader, 7, 8, /, A blank/);
  await expectToFit(reader, 'crosswords');
  await leave([reader]);
});

test('the review of Finish Line shows how far everybody was from their target, to the end', async ({ browser }) => {
  const { reader, finals } = await reviewed(browser, 'finish-line');
  const { page } = reader;
  const targets = page.getByRole('list', { name: 'Players' }).getByRole('progressbar');
  await expect.poll(() => reader.scores()).toEqual(finals);
  for (const [seat, target] of [50, 90, 160, 50].entries()) {
    await expect(targets.nth(seat)).toHaveAttribute('aria-valuemax', String(target));
    await expect(targets.nth(seat)).toHaveAttribute('aria-valuenow', String(Math.min(finals[seat]!, target)));
  }
  await move(page, 'EX').click();
  await expect(explanation(page)).toContainText('EX covers a triple word.');
  await expect(targets.nth(1)).not.toHaveAttribute('aria-valuenow', String(Math.min(finals[1]!, 90)));
  await page.getByRole('slider').press('Home');
  await expect(moment(page)).toContainText('The game starts.');
  for (const seat of [0, 1, 2, 3]) await expect(targets.nth(seat)).toHaveAttribute('aria-valuenow', '0');
  await expectToFit(reader, 'finish-line');
  await leave([reader]);
});

test('the review of SHMAC shows tiles of two letters, and what a turn without time cost', async ({ browser }) => {
  const { reader, finals } = await reviewed(browser, 'shmac');
  const { page } = reader;
  await expect.poll(() => reader.scores()).toEqual(finals);
  await move(page, 'MA').click();
  await expect(explanation(page)).toContainText('MA covers a double word.');
  await holds(reader, 7, 7, /, M 3 points/);
  await move(page, 'Exchanged 6 tiles').click();
  const digraph = page.getByRole('list', { name: 'Rack of Computer' }).getByRole('listitem', { name: 'SH' });
  await expect(digraph).toHaveCount(0);
  await page.getByRole('slider').press('ArrowLeft');
  await expect(digraph).toBeVisible();
  await page.getByRole('slider').press('End');
  await expect(page.getByText(/overtime/i).first()).toBeVisible();
  await expectToFit(reader, 'shmac');
  await leave([reader]);
});

test('the review of Super has all 441 squares, quadruple words, and plays that came off the board', async ({ browser }) => {
  const { reader, finals } = await reviewed(browser, 'super');
  const { page } = reader;
  await expect.poll(() => reader.scores()).toEqual(finals);
  await expect(page.getByRole('gridcell')).toHaveCount(441);
  await move(page, 'HE').click();
  await expect(explanation(page)).toContainText('HE covers a quadruple word.');
  await holds(reader, 20, 20, /, E 1 point/);
  await move(page, 'CSNO').click();
  await holds(reader, 9, 12, /, C 3 points/);
  await goOn(page, [`${jonas} challenge`]);
  await expectToFit(reader, 'super');
  await leave([reader]);
});
