import { expect, test, type Browser, type Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { boxOf, laptop, phones } from '../support/places.ts';
import { Server } from '../support/server.ts';

/** What the page says at some places, in each language but English. */
const languages = [
  { code: 'de', play: 'Gegen den Computer spielen', rules: 'Regeln', help: 'Hilfe' },
  { code: 'fr', play: 'Jouer contre l’ordinateur', rules: 'Règles', help: 'Aide' },
  { code: 'es', play: 'Jugar contra el ordenador', rules: 'Reglas', help: 'Ayuda' },
];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

async function visit(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: laptop, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(server.address);
  return page;
}

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Buttons, their words, tabs and headings whose text does not fit into them, and the page if it is wider than the window. */
const tooLong = (page: Page) =>
  page.evaluate(() => {
    const clipped = [...document.querySelectorAll('button, button .word, [role="tab"], h1, h2')].filter(
      (place) => place.clientWidth > 1 && place.scrollWidth > place.clientWidth + 1,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    return [...clipped.map((place) => place.textContent!.trim()), ...(scrollWidth > clientWidth ? ['the page'] : [])];
  });

async function expectToFit(page: Page, where: string): Promise<void> {
  for (const size of [laptop, ...phones]) {
    await page.setViewportSize(size);
    await expect.poll(() => tooLong(page), `${where} at ${size.width} x ${size.height}`).toEqual([]);
  }
}

for (const { code, play, rules, help } of languages)
  test(`a browser that wants ${code} gets it, on the start page and in a game, and everything fits`, async ({ browser }) => {
    const page = await visit(browser, code);
    await expect(page.getByRole('button', { name: play })).toBeVisible();
    expect(await languageOf(page)).toBe(code);
    await expectToFit(page, 'the start page');
    expect(await barriers(page, 'all')).toEqual([]);
    await page.getByRole('button', { name: help, exact: true }).click();
    await expectToFit(page, 'the help');
    await page.getByRole('dialog', { name: help }).getByRole('button').click();
    await page.getByRole('button', { name: play }).click();
    await expect(page.locator('[data-rack]')).toBeVisible();
    await expectToFit(page, 'a game');
    await page.setViewportSize(laptop);
    await page.getByRole('tab', { name: rules }).click();
    await expectToFit(page, 'the rules');
    await page.context().close();
  });

test('at 1280 pixels the six actions stand below the board or beside it, and no word touches the edge of its button, in any language', async ({ browser }) => {
  for (const { code, play } of [{ code: 'en', play: 'Play against the computer' }, ...languages]) {
    const page = await visit(browser, code);
    await page.getByRole('button', { name: play }).click();
    const buttons = page.locator('.actions button');
    await expect(buttons).toHaveCount(6);
    for (const height of [800, 900]) {
      await page.setViewportSize({ width: 1280, height });
      const row = await boxOf(page.locator('.actions'));
      for (const button of await buttons.all()) {
        const outer = await boxOf(button);
        const where = `${await button.textContent()} in ${code} at ${height}`;
        expect(outer.x, where).toBeGreaterThanOrEqual(row.x);
        expect(outer.x + outer.width, where).toBeLessThanOrEqual(row.x + row.width);
        if (!(await button.locator('.word:visible').count())) continue;
        const inner = await boxOf(button.locator('.word'));
        expect(inner.x - outer.x, where).toBeGreaterThanOrEqual(4);
        expect(outer.x + outer.width - inner.x - inner.width, where).toBeGreaterThanOrEqual(4);
      }
    }
    await page.context().close();
  }
});

test('a language that is chosen by hand holds at once, everywhere, and at the next visit', async ({ browser }) => {
  const page = await visit(browser, 'en-GB');
  await expect(page.getByRole('button', { name: 'Play against the computer' })).toBeVisible();
  for (const size of [laptop, ...phones]) {
    await page.setViewportSize(size);
    for (const [name, welcome] of [['Deutsch', 'Gegen den Computer spielen'], ['Français', 'Jouer contre l’ordinateur']]) {
      await page.locator('label', { hasText: name }).click();
      await expect(page.getByRole('button', { name: welcome! })).toBeVisible();
    }
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Jouer contre l’ordinateur' })).toBeVisible();
  expect(await languageOf(page)).toBe('fr');
  await page.context().close();
});

test('a browser that wants a language that the page does not have gets English', async ({ browser }) => {
  const page = await visit(browser, 'fi');
  await expect(page.getByRole('button', { name: 'Play against the computer' })).toBeVisible();
  expect(await languageOf(page)).toBe('en');
  await page.context().close();
});
