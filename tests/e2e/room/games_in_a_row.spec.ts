import { expect, test, type Page } from '@playwright/test';
import { shot } from '../support/course.ts';
import { laptop, phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { allSaw, leave, seat, toMove } from '../support/players.ts';
import { agree, giveUp, result, sawNewGame } from '../support/series.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const proposal = (page: Page) => page.getByTestId('proposal').first();
const standing = (page: Page, name: string) => page.getByRole('table', { name: 'Standings' }).last().getByRole('row', { name });
/** Expects everybody to be in the list of players, in this order. */
const expectSeats = (page: Page, names: string[]) =>
  expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toContainText(names);
/** Expects how many games everybody has won, out of this many. */
async function expectStandings(page: Page, won: Record<string, number>, games: number): Promise<void> {
  for (const [name, count] of Object.entries(won)) await expect(standing(page, name)).toContainText(new RegExp(`${name}\\s*${count}\\s*${games}`));
}

test('an evening: four friends and a watcher play three games in one room, the last with other rules, and the standings count them', async ({
  browser,
}) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas', options: { viewport: phones[0]! } }, { name: 'Sofie' }, { name: 'Emil' }]);
  const [mara, jonas, sofie, emil] = players as [Player, Player, Player, Player];
  const address = mara.page.url();
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(address);
  await expect(ida.page.getByRole('grid', { name: 'Board' })).toBeVisible();

  const first = (await toMove(players))!;
  await first.laidAndPlayed(await first.opening(), 'tap');
  await allSaw([...players, ida], 0);
  await expectSeats(ida.page, ['Mara', 'Jonas', 'Sofie', 'Emil']);
  await giveUp(players, mara);
  await mara.button('Play again').last().click();
  await expect(proposal(mara.page)).toContainText('You proposed a game of Classic. Waiting for Jonas, Sofie and Emil.');
  await expect(proposal(jonas.page)).toContainText('Mara proposed a game of Classic.');
  await expect(ida.page.getByRole('button', { name: 'Agree', exact: true })).toBeHidden();
  await shot(jonas, 'proposal-390');
  await agree([jonas, sofie, emil]);
  await Promise.all([...players, ida].map(sawNewGame));
  expect(await toMove(players)).not.toBeNull();
  expect(mara.page.url()).toBe(address);
  for (const { page } of [mara, ida]) await expectSeats(page, ['Jonas', 'Sofie', 'Emil', 'Mara']);
  for (const { page } of [mara, ida]) await expect(page.getByRole('gridcell', { name: /empty/ })).toHaveCount(225);

  await jonas.page.reload();
  await expect.poll(() => jonas.rack()).toHaveLength(7);
  await giveUp(players, emil);
  await expectStandings(jonas.page, { Mara: 1, Jonas: 0, Sofie: 0, Emil: 1 }, 2);
  // Somebody who has gone need not agree, and sits in the next game all the same.
  await sofie.page.goto(server.address);
  await jonas.button('Other rules…').last().click();
  const form = jonas.page.getByRole('dialog', { name: 'Other rules…' });
  await form.getByRole('radio', { name: /^Super/ }).check({ force: true });
  await shot(jonas, 'other-rules-390');
  await form.getByRole('button', { name: 'Propose' }).click();
  await expect(proposal(mara.page)).toContainText('Jonas proposed a game of Super.');
  await mara.page.setViewportSize(laptop);
  await shot(mara, 'proposal-1366');
  await agree([mara, emil]);
  await Promise.all([mara, jonas, emil, ida].map(sawNewGame));
  for (const { page } of [mara, ida]) {
    await expect(page.getByRole('gridcell')).toHaveCount(441);
    await expectSeats(page, ['Sofie', 'Emil', 'Mara', 'Jonas']);
  }
  await sofie.page.getByRole('link', { name: /Mara/ }).first().click();
  await expect.poll(() => sofie.rack()).toHaveLength(7);

  await giveUp(players, mara);
  for (const { page } of [sofie, ida]) await expectStandings(page, { Mara: 2, Jonas: 0, Sofie: 0, Emil: 1 }, 3);
  await leave([...players, ida]);
});

