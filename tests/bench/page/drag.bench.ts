import { expect, test } from '@playwright/test';
import { middleOf, rack } from '../../e2e/support/places.ts';
import { Player } from '../../e2e/support/player.ts';
import { choosing } from '../../e2e/support/rooms.ts';
import { Server } from '../../e2e/support/server.ts';
import { allSaw, toMove } from '../../e2e/support/players.ts';
import { ms, note } from './figures.ts';
import { framesDuring } from './frames.ts';
import { slowProcessor } from './slowness.ts';

const seconds = 5;
/** A mouse reports its place this often; a browser passes on one place for each frame. */
const movesPerSecond = 125;
const frame = 1000 / 60;
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** A game of Super in which the computer has played some words. */
async function game(player: Player): Promise<void> {
  await player.playTheComputer(choosing('Super'));
  await player.seeTheDraw();
  for (let turn = 0; turn < 3; ++turn) {
    await toMove([player]);
    const moves = await player.countMoves();
    await player.pass();
    await allSaw([player], moves + 1);
  }
  await toMove([player]);
}

type Point = readonly [number, number];

/** Calls `move` for the points of a path that swings over all of a rectangle. */
async function swing([left, top]: Point, [right, bottom]: Point, move: (to: Point) => void): Promise<void> {
  const between = (low: number, high: number, turns: number) => low + ((1 - Math.cos(turns * Math.PI)) / 2) * (high - low);
  const begun = performance.now();
  for (let count = 0; count < seconds * movesPerSecond; ++count) {
    const at = count / movesPerSecond;
    move([between(left, right, 1.7 * at), between(top, bottom, 0.9 * at)]);
    await new Promise((later) => setTimeout(later, begun + 1000 * at - performance.now()));
  }
}

test('frames while a tile is dragged over 21 x 21 cells, on a slow processor', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await game(player);
  const [first, last] = [await middleOf(player.cell(1, 1)), await middleOf(player.cell(19, 19))];
  const tile = rack(page).locator('[data-piece]').first();
  const devtools = await slowProcessor(page);
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [x, y]: Point) =>
    devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1 });
  await send('mousePressed', await middleOf(tile));
  await send('mouseMoved', first);
  await expect(page.getByTestId('dragged')).toBeVisible();

  const { gaps, tasks } = await framesDuring(browser, page, async () => {
    const sent: Promise<unknown>[] = [];
    await swing(first, last, (to) => void sent.push(send('mouseMoved', to)));
    await Promise.all(sent);
  });

  await send('mouseReleased', last);
  const sum = (times: number[]) => times.reduce((all, time) => all + time, 0);
  const late = gaps.filter((gap) => gap > 1.5 * frame);
  const row = (what: string, measured: string, goal = '') =>
    note('The page', `drag: ${what}`, measured, goal);
  row('frames a second', ((1000 * gaps.length) / sum(gaps)).toFixed(1), '60');
  row('frames that came late', `${((100 * late.length) / gaps.length).toFixed(1)} %`);
  row('longest time between frames', ms(Math.max(...gaps)));
  row('work of the page for a frame', ms(sum(tasks) / gaps.length), ms(frame));
  row('longest task of the page', ms(Math.max(...tasks)));
});
