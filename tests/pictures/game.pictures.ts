import { expect, test, type Page } from '@playwright/test';
import { Player } from '../e2e/support/player.ts';
import { choosing } from '../e2e/support/rooms.ts';
import { Server } from '../e2e/support/server.ts';
import { leave, seat, wrongWord } from '../e2e/support/players.ts';
import { take } from './support/album.ts';
import { amongComputers, goOn, inTurn } from './support/company.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const escape = (page: Page) => page.keyboard.press('Escape');

test('a newcomer’s game: the first turn, tiles, a wrong word, hints and every dialog', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await player.playNow();
  await goOn(player, 0);
  await take(page, 'turn-begins');
  const [tile] = await player.opening();
  await player.lay([{ ...tile!, row: 0 }], 'tap');
  await take(page, 'turn-one-tile');
  await escape(page);
  await expect.poll(() => player.rack()).toHaveLength(7);
  await player.lay(await wrongWord(player), 'tap');
  await expect(player.status()).toContainText('isn’t in the word list.');
  await take(page, 'turn-wrong-word');
  await escape(page);
  for (const [name, button] of [['exchange', /^Exchange/], ['pass', /^Pass/], ['resign', /^Resign/], ['invite', /^Room/]] as const) {
    await player.button(button).click();
    await take(page, `dialog-${name}`);
    await escape(page);
  }
  await page.keyboard.press('?');
  await take(page, 'dialog-keys');
  await escape(page);
  await player.button(/^Hint/).click();
  await expect(page.getByRole('dialog', { name: 'Hint' })).toContainText('Look at');
  await take(page, 'hint');
  await player.button('Which tiles?').click();
  await take(page, 'hint-tiles');
  await player.button('Show the play').click();
  await expect(player.button(/^Play \d+/)).toBeEnabled();
  await take(page, 'turn-play-laid');
  await page.context().setOffline(true);
  await expect(page.getByTestId('link').locator('p')).toBeVisible();
  await take(page, 'offline');
  await page.context().setOffline(false);
  await leave([player]);
});

test('the panels of a game of four', async ({ browser }) => {
  const player = await amongComputers(browser, server, 'Classic', 4);
  const { page } = player;
  const open = (tab: string) => async () => {
    await escape(page);
    await page.getByRole('tab', { name: tab }).click();
  };
  for (const tab of ['Moves', 'Unseen', 'Rules']) await take(page, `panel-${tab.toLowerCase()}`, { prepare: open(tab) });
  await open('Moves')();
  await player.moves().locator('summary').first().click();
  await take(page, 'panel-explain', { prepare: open('Moves') });
  await leave([player]);
});

test('the draw, the turn of somebody else, a challenge, a watcher, and a computer for somebody who is away', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const guest = await Player.arrive(browser, server, 'Jonas');
  await guest.sitDown(await host.makeRoom(), 'A casual computer may play for me');
  await host.startWith(2);
  await expect(host.page.getByRole('button', { name: 'Start playing' })).toBeVisible();
  await take(host.page, 'draw');
  for (const player of [host, guest]) await player.seeTheDraw();
  const [mover, other] = await inTurn([host, guest]);
  await take(other.page, 'turn-of-another');
  await mover.laidAndPlayed(await mover.opening(), 'tap');
  await take(mover.page, 'turn-played');
  await take(other.page, 'challenge-offered');
  await other.button(/^Challenge/).click();
  await take(other.page, 'dialog-challenge');
  await escape(other.page);
  const watcher = await Player.arrive(browser, server, 'Robin');
  await watcher.page.goto(host.page.url());
  await expect(watcher.page.getByText('You’re watching')).toBeVisible();
  await take(watcher.page, 'watching');
  await guest.page.close();
  await expect(host.button('Let a computer play for Jonas…')).toBeVisible();
  await take(host.page, 'opponent-away');
  await host.button('Let a computer play for Jonas…').click();
  await take(host.page, 'dialog-stand-in');
  await leave([host, guest, watcher]);
});

