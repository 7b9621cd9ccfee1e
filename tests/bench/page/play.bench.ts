import { expect, test } from '@playwright/test';
import { findPlays, type Lay } from '../../e2e/support/finder.ts';
import { Player } from '../../e2e/support/player.ts';
import { Server } from '../../e2e/support/server.ts';
import { toMove } from '../../e2e/support/players.ts';
import { ms, note, medianAndRange } from './figures.ts';

const turns = 7;
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** Presses Play. Returns how long it takes until the tiles are played and painted, in ms. */
async function timeToPlay({ page, button }: Player, { row, column }: Lay): Promise<number> {
  await page.evaluate((cell) => {
    window.played = new Promise((done) =>
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const lies = !document.querySelector(cell)!.classList.contains('laid');
            if (lies) setTimeout(() => done(performance.now() - timeStamp)); // after this frame
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      ),
    );
  }, `[data-cell="${row},${column}"]`);
  await button(/^Play \d+/).click();
  return page.evaluate(() => window.played);
}

declare global {
  interface Window {
    played: Promise<number>;
  }
}

test('time from Play to played tiles', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  const times: number[] = [];
  while (times.length < turns && (await toMove([player]))) {
    const play = findPlays(await player.grid(), await player.rack()).find((lays) => lays.every(({ blank }) => !blank));
    if (!play) {
      await player.pass();
      continue;
    }
    await player.lay(play.slice(), 'tap');
    await expect(player.button(/^Play \d+/)).toBeEnabled();
    times.push(await timeToPlay(player, play[0]!));
  }
  note('The page', `from Play to played tiles, of ${times.length} plays`, medianAndRange(times, ms), '100 ms');
});
