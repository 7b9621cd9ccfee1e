import { expect, test } from '@playwright/test';
import { shot } from '../support/course.ts';
import { phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { leave, seat } from '../support/players.ts';
import { agree, giveUp, sawNewGame } from '../support/series.ts';
import { Server } from '../support/server.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('somebody who reviews the last game is asked for the next one, and asked only once', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas', options: { viewport: phones[1]! } }]);
  const [mara, jonas] = players as [Player, Player];
  await giveUp(players, mara);
  await jonas.page.reload();
  await expect(jonas.page.getByRole('heading', { name: 'Game review' })).toBeAttached();
  await mara.button('Play again').last().click();
  const dialog = jonas.page.getByRole('dialog', { name: 'Next game' });
  await expect(dialog).toContainText('Mara proposed a game of Classic.');
  await shot(jonas, 'asked-in-review-360');
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog).toBeHidden();
  await mara.button('Take it back').last().click();
  await mara.button('Play again').last().click();
  await dialog.getByRole('button', { name: 'Agree' }).click();
  await Promise.all(players.map((player) => expect(player.message('The next game has begun.')).toBeVisible()));
  await leave(players);
});

/** Two games are over: Jonas reviews the first, and Mara proposes the next. Returns the room's address. */
async function proposeDuringReview(players: Player[]): Promise<string> {
  const [mara, jonas] = players as [Player, Player];
  const address = mara.page.url();
  await giveUp(players, mara);
  await mara.button('Play again').last().click();
  await agree([jonas]);
  await Promise.all(players.map(sawNewGame));
  await giveUp(players, mara);
  await jonas.page.goto(`${address}/1`);
  await expect(jonas.page.getByRole('slider')).toBeVisible();
  await mara.button('Play again').last().click();
  return address;
}

test('somebody who reviews an earlier game of the room is asked for the next one, too, and goes there once they agree', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas', options: { viewport: phones[1]! } }]);
  const [, jonas] = players as [Player, Player];
  const address = await proposeDuringReview(players);
  const dialog = jonas.page.getByRole('dialog', { name: 'Next game' });
  await expect(dialog).toContainText('Mara proposed a game of Classic.');
  await shot(jonas, 'asked-in-earlier-review-360');
  await dialog.getByRole('button', { name: 'Agree' }).click();
  await Promise.all(players.map((player) => expect(player.message('The next game has begun.')).toBeVisible()));
  await expect(jonas.page).toHaveURL(address);
  for (const player of players) await expect.poll(() => player.rack()).toHaveLength(7);
  await leave(players);
});

test('a player who reviews an earlier game while the host starts the next one gets a message, with a link to it', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const address = await proposeDuringReview(players);
  await jonas.page.getByRole('dialog', { name: 'Next game' }).getByRole('button', { name: 'Later' }).click();
  await mara.button('Start without them').last().click();
  await jonas.message('The next game has begun.').click();
  await expect(jonas.page).toHaveURL(address);
  await expect.poll(() => jonas.rack()).toHaveLength(7);
  await leave(players);
});

test('an earlier game of the room keeps its address and its review', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  await mara.playNow();
  const address = mara.page.url();
  await mara.resign();
  await mara.button('Play again').last().click();
  await sawNewGame(mara);
  await mara.resign();
  await mara.page.getByText('Games in this room').last().click();
  await mara.page.getByRole('link', { name: /^Game 1/ }).click();
  await expect(mara.page).toHaveURL(`${address}/1`);
  await expect(mara.page.getByRole('slider')).toBeVisible();
  await mara.page.reload();
  await expect(mara.page.getByRole('slider')).toBeVisible();
  await mara.page.getByText('Games in this room').last().click();
  await mara.page.getByRole('link', { name: /^Game 2/ }).click();
  await expect(mara.page).toHaveURL(address);
  await leave([mara]);
});
