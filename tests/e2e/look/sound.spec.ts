import { expect, test, type Browser, type BrowserContextOptions } from '@playwright/test';
import { nextPlay, opponentOf } from '../support/course.ts';
import { boxOf, grid, laptop, phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { forget, heard, recordIn, recordOf } from '../support/recorder.ts';
import { Server } from '../support/server.ts';
import { leave, toMove } from '../support/players.ts';
import { agree, giveUp, sawNewGame } from '../support/series.ts';

const [tile, turn, challenge, play] = [330, 784, 494, 294] as const;
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** Two players whose pages note what they play and move. */
async function recorded(browser: Browser, options: BrowserContextOptions = {}): Promise<Player[]> {
  const host = await Player.arrive(browser, server, 'Mara', options);
  const guest = await Player.arrive(browser, server, 'Jonas', options);
  for (const { page } of [host, guest]) await recordIn(page);
  await guest.sitDown(await host.makeRoom());
  await host.startWith(2);
  for (const player of [host, guest]) await player.seeTheDraw();
  return [host, guest];
}
const allHeard = async (player: Player) => ({
  [tile]: await heard(player, tile),
  [turn]: await heard(player, turn),
  [challenge]: await heard(player, challenge),
});

test('a tile, a turn and a challenge are heard by those whom they concern', async ({ browser }) => {
  const players = await recorded(browser);
  for (const size of [laptop, ...phones]) {
    const first = (await toMove(players))!;
    const second = opponentOf(players, first);
    for (const { page } of players) await page.setViewportSize(size);
    const before = { first: await allHeard(first), second: await allHeard(second) };
    await first.lay(await nextPlay(first), 'tap');
    await expect.poll(() => heard(first, tile)).toBeGreaterThan(before.first[tile]);
    expect(await heard(second, tile)).toBe(before.second[tile]);
    await first.play('tap');
    await expect.poll(() => heard(second, turn)).toBe(before.second[turn] + 1);
    await toMove(players);
    await second.challenge();
    await expect.poll(() => heard(first, challenge)).toBeGreaterThan(before.first[challenge]);
    expect(await heard(second, challenge)).toBe(before.second[challenge]);
  }
  await leave(players);
});

test('those who wait for a game hear who sits down, and that it begins with their turn', async ({ browser }) => {
  const players = await recorded(browser);
  const [host, guest] = players as [Player, Player];
  expect([await heard(host, play), await heard(guest, play)]).toEqual([1, 0]);
  const first = (await toMove(players))!;
  expect([await heard(first, turn), await heard(opponentOf(players, first), turn)]).toEqual([1, 0]);
  await leave(players);
});

test('a game that somebody proposes is heard while its players look at the result, and so is its first turn', async ({ browser }) => {
  const players = await recorded(browser);
  const [host, guest] = players as [Player, Player];
  await giveUp(players, host);
  const before = await heard(host, challenge);
  await guest.button('Play again').last().click();
  await expect.poll(() => heard(host, challenge)).toBeGreaterThan(before);
  expect(await heard(guest, challenge)).toBe(0);
  const turns = new Map<Player, number>();
  for (const player of players) turns.set(player, await heard(player, turn));
  await agree([host]);
  await Promise.all(players.map(sawNewGame));
  const first = (await toMove(players))!;
  const second = opponentOf(players, first);
  await expect.poll(() => heard(first, turn)).toBe(turns.get(first)! + 1);
  expect(await heard(second, turn)).toBe(turns.get(second)!);
  await leave(players);
});

test('one tap silences a game, and the page remembers that', async ({ browser }) => {
  const players = await recorded(browser);
  const first = (await toMove(players))!;
  const second = opponentOf(players, first);
  await second.button('Turn sounds off').click();
  const before = (await recordOf(second.page)).pitches;
  await first.laidAndPlayed(await first.opening(), 'tap');
  await toMove(players);
  await second.lay([{ ...(await second.opening())[0]!, row: 8, column: 6 }], 'tap');
  expect((await recordOf(second.page)).pitches).toEqual(before);
  await second.page.reload();
  await expect(second.button('Turn sounds on')).toBeVisible();
  await second.button('Turn sounds on').click();
  await second.page.keyboard.press('Escape');
  await second.lay([{ ...(await second.opening())[0]!, row: 8, column: 6 }], 'tap');
  await expect.poll(() => heard(second, tile)).toBe(1);
  await leave(players);
});

test('on a phone a turn is felt, with sounds off, too, until its player wants no vibration', async ({ browser }) => {
  const players = await recorded(browser, { viewport: phones[0]!, hasTouch: true, isMobile: true });
  const first = (await toMove(players))!;
  const second = opponentOf(players, first);
  const felt = async (player: Player) => (await recordOf(player.page)).vibrations;
  const vibration = second.page.getByRole('dialog', { name: 'Look and sound' }).getByLabel(/^Vibrate on my turn/);
  const bothMove = async (move: () => Promise<void>) => {
    for (const { page } of players) await forget(page);
    await move();
    await toMove(players);
    await second.pass();
    await toMove(players);
  };
  await second.button('Turn sounds off').click();
  await bothMove(async () => first.laidAndPlayed(await first.opening(), 'tap'));
  for (const player of players) await expect.poll(() => felt(player)).toEqual([[40]]);
  await second.button('Look and sound').click();
  await vibration.uncheck();
  await second.page.keyboard.press('Escape');
  await expect(vibration).toBeHidden();
  await bothMove(() => first.pass());
  await expect.poll(() => felt(first)).toEqual([[40]]);
  expect(await felt(second)).toEqual([]);
  await leave(players);
});

test('the start page makes no sound', async ({ browser }) => {
  const visitor = await Player.arrive(browser, server, 'Mara');
  await recordIn(visitor.page);
  await visitor.page.goto(server.address);
  await visitor.button('Look and sound').click();
  await visitor.page.keyboard.press('Escape');
  expect(await recordOf(visitor.page)).toMatchObject({ contexts: 0, pitches: [] });
  await leave([visitor]);
});

test('a play unfolds tile by tile for those who did not make it, and moves nothing else', async ({ browser }) => {
  const players = await recorded(browser);
  for (const size of [laptop, ...phones]) {
    const first = (await toMove(players))!;
    const second = opponentOf(players, first);
    for (const { page } of players) await page.setViewportSize(size);
    const before = await boxOf(grid(second.page));
    for (const { page } of players) await forget(page);
    await first.laidAndPlayed(await nextPlay(first), 'tap');
    await toMove(players);
    const { delays, changed } = await recordOf(second.page);
    expect(delays).toEqual([0, 55, 110]);
    for (const property of changed) expect(['opacity', 'transform', 'offset', 'zIndex', 'easing']).toContain(property);
    const own = await recordOf(first.page);
    expect(own.delays).toEqual([]);
    expect(own.durations, 'their tiles slide').not.toEqual([]);
    expect(await boxOf(grid(second.page))).toEqual(before);
  }
  await leave(players);
});

test('nothing moves for players who want less motion', async ({ browser }) => {
  const players = await recorded(browser, { reducedMotion: 'reduce' });
  const first = (await toMove(players))!;
  await first.laidAndPlayed(await first.opening(), 'tap');
  await toMove(players);
  for (const { page } of players) expect((await recordOf(page)).durations).toEqual([]);
  await leave(players);
});
