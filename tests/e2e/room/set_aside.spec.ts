import { expect, test } from '@playwright/test';
import { lines, say, tab } from '../support/chat.ts';
import { opponentOf, settled, shot } from '../support/course.ts';
import { Player } from '../support/player.ts';
import { result } from '../support/series.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { allSaw, leave, seat, toMove } from '../support/players.ts';
import { openRoom, roomOf } from '../support/room_settings.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** Both agree to leave their game as it is for another one, to which all pages go. */
async function setAside(mara: Player, jonas: Player, watchers: Player[]): Promise<void> {
  await mara.button(/^Room .*, invite$/).click();
  await mara.page.getByRole('dialog').getByRole('button', { name: 'Set this game aside and play another' }).click();
  const asked = jonas.page.getByRole('dialog', { name: 'Next game' });
  await expect(asked).toContainText('Mara proposed a game of Classic.');
  await asked.getByRole('button', { name: 'Agree', exact: true }).click();
  await Promise.all([mara, jonas, ...watchers].map((player) => expect(player.message('The next game has begun.')).toBeVisible()));
}

test('a game under way is set aside once both agree, comes back as it was, and is played to its end', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const address = mara.page.url();
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.page.goto(address);
  const first = (await toMove(players))!;
  const second = opponentOf(players, first);
  await first.laidAndPlayed(await first.opening(), 'tap');
  await allSaw([...players, ida], 0);
  const [grid, rack] = [await first.grid(), await first.rack()];

  await setAside(mara, jonas, [ida]);
  for (const player of [...players, ida]) await expect.poll(async () => (await player.grid()).flat().every((letter) => letter === '.')).toBe(true);
  await mara.page.goto(server.address);
  await expect(mara.page.getByRole('link', { name: /Jonas/ })).toHaveCount(2);
  await shot(mara, 'set-aside');

  for (const { page } of [...players, ida]) await page.goto(`${address}/1`);
  for (const player of [...players, ida]) await expect.poll(() => player.grid()).toEqual(grid);
  await expect.poll(async () => (await first.rack()).toSorted()).toEqual(rack.toSorted());
  expect(await toMove(players)).toBe(second);
  await second.pass();
  expect(await toMove(players)).toBe(first);
  await settled([...players, ida]);
  await jonas.resign();
  for (const { page } of players) await expect(result(page)).toBeVisible();

  // The other one waits for them, as it was when they left it.
  for (const { page } of players) await page.goto(address);
  for (const player of players) await expect.poll(() => player.rack()).toHaveLength(7);
  expect(await toMove(players)).not.toBeNull();
  await leave([...players, ida]);
});

test('somebody who steps back from the next game finds their own one in their list, and has a seat in the one after it', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }, { name: 'Sofie' }]);
  const [mara, jonas, sofie] = players as [Player, Player, Player];
  const address = mara.page.url();
  for (let mover = await toMove(players); mover !== sofie; mover = await toMove(players)) await mover!.pass();
  const rack = await sofie.rack();
  const propose = async () => {
    await mara.button(/^Room .*, invite$/).click();
    await mara.page.getByRole('dialog').getByRole('button', { name: 'Set this game aside and play another' }).click();
  };
  const answer = ({ page }: Player, name: string) => page.getByRole('dialog', { name: 'Next game' }).getByRole('button', { name, exact: true }).click();
  await propose();
  await answer(sofie, 'Count me out');
  await answer(jonas, 'Agree');
  for (const player of [mara, jonas]) await expect(player.message('The next game has begun.')).toBeVisible();

  await sofie.page.goto(server.address);
  const mine = sofie.page.getByRole('region', { name: 'My games' }).getByRole('link', { name: /Mara/ });
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText('your turn');
  await mine.click();
  await expect(sofie.page).toHaveURL(`${address}/1`);
  await expect.poll(async () => (await sofie.rack()).toSorted()).toEqual(rack.toSorted());
  expect(await sofie.mayMove()).toBe(true);

  await jonas.resign();
  await expect(result(mara.page)).toBeVisible();
  await expect(mara.page.getByText('Sofie will play in the next game.').last()).toBeVisible();
  await mara.button('Play again').last().click();
  await jonas.button('Agree').last().click();
  await Promise.all([mara, jonas].map((player) => expect(player.message('The next game has begun.')).toBeVisible()));
  await expect(sofie.page, 'it is their turn there').toHaveURL(`${address}/1`);
  await sofie.page.goto(address);
  await expect.poll(() => sofie.rack()).toHaveLength(7);
  await leave(players);
});

