import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { devicesOf } from '../support/devices.ts';
import { laptop, phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { Server, web } from '../support/server.ts';
import { leave, toMove } from '../support/players.ts';

const sizes = [laptop, ...phones];
const noConnection = 'No connection. Your games are safe on the server.';
const updated = 'The server has been updated.';
let server: Server;

test.beforeEach(async () => void (server = await Server.start()));
test.afterEach(() => server.stop());

/** How many files of the page that the newest worker knows the browser has not kept. */
const missing = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const script = await (await fetch(active!.scriptURL)).text();
    const { version, first, later } = JSON.parse(/^const BUILD=(.*);$/m.exec(script)![1]!) as { version: string; first: string[]; later: string[] };
    const name = (await caches.keys()).find((name) => name.endsWith(` ${version}`));
    const kept = name ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
    return [...first, ...later].filter((path) => !kept.some((url) => url.endsWith(`/${path}`))).length;
  });
/** Waits until the browser has kept all files of the page. */
const isKept = (page: Page) => expect.poll(() => missing(page)).toBe(0);
const link = (page: Page) => page.getByTestId('link');

const under = (folder: string) => (readdirSync(folder, { recursive: true }) as string[]).map((path) => join(folder, path));

/** Another build of the page: its scripts have other names, and its pages have a mark. */
function newerPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'crisscross-page-'));
  cpSync(web, folder, { recursive: true });
  for (const file of under(folder)) if (/\.(gz|br)$/.test(file)) rmSync(file);
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const renamed = (name: string) => name.replace(/\.js$/, '2.js');
  for (const file of under(folder).filter((name) => /\.(js|html)$/.test(name))) {
    const text = scripts.reduce((before, name) => before.replaceAll(name, renamed(name)), readFileSync(file, 'utf8'));
    const marked = file.endsWith('.html') ? text.replace('<html ', '<html data-newer ') : text;
    writeFileSync(file, marked.replace('"version":"', '"version":"newer'));
  }
  for (const name of scripts) renameSync(join(folder, 'assets', name), join(folder, 'assets', renamed(name)));
  return folder;
}

for (const path of ['', '/games'])
  test(`the page opens without a network, with the games as they were${path && ', even under a path'}`, async ({ browser }) => {
    await server.stop();
    server = await Server.start(path);
    const player = await Player.arrive(browser, server, 'Mara');
    const { page } = player;
    const code = await player.makeRoom();
    await page.goto(server.address);
    await expect(page.getByRole('link', { name: code })).toBeVisible();
    await isKept(page);

    await page.context().setOffline(true);
    await page.reload();
    await expect(link(page)).toContainText(noConnection);
    await expect(page.getByRole('link', { name: code })).toBeVisible();
    const later = page.getByText('You can start a new game when you’re connected again.');
    await expect(later).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(link(page).locator('p')).toBeInViewport({ ratio: 0.98 });
      for (const place of [page.getByRole('link', { name: code }), later]) await place.click({ trial: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await page.goto(`${server.address}/r/${code}`);
    await expect(page.getByText(`Loading room ${code}`)).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'Invite your friends' })).toBeVisible();
    await expect(link(page)).toHaveText('');
    await leave([player]);
  });

test('after an upgrade nobody gets an old page while the server answers', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await page.goto(server.address);
  await isKept(page);
  const newer = newerPage();
  await server.kill();
  await server.run(newer);
  await expect(link(page)).toContainText(updated);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html[data-newer]')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  // The newer page takes the place of the one before in what the browser keeps.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.stringContaining(' newer')]);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator('html[data-newer][data-kept]')).toBeAttached();
  await expect(link(page)).toContainText(noConnection);
  await leave([player]);
  rmSync(newer, { recursive: true });
});

test('a kept page that meets a newer server offers to reload', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await page.goto(server.address);
  await isKept(page);
  await server.kill();
  await page.goto(server.address);
  await expect(link(page)).toContainText(noConnection);
  const newer = newerPage();
  await server.run(newer);
  await expect(link(page)).toContainText(updated);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html[data-newer]')).toBeAttached();
  await leave([player]);
  rmSync(newer, { recursive: true });
});

