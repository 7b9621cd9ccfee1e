import { expect, test, type Browser, type Page } from '@playwright/test';
import { Server } from '../../e2e/support/server.ts';
import { kib, note, seconds, medianAndRange } from './figures.ts';
import { slowNetwork, slowProcessor } from './slowness.ts';

const runs = 5;
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

type Sent = { kind: string; bytes: number };

/** What the server sends to a newcomer until the start page is complete. */
async function firstLoad(page: Page): Promise<Sent[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  const sent: Sent[] = [];
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sent.push({ kind: kinds.get(requestId) ?? 'Other', bytes: encodedDataLength }),
  );
  devtools.on('Network.webSocketFrameReceived', ({ response }) =>
    sent.push({ kind: 'WebSocket', bytes: response.payloadData.length }),
  );
  await page.goto(server.address);
  await expect(page.getByRole('button', { name: 'Create a game' })).toBeVisible();
  return [...sent];
}

test('bytes of the first load', async ({ page }) => {
  const sent = await firstLoad(page);
  const of = (...kinds: string[]) => sent.filter(({ kind }) => kinds.includes(kind));
  const messages = of('WebSocket');
  const files = sent.filter((each) => !messages.includes(each));
  const row = (what: string, chosen: Sent[], goal = '') => {
    const size = kib(chosen.reduce((sum, { bytes }) => sum + bytes, 0));
    note('The page', `first load: ${what}`, `${size} in ${chosen.length}`, goal);
  };
  row('scripts and styles', of('Script', 'Stylesheet'), '90 KiB');
  row('fonts', of('Font'));
  row('all files', files, '160 KiB');
  row('messages of the server', messages);
});

/** When a newcomer sees text, and when the main button answers. */
type Noted = { seen: number; usable: number };

declare global {
  interface Window {
    noted?: Noted;
  }
}

/** Presses the main button of the start page as soon as it is seen. Notes when it has answered, in ms since the visit began. */
function pressMainButton(): void {
  const press = () => {
    const button = document.querySelector<HTMLButtonElement>('.play-now button');
    const [seen] = performance.getEntriesByName('first-contentful-paint');
    if (!button || !seen) return requestAnimationFrame(press);
    button.click();
    const look = () =>
      button.disabled
        ? (window.noted = { seen: seen.startTime, usable: performance.now() })
        : requestAnimationFrame(look);
    return requestAnimationFrame(look);
  };
  requestAnimationFrame(press);
}

async function visit(browser: Browser): Promise<Noted> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await slowNetwork(page);
  await slowProcessor(page);
  await page.addInitScript(pressMainButton);
  await page.goto(server.address, { waitUntil: 'commit' });
  const noted = await page.waitForFunction(() => window.noted);
  const times = (await noted.jsonValue())!;
  await context.close();
  return times;
}

test('time until the start page is usable, on a slow network and processor', async ({ browser }) => {
  const visits = [];
  for (let run = 0; run < runs; ++run) visits.push(await visit(browser));
  const row = (what: string, times: number[], goal = '') => note('The page', `slow visit: ${what}`, medianAndRange(times, seconds), goal);
  row('first text', visits.map(({ seen }) => seen));
  row('usable', visits.map(({ usable }) => usable), '1.5 s');
});