test('other rules begin with the settings of the last game, which another clock or knob leaves as they are', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }], async (page) => {
    await page.getByText('More settings').click();
    await page.getByLabel('Tiles on a rack').fill('9');
  });
  const [mara, jonas] = players as [Player, Player];
  await giveUp(players, mara);
  const form = mara.page.getByRole('dialog', { name: 'Other rules…' });
  const open = async () => {
    await mara.button('Other rules…').last().click();
    await form.getByText('More settings').click();
    await expect(form.getByLabel('Tiles on a rack')).toHaveValue('9');
  };
  await open();
  await form.getByLabel('Bingo points').fill('35');
  await form.getByRole('button', { name: 'Propose' }).click();
  const rules = (page: Page) => page.getByRole('region', { name: 'Games in this room' }).last();
  await expect(rules(jonas.page)).toContainText('Tiles on a rack: 9');
  await expect(rules(jonas.page)).toContainText('Bingo points: 35');
  await shot(jonas, 'proposed-settings');
  await open();
  await form.getByLabel('Tiles on a rack').fill('');
  await form.getByRole('button', { name: 'Propose' }).click();
  await expect(rules(jonas.page)).toContainText('The usual rules of Classic.');
  await open();
  await form.getByRole('region', { name: 'Clock' }).getByRole('radio', { name: 'For the game', exact: true }).check({ force: true });
  await form.getByRole('button', { name: 'Propose' }).click();
  await expect(jonas.page.getByTestId('proposed-clock').first()).toBeVisible();
  await agree([jonas]);
  await Promise.all(players.map(sawNewGame));
  for (const player of players) await expect.poll(() => player.rack()).toHaveLength(9);
  await leave(players);
});

test('the form for other rules stays as it is when the connection comes back', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara] = players as [Player];
  const link = mara.page.getByTestId('link');
  await giveUp(players, mara);
  await mara.button('Other rules…').last().click();
  const form = mara.page.getByRole('dialog', { name: 'Other rules…' });
  await form.getByText('More settings').click();
  await form.getByLabel('Bingo points').fill('35');
  await mara.page.context().setOffline(true);
  await expect(link).toContainText('Connection lost');
  await mara.page.context().setOffline(false);
  await expect(link).toHaveAttribute('data-link', 'open');
  await expect(form.getByLabel('Bingo points')).toHaveValue('35');
  await leave(players);
});

test('a proposal can be declined and taken back, and nothing happens then', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  await jonas.resign();
  await mara.button('Play again').last().click();
  await jonas.button('No, thanks').last().click();
  await expect(mara.page.getByTestId('proposal')).toHaveCount(0);
  await jonas.button('Play again').last().click();
  await expect(proposal(mara.page)).toContainText('Jonas proposed');
  await jonas.button('Take it back').last().click();
  await expect(mara.page.getByTestId('proposal')).toHaveCount(0);
  await expect(result(mara.page)).toBeVisible();
  await leave(players);
});

test('one of three sits the next game out, and the others play it', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }, { name: 'Sofie', options: { viewport: phones[0]! } }]);
  const [mara, jonas, sofie] = players as [Player, Player, Player];
  await giveUp(players, mara);
  await mara.button('Play again').last().click();
  await shot(sofie, 'count-me-out-390');
  await sofie.button('Count me out').last().click();
  for (const { page } of players) await expect(page.getByText('Sofie will sit out the next game.').last()).toBeVisible();
  await expect(proposal(mara.page)).toContainText('Waiting for Jonas.');
  await sofie.button('Play after all').last().click();
  await expect(proposal(mara.page)).toContainText('Waiting for Jonas and Sofie.');
  await sofie.button('Count me out').last().click();
  await expect(proposal(mara.page)).toContainText('Waiting for Jonas.');
  await jonas.button('Agree').last().click();
  await Promise.all([mara, jonas].map(sawNewGame));
  await expect(sofie.page.getByText('You’re watching')).toBeVisible();
  await leave(players);
});

test('where others can’t watch, one of three sits a game out where they are, and plays in the one after it', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }, { name: 'Sofie' }], async (page) => {
    await page.getByText('More settings').click();
    await page.getByLabel('Others can watch').click();
  });
  const [mara, jonas, sofie] = players as [Player, Player, Player];
  const others = [mara, jonas];
  await giveUp(players, mara);
  await mara.button('Play again').last().click();
  await sofie.button('Count me out').last().click();
  await jonas.button('Agree').last().click();
  await Promise.all(others.map(sawNewGame));
  await giveUp(others, mara);

  await expect(result(sofie.page)).toBeVisible();
  await expect(sofie.button('Don’t play in the next game').last()).toBeVisible();
  await expect(mara.page.getByText('Sofie will play in the next game.').last()).toBeVisible();
  await mara.button('Play again').last().click();
  await jonas.button('Agree').last().click();
  await Promise.all(players.map(sawNewGame));
  for (const player of players) await expect.poll(() => player.rack()).toHaveLength(7);
  await leave(players);
});