test('the browser finds nothing wrong with the manifest and its icons', async ({ page }) => {
  await page.goto(server.address);
  const client = await page.context().newCDPSession(page);
  const { url, errors } = await client.send('Page.getAppManifest');
  expect(url).toBe(`${server.address}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

/** A share sheet, which browsers for tests do not have: it notes what it was given. */
const withShareSheet = ({ page }: Player, outcome: 'sent' | 'put away') =>
  page.addInitScript((outcome) => {
    const sheet = async (what: ShareData) => {
      sessionStorage.shared = JSON.stringify(what);
      if (outcome === 'put away') throw new DOMException('Share canceled', 'AbortError');
    };
    Object.defineProperty(navigator, 'share', { value: sheet });
  }, outcome);

for (const viewport of sizes)
  test(`an invitation can be shared, at ${viewport.width} x ${viewport.height}`, async ({ browser }) => {
    const player = await Player.arrive(browser, server, 'Mara', { viewport });
    await withShareSheet(player, 'put away');
    const code = await player.makeRoom();
    for (const name of ['Share link', 'Copy link']) await expect(player.button(name)).toBeInViewport({ ratio: 1 });
    await player.button('Share link').click();
    expect(JSON.parse(await player.page.evaluate(() => sessionStorage.shared))).toEqual({
      title: 'Crisscross',
      text: 'Mara invites you to Classic',
      url: `${server.address}/r/${code}`,
    });
    await expect(player.message('Link copied')).toBeHidden();
    await leave([player]);
  });

test('without a share sheet, the link is copied', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara', { permissions: ['clipboard-read', 'clipboard-write'] });
  const code = await player.makeRoom();
  await expect(player.button('Share link')).toBeHidden();
  await player.button('Copy link').click();
  expect(await player.page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.address}/r/${code}`);
  await leave([player]);
});

test('over plain HTTP, where browsers have no clipboard for pages, the link is copied, too, even in a dialog', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const invitation = `${server.address}/r/${await player.makeRoom()}`;
  const pasted = async (): Promise<string> => {
    const paper = await page.context().newPage();
    await paper.setContent('<textarea></textarea>');
    await paper.locator('textarea').press('Control+v');
    const text = await paper.locator('textarea').inputValue();
    await paper.close();
    return text;
  };
  await player.button('Copy link').click();
  await expect(player.message('Link copied')).toBeVisible();
  expect(await pasted()).toBe(invitation);

  const dialog = await devicesOf(player, server);
  await dialog.getByRole('button', { name: 'Show the link' }).click();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('region', { name: 'Messages' })).toContainText('Link copied');
  await expect(dialog.getByRole('button', { name: 'Copy link' }), 'so that the keyboard goes on from there').toBeFocused();
  expect(await pasted()).toBe(await dialog.getByLabel('Link for another device').inputValue());
  await leave([player]);
});

test('the page of a game asks for its views at once, and once it is over for those of its review instead', async ({ browser, request }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  await toMove([player]);
  const views = async () => {
    const page = await (await request.get(player.page.url())).text();
    return [...page.matchAll(/<link rel="modulepreload" crossorigin href="\/assets\/(\w+-views)-/g)].map(([, name]) => name).toSorted();
  };
  expect(await views()).toEqual(['board-views', 'room-views']);
  await player.resign();
  await expect(player.page.getByRole('dialog', { name: 'Game over' })).toBeVisible();
  expect(await views()).toEqual(['board-views', 'review-views']);
  await leave([player]);
});

test('the link of a room has a preview with the board as a picture', async ({ browser, request }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const code = await player.makeRoom();
  const shown = await (await request.get(`${server.address}/r/${code}`)).text();
  expect(shown).toContain('<meta property="og:title" content="Mara invites you to Classic on Crisscross" />');
  expect(shown).toContain(`<meta property="og:image" content="${server.address}/r/${code}/board.png" />`);
  const picture = `${server.address}/r/${code}/board.png`;
  const size = await player.page.evaluate(async (address) => {
    const image = Object.assign(new Image(), { src: address });
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, picture);
  expect(size).toEqual([1200, 630]);
  writeFileSync(test.info().outputPath('board.png'), await (await request.get(picture)).body());
  await leave([player]);
});
