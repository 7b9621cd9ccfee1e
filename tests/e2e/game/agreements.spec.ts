import { expect, test } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { opponentOf, settled, shot } from '../support/course.ts';
import { laptop, phones, places } from '../support/places.ts';
import type { Player } from '../support/player.ts';
import { result } from '../support/series.ts';
import { Server } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const guests = [{ name: 'Mara' }, { name: 'Jonas', options: { viewport: phones[0]!, hasTouch: true } }];
const request = ({ page }: Player) => page.getByTestId('agreement');
const choices = ({ page }: Player) => page.getByRole('dialog', { name: 'What would you like to do?' });

/** Chooses what is behind the dots beside the actions. */
async function choose(player: Player, what: string): Promise<void> {
  await player.button(/^Resign/).click();
  await choices(player).getByRole('button', { name: what }).click();
  await expect(choices(player)).toBeHidden();
}

async function answer(player: Player, what: 'Agree' | 'Decline'): Promise<void> {
  await request(player).getByRole('button', { name: what }).click();
}

test('a move is taken back once the other player agrees, and the tiles return', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const mover = (await toMove(players))!;
  const other = opponentOf(players, mover);
  const [empty, before] = [await mover.grid(), (await mover.rack()).toSorted()];
  await mover.laidAndPlayed(await mover.opening(), 'tap');
  await settled(players);

  await choose(mover, 'Take my last move back');
  await expect(request(mover)).toContainText(`You asked to take back your last move. Waiting for ${other.name}.`);
  await expect(request(other)).toContainText(`${mover.name} asks to take their last move back.`);
  await answer(other, 'Decline');
  for (const player of players) await expect(request(player)).toHaveCount(0);
  expect(await mover.grid()).not.toEqual(empty);

  await choose(mover, 'Take my last move back');
  await expect(request(other)).toBeVisible();
  for (const player of players) await shot(player, `asked-${player.page.viewportSize()!.width}`);
  await answer(other, 'Agree');
  for (const player of players) await expect.poll(() => player.grid()).toEqual(empty);
  expect((await mover.rack()).toSorted()).toEqual(before);
  expect(await toMove(players)).toBe(mover);
  await expect(mover.moves()).toContainText('Took a move back');
  await expect(other.moves()).toContainText('taken back');
  await mover.laidAndPlayed(await mover.opening(), 'tap');
  await leave(players);
});

test('a move that comes before everybody has agreed ends the request', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const mover = (await toMove(players))!;
  const other = opponentOf(players, mover);
  await choose(other, 'End the game now');
  await expect(request(mover)).toContainText(`${other.name} asks to end the game now.`);
  await mover.pass();
  for (const player of players) await expect(request(player)).toHaveCount(0);
  await leave(players);
});

test('a player can withdraw what they asked for', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const [mara, jonas] = players as [Player, Player];
  await choose(mara, 'End the game now');
  await expect(request(jonas)).toBeVisible();
  await request(mara).getByRole('button', { name: 'Cancel request' }).click();
  for (const player of players) await expect(request(player)).toHaveCount(0);
  expect(await mara.isOver()).toBe(false);
  await leave(players);
});

test('on a phone a request can be hidden, which leaves the header free, and be shown again; a new one is shown', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const [mara, jonas] = players as [Player, Player];
  const hide = () => request(jonas).getByRole('button', { name: 'Hide', exact: true }).click();
  await choose(mara, 'End the game now');
  await hide();
  await expect(request(jonas)).toHaveCount(0);
  await jonas.button(/^Room .*, invite$/).click();
  await jonas.button('Show hidden requests again').click();
  for (const name of ['Agree', 'Decline', 'Hide'])
    await expect(request(jonas).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await shot(jonas, 'shown-again');
  await hide();
  await expect(request(jonas)).toHaveCount(0);
  await request(mara).getByRole('button', { name: 'Cancel request' }).click();
  await expect(request(mara)).toHaveCount(0);
  await choose(mara, 'End the game now');
  await expect(request(jonas)).toBeVisible();
  await leave(players);
});

test('a request moves neither the board nor the rack', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const before = await places(mara);
  await choose(jonas, 'Abort the game');
  await expect(request(mara)).toBeVisible();
  await before.stay('somebody asks for something');
  for (const size of [laptop, ...phones]) {
    await mara.page.setViewportSize(size);
    for (const name of ['Agree', 'Decline'])
      await expect(request(mara).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  expect(await barriers(mara.page)).toEqual([]);
  await leave(players);
});

test('a game ends as it stands when all players agree', async ({ browser }) => {
  const players = await seat(browser, server, [...guests, { name: 'Sofie' }]);
  const [mara, jonas, sofie] = players as [Player, Player, Player];
  const mover = (await toMove(players))!;
  await mover.laidAndPlayed(await mover.opening(), 'tap');
  await toMove(players);
  await choose(mara, 'End the game now');
  await answer(jonas, 'Agree');
  await expect(request(jonas).getByRole('button', { name: 'Agree' })).toBeHidden();
  expect(await mara.isOver()).toBe(false);
  await answer(sofie, 'Agree');
  for (const player of players) await expect(result(player.page)).toContainText('All players agreed to end the game.');
  await shot(mara, 'ended');
  await leave(players);
});

test('a game that was aborted before its second turn does not count', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const [mara, jonas] = players as [Player, Player];
  await choose(jonas, 'Abort the game');
  await expect(request(mara)).toContainText('Jonas asks to abort the game.');
  await answer(mara, 'Agree');
  for (const player of players) {
    await expect(result(player.page)).toContainText('The game was aborted');
    await expect(result(player.page)).toContainText('It doesn’t count.');
  }
  await mara.button('Play again').last().click();
  await jonas.button('Agree').last().click();
  for (const player of players) await expect(result(player.page)).toBeHidden();
  await mara.resign();
  const standings = result(jonas.page).getByRole('table', { name: 'Standings' });
  await expect(standings.getByRole('row', { name: 'Jonas' })).toContainText(/^Jonas\s*1\s*1\s*0$/);
  await leave(players);
});

test('after the first turn nobody can abort the game any more', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const mover = (await toMove(players))!;
  await mover.pass();
  await toMove(players);
  await mover.button(/^Resign/).click();
  await expect(choices(mover).getByRole('button', { name: 'End the game now' })).toBeVisible();
  await expect(choices(mover).getByRole('button', { name: 'Abort the game' })).toHaveCount(0);
  for (const size of [laptop, ...phones]) {
    await mover.page.setViewportSize(size);
    await shot(mover, `choices-${size.width}`);
  }
  expect(await barriers(mover.page)).toEqual([]);
  await leave(players);
});

test('a player is nudged once, and hears by whom', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const mover = (await toMove(players))!;
  const other = opponentOf(players, mover);
  await choose(other, 'Nudge');
  await expect(other.message(`You nudged ${mover.name}.`)).toBeVisible();
  await expect(mover.page.getByText(`${other.name} is waiting for your move.`).first()).toBeVisible();
  await shot(mover, 'nudged');
  await choose(other, 'Nudge');
  await expect(other.page.getByText(/They have been nudged already/).first()).toBeVisible();
  await mover.button(/^Resign/).click();
  await expect(choices(mover).getByRole('button', { name: 'Nudge' })).toHaveCount(0);
  await leave(players);
});