test('what players ask each other for, and a nudge', async ({ browser }) => {
  const players = await seat(browser, server, ['Mara', 'Jonas'].map((name) => ({ name })));
  const [mover, other] = await inTurn(players);
  await other.button(/^Resign/).click();
  await take(other.page, 'dialog-choices-waiting');
  await other.page.getByRole('button', { name: 'Nudge' }).click();
  await take(mover.page, 'nudged');
  await mover.laidAndPlayed(await mover.opening(), 'tap');
  await mover.button(/^Resign/).click();
  await take(mover.page, 'dialog-choices');
  await mover.page.getByRole('button', { name: 'Take my last move back' }).click();
  await expect(other.page.getByTestId('agreement')).toBeVisible();
  await take(mover.page, 'agreement-asking');
  await take(other.page, 'agreement-asked');
  await other.page.getByTestId('agreement').getByRole('button', { name: 'Agree' }).click();
  await expect(mover.moves()).toContainText('Took a move back');
  await take(mover.page, 'taken-back');
  await other.button(/^Resign/).click();
  await other.page.getByRole('button', { name: 'End the game now' }).click();
  await mover.page.getByTestId('agreement').getByRole('button', { name: 'Agree' }).click();
  await expect(mover.page.getByRole('dialog', { name: 'Game over' })).toBeVisible();
  await take(mover.page, 'ended-by-agreement');
  await leave(players);
});

test('a play that all must accept, among three', async ({ browser }) => {
  const players = await seat(browser, server, ['Mara', 'Jonas', 'Sofie'].map((name) => ({ name })), async (page) => {
    await page.getByText('More settings').click();
    await page.getByLabel('Three or four').fill('600');
  });
  const [first, second] = await inTurn(players);
  await first.laidAndPlayed(await first.opening(), 'tap');
  await expect(second.button('Always accept')).toBeVisible();
  await take(second.page, 'accept-asked');
  await take(first.page, 'accept-waiting');
  await second.button('Always accept').click();
  await take(second.page, 'accept-always');
  await leave(players);
});

/** Begins games of SHMAC with large racks until the player has the tile that is wanted. */
async function holding(player: Player, tile: string): Promise<void> {
  for (let games = 0; games < 40; ++games) {
    await player.playTheComputer(
      choosing('SHMAC', async (form) => {
        await form.getByText('More settings').click();
        await form.getByLabel('Tiles on a rack').fill('12');
      }),
    );
    await player.seeTheDraw();
    if ((await player.rack()).includes(tile)) return goOn(player, 0);
  }
  throw new Error(`no rack holds ${tile}`);
}

test('the letter of a blank, digraphs and red crosses', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await holding(player, '?');
  await take(page, 'large-rack');
  await page.locator('[data-rack] [data-tile="?"]').first().click();
  await player.cell(5, 5).click();
  await expect(page.getByRole('dialog', { name: 'Which letter is the blank?' })).toBeVisible();
  await take(page, 'dialog-blank');
  await holding(player, '#');
  await page.locator('[data-rack] [data-tile="#"]').first().click();
  await player.cell(1, 1).click();
  await take(page, 'red-cross-on-empty-square');
  await leave([player]);
});

test('a single tile of Scrappy Scrambled that may be read four ways, a dispute, and its vote', async ({ browser }) => {
  const players = await seat(browser, server, ['Mara', 'Jonas', 'Sofie'].map((name) => ({ name })), choosing('Scrappy'));
  const lays = async (player: Player, row: number) =>
    (await player.rack()).filter((tile) => tile !== '?').slice(0, 4).map((letter, index) => ({ row: row + index, column: 4 + index, letter, blank: false }));
  const first = (await inTurn(players))[0];
  await first.laidAndPlayed(await lays(first, 4), 'tap');
  for (const player of players) await player.acceptIfAsked();
  const [second] = await inTurn(players);
  const [tile] = await lays(second, 5);
  await second.lay([{ ...tile!, column: 4 }], 'tap');
  await expect(second.page.getByRole('group', { name: 'Read this tile' })).toBeVisible();
  await take(second.page, 'lines');
  await second.play('tap');
  const [challenger, voter] = players.filter((player) => player !== second) as [Player, Player];
  await challenger.status().getByRole('button', { name: /^Dispute/ }).click();
  await expect(second.page.getByLabel('Evidence')).toBeVisible();
  await take(second.page, 'dispute-accused');
  await second.page.getByLabel('Evidence').fill('It is what my grandmother calls the thing with which one stirs jam.');
  await second.button('Send').click();
  await expect(voter.page.getByTestId('dispute')).toContainText('stirs jam');
  await take(voter.page, 'dispute-vote');
  await take(challenger.page, 'dispute-voted');
  await leave(players);
});