test('the host starts the next game without waiting for somebody who has not agreed, and they have a seat in it', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }, { name: 'Sofie' }]);
  const [mara, jonas] = players as [Player, Player, Player];
  await giveUp(players, mara);
  await mara.button('Play again').last().click();
  await jonas.button('Agree').last().click();
  await expect(proposal(mara.page)).toContainText('Waiting for Sofie.');
  await expect(proposal(jonas.page)).toContainText('Waiting for Sofie.');
  await expect(jonas.button('Start without them')).toHaveCount(0);
  await mara.button('Start without them').last().click();
  await Promise.all(players.map(sawNewGame));
  for (const player of players) await expect.poll(() => player.rack()).toHaveLength(7);
  expect(await toMove(players)).not.toBeNull();
  await leave(players);
});

test('the host leaves somebody out of the next game, and changes their mind', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }, { name: 'Sofie' }]);
  const [mara, , sofie] = players as [Player, Player, Player];
  await mara.button(/^Room .*, invite$/).click();
  await mara.page.getByRole('dialog').getByRole('button', { name: 'Room settings…' }).click();
  await mara.button('Leave Sofie out of the next game').click();
  await sofie.button(/^Room .*, invite$/).click();
  await sofie.page.getByRole('dialog').getByRole('button', { name: 'Room settings…' }).click();
  for (const { page } of [mara, sofie]) await expect(page.getByText('The host has left Sofie out of the next game.').last()).toBeVisible();
  await shot(mara, 'left-out');
  await mara.button('Let Sofie play in the next game').click();
  await expect(mara.button('Leave Sofie out of the next game')).toBeVisible();
  await leave(players);
});

test('a player who proposes or agrees to a game with levels chooses one, and keeps it when they play again', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas', options: { viewport: phones[0]! } }]);
  const [mara, jonas] = players as [Player, Player];
  await giveUp(players, mara);
  await mara.button('Other rules…').last().click();
  const form = mara.page.getByRole('dialog', { name: 'Other rules…' });
  await expect(form.getByRole('radio', { name: 'Expert' })).toHaveCount(0);
  await form.getByRole('radio', { name: /^Finish Line/ }).check({ force: true });
  await form.getByRole('radio', { name: 'Expert' }).check({ force: true });
  await form.getByRole('button', { name: 'Propose' }).click();
  await jonas.page.getByRole('radio', { name: 'Intermediate' }).last().check({ force: true });
  await shot(jonas, 'level-of-next-game');
  await agree([jonas]);
  await Promise.all(players.map(sawNewGame));
  const targets = () => jonas.page.getByRole('progressbar').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-valuemax')).toSorted());
  await expect.poll(targets).toEqual(['120', '200']);
  await giveUp(players, mara);
  await expect(jonas.page.getByRole('radio', { name: 'Intermediate' }).last()).toBeChecked();
  await mara.button('Play again').last().click();
  await agree([jonas]);
  await Promise.all(players.map(sawNewGame));
  await expect.poll(targets).toEqual(['120', '200']);

  // From the review of an older game, whose level says nothing about the newest.
  await giveUp(players, mara);
  await jonas.page.goto(`${mara.page.url()}/1`);
  await mara.button('Other rules…').last().click();
  await form.getByText('More settings').click();
  await form.getByLabel('Bingo points').fill('35');
  await form.getByRole('button', { name: 'Propose' }).click();
  const asked = jonas.page.getByRole('dialog', { name: 'Next game' });
  await expect(asked.getByRole('radio', { name: 'Intermediate' })).toHaveCount(1);
  await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0);
  await asked.getByRole('button', { name: 'Agree' }).click();
  await Promise.all(players.map((player) => expect(player.message('The next game has begun.')).toBeVisible()));
  await expect.poll(targets).toEqual(['120', '200']);
  await leave(players);
});

test('what is proposed belongs to the room: it is there when everybody comes back, even after a restart of the server', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const address = mara.page.url();
  await giveUp(players, mara);
  await mara.button('Other rules…').last().click();
  const form = mara.page.getByRole('dialog', { name: 'Other rules…' });
  await form.getByRole('radio', { name: /^Super/ }).check({ force: true });
  await form.getByRole('button', { name: 'Propose' }).click();
  await expect(proposal(jonas.page)).toContainText('Mara proposed a game of Super.');
  for (const { page } of players) await page.goto(server.address);
  await server.kill();
  await server.run();
  for (const { page } of players) await page.goto(address);
  await expect(proposal(mara.page)).toContainText('You proposed a game of Super.');
  await expect(proposal(jonas.page)).toContainText('Mara proposed a game of Super.');
  await mara.page.goto(server.address);
  await agree([jonas]);
  await sawNewGame(jonas);
  await expect(jonas.page.getByRole('gridcell')).toHaveCount(441);
  await leave(players);
});
