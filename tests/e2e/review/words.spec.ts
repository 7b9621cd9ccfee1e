import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { classic, playSmall, shot } from '../support/course.ts';
import { lookAt } from '../support/panel.ts';
import { laptop, phones } from '../support/places.ts';
import type { Player } from '../support/player.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { leave, seat } from '../support/players.ts';
import { words } from '../support/words.ts';

const folder = mkdtempSync(join(tmpdir(), 'crisscross-dictionary-'));
const dictionary = join(folder, 'definitions.txt');
let server: Server;

/** The server has a dictionary, which says of every word how long it is. */
test.beforeAll(async () => {
  const lines = [...words].sort().map((word) => `${word}\tnoun\ta word of ${word.length} letters\n`);
  writeFileSync(dictionary, `# A dictionary\n${lines.join('')}`);
  server = await Server.start('', ['--definitions', dictionary]);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const two = [{ name: 'Mara' }, { name: 'Jonas' }];
const atAnyTime = async (page: Page) => {
  await page.getByText('More settings').click();
  await page
    .getByRole('group', { name: 'Look up words' })
    .getByRole('radio', { name: 'At any time' })
    .check({ force: true });
};

const dialog = ({ page }: Player) => page.getByRole('dialog', { name: 'Look up a word' });
const verdict = ({ page }: Player) => page.getByTestId('verdict');
const definitions = (player: Player) => dialog(player).getByRole('region', { name: 'Definitions' });
const wordsOf = ({ page }: Player) => page.getByRole('button', { name: /: look it up$/ });

async function lookUp(player: Player, word: string): Promise<void> {
  await dialog(player).getByLabel('Word', { exact: true }).fill(word);
  await dialog(player).getByRole('button', { name: 'Look up', exact: true }).click();
}

async function openMove({ page }: Player): Promise<void> {
  await page.getByTestId('moves').locator('summary').first().click();
}

test('words are looked up after the game, with definitions, and not before', async ({ browser }) => {
  const players = await seat(browser, server, two);
  const [mara] = players as [Player];
  const [played] = await playSmall(players, classic, 1);
  expect(played).toBeDefined();
  await openMove(mara);
  await expect(mara.button(/: show it on the board$/)).not.toHaveCount(0);
  await expect(wordsOf(mara)).toHaveCount(0);
  await expect(mara.button('Look up a word')).toHaveCount(0);
  await mara.resign();
  const over = mara.page.getByRole('dialog', { name: 'Game over' });
  const best = over.getByRole('button', { name: /: look it up$/ }).first();
  const word = (await best.innerText()).trim();
  await best.click();
  await expect(verdict(mara)).toHaveText(`${word} is in the word list.`);
  await expect(definitions(mara).getByRole('listitem')).toHaveText(`a word of ${word.length} letters`);
  await shot(mara, 'words-after-the-game');
  await mara.page.keyboard.press('Escape');
  await expect(dialog(mara)).toBeHidden();
  await expect(over, 'the dialog below stays').toBeVisible();
  await expect(best).toBeFocused();
  await over.getByRole('button', { name: 'Review' }).click();
  await mara.page.getByTestId('moves').getByRole('button').first().click();
  await wordsOf(mara).first().click();
  await expect(verdict(mara)).toContainText('is in the word list.');
  const moment = mara.page.getByTestId('moment');
  const text = await moment.innerText();
  await mara.page.keyboard.press('ArrowRight');
  await expect(moment, 'keys in the dialog do not step through the game').toHaveText(text);
  await leave(players);
});

test('where the room allows it, words are looked up during the game, and lead to other words', async ({ browser }) => {
  const players = await seat(browser, server, two, choosing('Classic', atAnyTime));
  const [mara] = players as [Player];
  await playSmall(players, classic, 1);
  await openMove(mara);
  const word = wordsOf(mara).first();
  await word.focus();
  await mara.page.keyboard.press('Enter');
  await expect(verdict(mara)).toContainText('is in the word list.');
  await lookUp(mara, 'stare');
  await expect(verdict(mara)).toHaveText('STARE is in the word list.');
  await dialog(mara).getByRole('button', { name: 'TEARS', exact: true }).click();
  await expect(verdict(mara)).toHaveText('TEARS is in the word list.');
  await expect(verdict(mara)).toBeFocused();
  await lookUp(mara, 'care');
  await dialog(mara).getByRole('button', { name: 'SCARE', exact: true }).click();
  await expect(verdict(mara)).toHaveText('SCARE is in the word list.');
  await lookUp(mara, 'aeinrst');
  await expect(verdict(mara)).toHaveText('AEINRST isn’t in the word list.');
  await expect(definitions(mara)).toHaveText('The dictionary doesn’t have AEINRST.');
  const close = dialog(mara).getByRole('button', { name: 'Close' });
  for (const size of [laptop, ...phones]) {
    await mara.page.setViewportSize(size);
    await expect(close).toBeInViewport({ ratio: 1 });
    expect(await dialog(mara).evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    await shot(mara, `words-${size.width}`);
    expect(await barriers(mara.page, 'all'), `at ${size.width}`).toEqual([]);
  }
  await mara.page.setViewportSize(laptop);
  await close.click();
  await expect(word).toBeFocused();
  for (const size of [laptop, ...phones]) {
    await mara.page.setViewportSize(size);
    await lookAt(mara.page, 'Moves', async () => {
      for (const opener of [word, mara.button('Look up a word')]) {
        await opener.click();
        await expect(dialog(mara).getByLabel('Word', { exact: true })).toBeInViewport({ ratio: 1 });
        await close.click();
        await expect(dialog(mara)).toBeHidden();
      }
    });
  }
  await leave(players);
});

test('a field for any word opens without a word, with the focus in it', async ({ browser }) => {
  const players = await seat(browser, server, two, choosing('Classic', atAnyTime));
  const [mara] = players as [Player];
  await mara.button('Look up a word').click();
  await expect(dialog(mara).getByLabel('Word', { exact: true })).toBeFocused();
  await mara.page.keyboard.type('qi');
  await mara.page.keyboard.press('Enter');
  await expect(verdict(mara)).toHaveText('QI is in the word list.');
  await mara.page.keyboard.press('Escape');
  await expect(mara.button('Look up a word')).toBeFocused();
  await leave(players);
});

test('where there is no list, and no dictionary, the dialog says so', async ({ browser }) => {
  const plain = await Server.start();
  try {
    const players = await seat(browser, plain, two, choosing('Scrappy', atAnyTime));
    const [mara] = players as [Player];
    await mara.button('Look up a word').click();
    await lookUp(mara, 'Grüezi');
    await expect(verdict(mara)).toHaveText('GRUEZI can’t be checked because there is no word list.');
    await expect(definitions(mara)).toHaveText('This server has no dictionary.');
    await leave(players);
  } finally {
    await plain.stop();
  }
});