test('evidence that is not sent yet is kept when its game is set aside, and a message leads its player back to it', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }], choosing('Scrappy'));
  const accused = (await toMove(players))!;
  const other = opponentOf(players, accused);
  const tiles = (await accused.rack()).filter((tile) => tile !== '?').slice(0, 2);
  await accused.laidAndPlayed(tiles.map((letter, index) => ({ row: 4, column: 4 + index, letter, blank: false })), 'keys');
  await other.status().getByRole('button', { name: /^Dispute/ }).click();
  const evidence = accused.page.getByLabel('Evidence');
  await expect(evidence).toBeVisible();
  await accused.button(/^Room .*, invite$/).click();
  const room = accused.page.getByRole('dialog');
  await room.getByRole('button', { name: 'Set this game aside and play another' }).click();
  await room.getByRole('button', { name: 'Close', exact: true }).click();
  await evidence.pressSequentially('The name of a la');
  await other.page.getByRole('dialog', { name: 'Next game' }).getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(evidence).toBeHidden();
  await accused.page.keyboard.type('aeiou');
  await expect.poll(() => accused.rack()).toHaveLength(7);
  await expect(accused.page.getByRole('gridcell', { name: /laid, not played/ })).toHaveCount(0);
  await accused.message('Your text is still there in the previous game.').click();
  await expect(evidence).toHaveValue('The name of a la');
  await accused.page.reload();
  await expect(evidence, 'even after a reload').toHaveValue('The name of a la');
  await leave(players);
});

test('somebody who types when a proposal comes does not agree to it by mistake', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const { page } = jonas;
  await tab(page).click();
  const field = page.getByLabel('Say something');
  await field.pressSequentially('Well');
  await mara.button(/^Room .*, invite$/).click();
  await mara.page.getByRole('dialog').getByRole('button', { name: 'Set this game aside and play another' }).click();
  const asked = page.getByRole('dialog', { name: 'Next game' });
  await expect(asked.getByRole('heading', { name: 'Next game' })).toBeFocused();
  for (const key of ['Space', 'Enter']) await page.keyboard.press(key);
  await expect(asked).toContainText('Mara proposed a game of Classic.');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.keyboard.type(' played');
  await expect(field).toHaveValue('Well played');
  await leave(players);
});

test('the form for other rules stays open when the proposal ends that it was to answer', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  await mara.button(/^Room .*, invite$/).click();
  const room = mara.page.getByRole('dialog');
  await room.getByRole('button', { name: 'Set this game aside and play another' }).click();
  const asked = jonas.page.getByRole('dialog', { name: 'Next game' });
  await asked.getByRole('button', { name: 'Other rules…' }).click();
  const form = jonas.page.getByRole('dialog', { name: 'Other rules…' });
  await form.getByText('More settings').click();
  await form.getByLabel('Bingo points').fill('35');
  await room.getByRole('button', { name: 'Take it back' }).click();
  await expect(jonas.page.getByTestId('proposal')).toHaveCount(0);
  await expect(form.getByLabel('Bingo points')).toHaveValue('35');
  await form.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(jonas.page.getByRole('dialog')).toHaveCount(0);
  await leave(players);
});

test('the settings of a room stay open when its game ends, and the result comes after them', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  await openRoom(mara);
  const name = roomOf(mara.page).getByLabel('Room name');
  await name.fill('Friday even');
  await jonas.resign();
  await expect(result(jonas.page)).toBeVisible();
  await expect.poll(() => mara.isOver()).toBe(true);
  await expect(name).toHaveValue('Friday even');
  await roomOf(mara.page).getByRole('button', { name: 'Done' }).click();
  await expect(result(mara.page)).toBeVisible();
  await leave(players);
});

test('in the second game of a room, too, the players do not see what watchers say before it is over', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const address = mara.page.url();
  const ida = await Player.arrive(browser, server, 'Ida');
  await ida.makeRoom(); // for a name
  await ida.page.goto(address);
  await expect(ida.page.getByText('You’re watching')).toBeVisible();
  await setAside(mara, jonas, [ida]);
  for (const { page } of [...players, ida]) {
    await page.reload();
    await tab(page).click();
  }
  await say(ida.page, 'I would have played QUIZ');
  await say(mara.page, 'Hm, what now?');
  for (const { page } of [jonas, ida]) await expect(lines(page)).toContainText('Hm, what now?');
  for (const { page } of players) await expect(lines(page)).not.toContainText('QUIZ');

  // The first game is still under way, and so nobody who plays in it sees the line either.
  await jonas.page.goto(`${address}/1`);
  await tab(jonas.page).click();
  await expect(lines(jonas.page)).toContainText('Hm, what now?');
  await expect(lines(jonas.page)).not.toContainText('QUIZ');
  await leave([...players, ida]);
});
