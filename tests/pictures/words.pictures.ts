import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { classic, playSmall } from '../e2e/support/course.ts';
import type { Player } from '../e2e/support/player.ts';
import { choosing } from '../e2e/support/rooms.ts';
import { Server } from '../e2e/support/server.ts';
import { leave, seat, toMove } from '../e2e/support/players.ts';
import { words } from '../e2e/support/words.ts';
import { take } from './support/album.ts';

const folder = mkdtempSync(join(tmpdir(), 'crisscross-dictionary-'));
let server: Server;

const stare = ['verb\tlook at with fixed eyes', 'verb\tfixate one’s eyes, as in wonder, surprise, fear or stupidity', 'noun\ta fixed look with eyes open wide'];
const entriesOf = (word: string) => (word === 'STARE' ? stare : [`noun\ta word of ${word.length} letters`]).map((entry) => `${word}\t${entry}\n`);

test.beforeAll(async () => {
  const dictionary = join(folder, 'definitions.txt');
  writeFileSync(dictionary, [...words].sort().flatMap(entriesOf).join(''));
  server = await Server.start('', ['--definitions', dictionary]);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const atAnyTime = async (page: Page) => {
  await page.getByText('More settings').click();
  await page.getByRole('group', { name: 'Look up words' }).getByRole('radio', { name: 'At any time' }).check({ force: true });
};

const dialog = ({ page }: Player) => page.getByRole('dialog', { name: 'Look up a word' });
const verdict = ({ page }: Player) => page.getByTestId('verdict');

async function lookUp(player: Player, word: string): Promise<void> {
  await dialog(player).getByLabel('Word', { exact: true }).fill(word);
  await dialog(player).getByRole('button', { name: 'Look up', exact: true }).click();
}

/** Shows the arithmetic of the first play, where the panel is a sheet, too. */
async function openMove(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Moves' }).click();
  const play = page.getByTestId('moves').locator('details').first();
  if (!(await play.evaluate((details) => (details as HTMLDetailsElement).open))) await play.locator('summary').click();
}

test('words that are looked up during a game and after it', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }], choosing('Classic', atAnyTime));
  const [mara] = players as [Player];
  const { page } = mara;
  await playSmall(players, classic, 2);
  await take(page, 'look-up-panel', { prepare: openMove });
  await mara.button('Look up a word').click();
  await dialog(mara).getByRole('button', { name: 'Look up', exact: true }).click();
  await take(page, 'look-up-missing');
  await lookUp(mara, 'stare');
  await expect(verdict(mara)).toHaveText('STARE is in the word list.');
  await take(page, 'look-up');
  await take(page, 'look-up-all', { tall: true });
  await lookUp(mara, 'aeinrstwxyzqj');
  await expect(verdict(mara)).toContainText('isn’t in the word list.');
  await take(page, 'look-up-none');
  await page.keyboard.press('Escape');
  await (await toMove(players))!.resign();
  const over = page.getByRole('dialog', { name: 'Game over' });
  await over.getByRole('button', { name: /: look it up$/ }).first().click();
  await expect(verdict(mara)).toContainText('is in the word list.');
  await take(page, 'look-up-after');
  await page.keyboard.press('Escape');
  await over.getByRole('button', { name: 'Review' }).click();
  await page.getByTestId('moves').getByRole('button').first().click();
  await take(page, 'look-up-review', { whole: true });
  await leave(players);
});
