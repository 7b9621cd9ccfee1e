import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { findPhony, findPlays, nonsense, type Lay } from './finder.ts';
import { Player, type Input } from './player.ts';
import type { Server } from './server.ts';

/** `ifAway` is what a guest chooses under "If I'm away" when they sit down. */
export type Guest = { name: string; options?: BrowserContextOptions; ifAway?: string };

/** Creates a room, seats everybody and starts; everybody looks at the draw. */
export async function seat(
  browser: Browser,
  server: Server,
  guests: Guest[],
  choose?: (page: Page) => Promise<void>,
): Promise<Player[]> {
  const players = await gather(browser, server, guests, choose);
  for (const player of players) await player.seeTheDraw();
  return players;
}

/** The same where chance alone chooses the first player, without a draw. */
export async function gather(
  browser: Browser,
  server: Server,
  guests: Guest[],
  choose?: (page: Page) => Promise<void>,
): Promise<Player[]> {
  const players: Player[] = [];
  for (const { name, options } of guests) players.push(await Player.arrive(browser, server, name, options));
  const [host, ...others] = players as [Player, ...Player[]];
  const code = await host.makeRoom(choose);
  for (const [index, player] of others.entries()) await player.sitDown(code, guests[index + 1]!.ifAway);
  await host.startWith(players.length);
  return players;
}

/** What a guest chooses in order to agree that a computer plays while they are away. */
export const casualIfAway = 'A casual computer may play for me';

export async function leave(players: Player[]): Promise<void> {
  for (const { page } of players) await page.context().close();
  expect(players.flatMap(({ problems }) => problems)).toEqual([]);
}

/** The player to move, once all pages agree; null when the game is over. Players who are asked to accept a play do so. */
export async function toMove(players: Player[]): Promise<Player | null> {
  let found: Player | null = null;
  await expect(async () => {
    for (const player of players) await player.acceptIfAsked();
    const over = await Promise.all(players.map((player) => player.isOver()));
    if (over.every(Boolean)) return;
    const moving: Player[] = [];
    for (const player of players) if (await player.mayMove()) moving.push(player);
    expect(moving).toHaveLength(1);
    found = moving[0]!;
  }).toPass({ timeout: 120_000, intervals: [20, 50, 100] });
  return found;
}

/** The player who must place the first tile, in systems where that is the first turn. */
export async function seeder(players: Player[]): Promise<Player> {
  let found: Player | undefined;
  await expect(async () => {
    for (const player of players) if (await player.page.getByRole('form', { name: 'First turn' }).isVisible()) found = player;
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return found!;
}

/** One turn of an eager player: the longest play, or a pass if there is none. */
export async function takeTurn(player: Player, input: Input): Promise<void> {
  const [best] = findPlays(await player.grid(), await player.rack());
  if (best) await player.laidAndPlayed(best, input);
  else await player.pass();
}

/** A play in a legal place whose only word is not in the list, even as the first play. */
export async function wrongWord(player: Player): Promise<Lay[]> {
  const rack = await player.rack();
  return findPhony(await player.grid(), rack) ?? nonsense(rack);
}

/** Waits until all pages show more than this many moves, or that the game is over. */
export async function allSaw(players: Player[], moves: number): Promise<void> {
  for (const player of players)
    await expect.poll(async () => (await player.isOver()) || (await player.countMoves()) > moves).toBe(true);
}

/** Plays until the game is over; the players drag, tap and type in rotation. */
export async function playToTheEnd(players: Player[], input: (player: Player, turn: number) => Input): Promise<void> {
  for (let turn = 0; turn < 150; ++turn) {
    const player = await toMove(players);
    if (!player) return;
    const moves = await player.countMoves();
    await takeTurn(player, input(player, turn));
    await allSaw(players, moves);
  }
  throw new Error('the game does not end');
}
