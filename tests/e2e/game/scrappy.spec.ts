import { expect, test } from '@playwright/test';
import { expectUsualRules, opponentOf, settled, shot } from '../support/course.ts';
import type { Lay } from '../support/finder.ts';
import { laptop, phones } from '../support/places.ts';
import type { Player } from '../support/player.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';

let server: Server;
test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const guests = ['Mara', 'Jonas', 'Ines', 'Tom'].map((name) => ({ name }));
const panel = ({ page }: Player) => page.getByTestId('dispute');

/** Two tiles are laid and disputed. Returns who laid them, where, and the other players, the challenger first. */
async function disputed(players: Player[]): Promise<{ accused: Player; others: Player[]; lays: Lay[] }> {
  const accused = (await toMove(players))!;
  const others = players.filter((player) => player !== accused);
  const tiles = (await accused.rack()).filter((tile) => tile !== '?').slice(0, 2);
  const lays = tiles.map((letter, index) => ({ row: 4, column: 4 + index, letter, blank: false }));
  await accused.laidAndPlayed(lays, 'keys');
  await others[0]!
    .status()
    .getByRole('button', { name: /^Dispute/ })
    .click();
  for (const player of players) await expect(panel(player)).toBeVisible();
  return { accused, others, lays };
}

test('with three players a tied vote accepts the word', async ({ browser }) => {
  const players = await seat(browser, server, guests.slice(0, 3), choosing('Scrappy'));
  const { accused, others, lays } = await disputed(players);
  const voted = panel(others[0]!).getByText('You have voted to reject it. Waiting for the others.');
  await expect(voted).toBeVisible();
  await expect(others[0]!.button('Reject')).toHaveCount(0);
  for (const size of [laptop, ...phones]) {
    for (const { page } of others) await page.setViewportSize(size);
    await expect(voted).toBeInViewport({ ratio: 0.98 });
    await expect(panel(others[1]!).getByRole('button', { name: 'Reject' })).toBeInViewport({ ratio: 1 });
    expect(await others[1]!.page.evaluate(() => scrollY)).toBe(0);
  }
  await others[1]!.button('Accept').first().click();
  await expect(accused.moves()).toContainText(`${others[0]!.name} disputed: accepted`);
  for (const { row, column, letter } of lays)
    await expect(accused.cell(row, column)).toHaveAttribute('aria-label', new RegExp(`, ${letter} `));
  expect(await toMove(players)).not.toBe(accused);
  await leave(players);
});

test('with four players a majority rejects the word, and nobody waits for a player who resigns during a vote', async ({ browser }) => {
  const players = await seat(browser, server, guests, choosing('Scrappy'));
  const { accused, others, lays } = await disputed(players);
  await accused.page.getByLabel('Evidence').fill('The name of a lake');
  await accused.button('Send').click();
  for (const other of others) await expect(panel(other)).toContainText('“The name of a lake”');
  await others[1]!.button('Reject').click();
  await others[2]!.page.screenshot({ path: test.info().outputPath('vote-of-four.png') });
  await others[2]!.resign();
  await expect(accused.moves()).toContainText(`${others[0]!.name} disputed: withdrawn`);
  for (const { row, column } of lays)
    await expect(others[2]!.cell(row, column)).toHaveAttribute('aria-label', /empty/);
  expect(await toMove(players.filter((player) => player !== others[2]))).toBe(accused);
  await leave(players);
});

/** Lays tiles of the rack in a line, a blank as an E. */
async function anyTiles(player: Player, count: number, at: (index: number) => [number, number]): Promise<Lay[]> {
  return (await player.rack()).slice(0, count).map((tile, index) => {
    const [row, column] = at(index);
    return { row, column, letter: tile === '?' ? 'E' : tile, blank: tile === '?' };
  });
}

test('Scrappy Scrambled: any word anywhere, a vote on evidence, and seven tiles at once win', async ({
  browser,
}) => {
  const players = await seat(browser, server, guests.slice(0, 2), choosing('Scrappy'));
  const first = (await toMove(players))!;
  const second = opponentOf(players, first);
  await expectUsualRules(first);
  const vote = ({ page }: Player) => page.getByTestId('dispute');

  const diagonal = await anyTiles(first, 3, (index) => [2 + index, 2 + index]);
  await first.laidAndPlayed(diagonal, 'keys');
  await second
    .status()
    .getByRole('button', { name: /^Dispute/ })
    .click();
  await first.page.getByLabel('Evidence').fill('A word that my aunt says, https://example.org/aunt');
  await first.button('Send').click();
  await expect(vote(second)).toContainText('my aunt says');
  const link = vote(second).getByRole('link', { name: 'https://example.org/aunt' });
  await expect(link).toHaveAttribute('href', 'https://example.org/aunt');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  for (const size of [laptop, ...phones]) {
    await second.page.setViewportSize(size);
    await link.click({ trial: true });
    await expect(link).toBeInViewport({ ratio: 0.98 });
  }
  await expect(vote(second)).toContainText(/ (is|are) in |any of our word lists/);
  await shot(second, 'scrappy-vote');
  await shot(first, 'scrappy-vote-own');
  await second.button('Reject').click();
  for (const { row, column } of diagonal) await expect(first.cell(row, column)).toHaveAttribute('aria-label', /empty/);
  expect(await toMove(players)).toBe(first);

  await first.laidAndPlayed(await anyTiles(first, 2, (index) => [4, 4 + index]), 'drag');
  await second
    .status()
    .getByRole('button', { name: /^Dispute/ })
    .click();
  await first.page.getByLabel('Evidence').fill('https://example.org/two');
  await first.button('Send').click();
  await expect(vote(second).getByRole('link')).toHaveAttribute('href', 'https://example.org/two');
  await second.button('Accept').first().click();
  await expect(first.moves()).toContainText(`${second.name} disputed: accepted`);

  expect(await toMove(players)).toBe(second);
  await second.lay(await anyTiles(second, 1, () => [5, 6]), 'tap');
  await second.button('diagonally down').click();
  await expect(second.moves().locator('xpath=..')).toContainText('↘');
  await second.play('keys'); // Enter plays, and does not press the arrow again
  await expect(second.cell(5, 6)).toHaveAttribute('aria-label', /last play/);
  await settled(players);

  await first
    .status()
    .getByRole('button', { name: /^Dispute/ })
    .click();
  await second.button('Withdraw the play').click();
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
    await expect(page.getByRole('dialog', { name: 'Game over' })).toContainText(
      'laid enough tiles in one turn to win.',
    );
  await leave(players);
});
