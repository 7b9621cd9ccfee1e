import { expect, test } from '@playwright/test';
import type { Grid, Lay } from './finder.ts';
import type { Input, Player } from './player.ts';
import { allSaw, toMove } from './players.ts';
import { Finder, straight, type Found, type Variant } from './variant.ts';

export const inputs: Input[] = ['drag', 'tap', 'keys'];
/** With CRISSCROSS_LONG, games that would end with passes continue until the bag is empty. */
export const long = process.env.CRISSCROSS_LONG !== undefined;
export const classic: Variant = { placed: straight, judged: straight, backwards: false, digraphs: [], start: [7, 7] };

/** A screenshot for people who look at the run. */
export const shot = (player: Player, name: string) => player.page.screenshot({ path: test.info().outputPath(`${name}.png`) });

export const opponentOf = (players: Player[], player: Player) => players.find((other) => other !== player)!;

/** Three tiles in the next row, below those of earlier plays. Words are not checked when they are laid. */
export async function nextPlay(player: Player, [row, column] = [7, 7]): Promise<Lay[]> {
  const letters = (await player.grid()).map((line) => line[column]);
  const next = letters.indexOf('.', row);
  const tiles = (await player.rack()).filter((tile) => tile !== '?').slice(0, 3);
  return tiles.map((letter, index) => ({ row: next, column: column - 1 + index, letter, blank: false }));
}

/** Takes this many turns with small plays: dragged, tapped and typed in rotation. Returns the plays. */
export async function playSmall(
  players: Player[],
  variant: Variant,
  turns: number,
  prefer?: (found: Found) => boolean,
): Promise<Found[]> {
  const finder = new Finder(variant);
  const played: Found[] = [];
  for (let turn = 0; turn < turns; ++turn) {
    const player = (await toMove(players))!;
    const found = finder.find(await player.grid(), await player.rack());
    const choice = (prefer && found.find(prefer)) ?? found[0];
    if (!choice) await player.pass();
    else {
      await player.laidAndPlayed(choice.lays, player.fingers ? 'tap' : inputs[turn % inputs.length]!);
      played.push(choice);
    }
    await settled(players);
  }
  return played;
}

/** Expects all pages to show the same board. */
export async function settled(players: Player[]): Promise<void> {
  const [first, ...others] = players as [Player, ...Player[]];
  await expect(async () => {
    const grid: Grid = await first.grid();
    for (const other of others) expect(await other.grid()).toEqual(grid);
  }).toPass();
}

/** Everybody passes until the game is over; in the long run they first play until the bag is empty. */
export async function finish(players: Player[], variant: Variant): Promise<void> {
  const finder = new Finder(variant);
  for (let turn = 0; turn < 200; ++turn) {
    const player = await toMove(players);
    if (!player) break;
    const moves = await player.countMoves();
    const [found] = long ? finder.find(await player.grid(), await player.rack()) : [];
    if (found) await player.laidAndPlayed(found.lays, player.fingers || turn % 2 ? 'tap' : 'keys');
    else await player.pass();
    await allSaw(players, moves);
  }
  for (const { page } of players) await expect(page.getByRole('dialog', { name: 'Game over' })).toBeVisible();
}

/** Expects the rules of the room to say that nothing differs from the system. */
export async function expectUsualRules({ page }: Player): Promise<void> {
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByText('What’s different here?').click();
  await expect(page.getByText(/^Nothing: these are the usual rules/)).toBeVisible();
  await page.getByRole('tab', { name: 'Moves' }).click();
}
