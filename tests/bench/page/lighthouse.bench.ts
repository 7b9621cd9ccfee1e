import { test, type Browser } from '@playwright/test';
import { Player } from '../../e2e/support/player.ts';
import { Server } from '../../e2e/support/server.ts';
import { toMove } from '../../e2e/support/players.ts';
import { median, note } from './figures.ts';
import { categories, visited, type Scores, type Visit } from './lighthouse.ts';
import { slowdownFor } from './slowdown.ts';

const runs = 3;
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** The address of a player's game, and what their browser has stored. */
async function ownGame(browser: Browser, play: (player: Player) => Promise<void>): Promise<Omit<Visit, 'form'>> {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  await toMove([player]);
  await play(player);
  const address = player.page.url();
  const { origins } = await player.page.context().storageState();
  await player.page.context().close();
  return { address, stored: origins.flatMap(({ localStorage }) => localStorage) };
}

const views: Record<string, (browser: Browser) => Promise<Omit<Visit, 'form'>>> = {
  'start page': async () => ({ address: server.address, stored: [] }),
  game: (browser) => ownGame(browser, async () => undefined),
  review: (browser) => ownGame(browser, (player) => player.resign()),
};

for (const [view, prepare] of Object.entries(views))
  for (const form of ['phone', 'desktop'] as const)
    test(`Lighthouse: ${view}, ${form}`, async ({ browser, launchOptions }) => {
      const place = { ...(await prepare(browser)), form };
      const measure = async (row: string, slowdown?: number) => {
        const found: Scores[] = [];
        for (let run = 0; run < runs; ++run) found.push(await visited({ ...place, slowdown }, launchOptions));
        const scores = categories.map((_, index) => median(found.map((each) => each.scores[index]!)));
        note('Lighthouse', row, ...scores);
        for (const { title, score } of found[0]!.findings) note('Findings of Lighthouse', row, title, score);
        return median(found.map(({ speed }) => speed));
      };
      const speed = await measure(`${view}, ${form}`);
      if (form === 'desktop') return;
      const slowdown = slowdownFor(speed);
      await measure(`${view}, ${form}, ${slowdown} times slower than this machine, whose speed is ${speed}`, slowdown);
    });
