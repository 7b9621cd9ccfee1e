import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoFinding } from '../support/barriers.ts';
import { keepMessages } from '../support/messages.ts';
import { boxOf, laptop, overlap, phoneOnItsSide, phones, tablet } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { Server } from '../support/server.ts';
import { leave, seat, toMove } from '../support/players.ts';

const sizes = [laptop, ...phones];
const two = [{ name: 'Mara' }, { name: 'Jonas' }];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? '');
/** Waits a frame, in which the page may still look for a place for the focus. */
async function expectFocus(page: Page, after: string): Promise<void> {
  await expect.poll(() => focused(page), { message: `the focus is on the page after ${after}`, timeout: 5000 }).not.toBe('BODY');
}

test('screen readers hear what laid tiles score, what is wrong with them, and whose turn it is', async ({ browser }) => {
  const players = await seat(browser, server, two);
  const player = (await toMove(players))!;
  const { page } = player;
  const laid = page.getByTestId('laid');
  await expect(laid).toHaveAttribute('aria-live', 'polite');
  const word = await player.opening();
  /** Screen readers do not hear what is not drawn. */
  const isDrawn = (region: Locator) => region.evaluate((node) => node.checkVisibility({ visibilityProperty: true }));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await player.lay(word, 'tap');
    await expect(laid).toHaveText(new RegExp(`^${word.map(({ letter }) => letter).join('')}, \\d+ points?\\.$`));
    await page.keyboard.press('Escape');
    await expect(laid).toBeEmpty();
    await player.lay([{ ...word[0]!, row: 0, column: 0 }], 'tap');
    await expect(laid).toHaveText('Lay another tile: the first word needs at least two letters.');
    for (const region of [laid, page.getByTestId('spoken')]) expect(await isDrawn(region), `at ${size.width}`).toBe(true);
    await page.keyboard.press('Escape');
  }
  await player.laidAndPlayed(word, 'tap');
  await expect(laid).toBeEmpty();
  await expect(page.getByTestId('spoken')).toHaveText(/You played [A-Z]+ for \d+ points?\.$/);
  const opponent = players.find((other) => other !== player)!;
  const spoken = opponent.page.getByTestId('spoken');
  await expect(spoken).toHaveText(new RegExp(`${player.name} played [A-Z]+ for \\d+ points?\\. ?It’s your turn\\.$`));
  await leave(players);
});

for (const viewport of sizes)
  test(`the focus never falls to the body, at ${viewport.width} x ${viewport.height}`, async ({ browser }) => {
    const players = await seat(browser, server, two.map((guest) => ({ ...guest, options: { viewport } })));
    const player = (await toMove(players))!;
    const { page } = player;
    await expectFocus(page, 'the draw');
    await player.button(/^Pass/).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(player.button(/^Pass/)).toBeFocused();
    const [tile] = await player.opening();
    await player.lay([tile!], 'tap');
    await player.button(/^Recall/).focus();
    await page.keyboard.press('Enter');
    await expect(player.button(/^Recall/)).toHaveCount(0);
    await expectFocus(page, 'a button has gone');
    await page.keyboard.press('Escape');
    await player.lay(await player.opening(), 'tap');
    await expect(player.button(/^Play \d+/)).toBeEnabled();
    await player.button(/^Play \d+/).focus();
    await page.keyboard.press('Enter');
    await expect(player.button(/^Play/)).toBeDisabled();
    await expectFocus(page, 'a button is disabled');
    const second = (await toMove(players))!;
    await second.pass();
    await expectFocus(second.page, 'a dialog whose button has been disabled');
    await second.resign();
    await expectFocus(second.page, 'the end');
    await second.page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
    await expect(second.page.getByTestId('moment')).toBeVisible();
    await expectFocus(second.page, 'the review has opened');
    await second.button('Step back').focus();
    await second.page.keyboard.press('Home');
    await second.page.keyboard.press('Enter');
    await expectFocus(second.page, 'the first moment');
    await leave(players);
  });

test('a screen reader does not run a name and a role together', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playTheComputer();
  const people = player.page.getByRole('list', { name: 'Players' });
  await expect(people).toBeVisible();
  for (const size of sizes) {
    await player.page.setViewportSize(size);
    const text = (await people.ariaSnapshot()).replace(/\s+/g, ' ');
    expect(text).toMatch(/Mara ?, you/);
    expect(text).toMatch(/, computer/);
    expect(text).not.toMatch(/[a-z](computer|you)\b/);
  }
  await leave([player]);
});

test('the key ? shows the shortcuts, and they stand in the buttons at every width', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playTheComputer();
  await player.seeTheDraw();
  await toMove([player]);
  const { page } = player;
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    const inButtons = page.getByRole('group', { name: 'Actions' }).locator('kbd');
    await expect(inButtons).toHaveCount(4);
    for (const key of await inButtons.all()) {
      await expect(key).toBeInViewport({ ratio: 1 });
      const stands = await key.evaluate((element) => {
        const [key, button] = [element.getBoundingClientRect(), element.closest('button')!.getBoundingClientRect()];
        return key.width >= 6 && key.height >= 8 && key.left >= button.left && key.right <= button.right;
      });
      expect(stands).toBe(true);
    }
    await page.screenshot({ path: test.info().outputPath(`keys-in-buttons-${size.width}.png`) });
    await page.keyboard.press('?');
    await expect(keys).toContainText('Shuffle');
    await page.screenshot({ path: test.info().outputPath(`keys-${size.width}.png`) });
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
  }
  await page.setViewportSize(laptop);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(keys).toBeVisible();
  await keys.getByRole('button', { name: 'Close' }).click();
  await leave([player]);
});

test('a hint stands beside the board, in steps, and gives the focus back', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  await toMove([player]);
  const { page } = player;
  const hint = page.getByRole('dialog', { name: 'Hint' });
  for (const size of sizes) {
    await page.setViewportSize(size);
    await player.button(/^Hint/).click();
    await expect(hint).toContainText(/^Look at the (upper|middle|lower|top|bottom|left|right).* of the board\./);
    const [card, board] = [(await hint.boundingBox())!, (await page.getByRole('grid').boundingBox())!];
    const beside = card.x + card.width <= board.x || card.x >= board.x + board.width;
    const apart = beside || card.y + card.height <= board.y + 1;
    expect(apart, `the hint leaves the board free at ${size.width}`).toBe(true);
    await page.screenshot({ path: test.info().outputPath(`hint-${size.width}.png`) });
    await player.button('Which tiles?').click();
    await expect(hint).toContainText(/^Use /);
    expect((await hint.boundingBox())!.height).toBeLessThan(size.width < 760 ? 112 : 200);
    await page.screenshot({ path: test.info().outputPath(`hint-tiles-${size.width}.png`) });
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
    await expectFocus(page, 'the hint');
    await player.button(/^Hint/).click();
    for (const step of ['Which tiles?', 'Show the play']) await player.button(step).click();
    await expect(hint).toBeHidden();
    await expect(page.getByRole('gridcell', { name: /laid, not played/ })).not.toHaveCount(0);
    await expect(player.button(/^Play \d+/)).toBeInViewport({ ratio: 1 });
    await expectFocus(page, 'the play of the hint');
    await page.keyboard.press('Escape');
    await expect(player.button(/^Shuffle/)).toBeVisible();
  }
  await player.button(/^Hint/).click();
  await expectNoFinding(page, 'hint');
  await leave([player]);
});

test('Escape closes the dialog over a hint, and then the hint', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  const { page } = player;
  await player.playNow();
  await toMove([player]);
  const hint = page.getByRole('dialog', { name: 'Hint' });
  await player.button(/^Hint/).click();
  await expect(player.button('Which tiles?')).toBeVisible();
  const look = page.getByRole('dialog', { name: 'Look and sound' });
  await player.button('Look and sound').click();
  await expect(look).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(look).toBeHidden();
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await leave([player]);
});

test('a hint that arrives while somebody lays tiles leaves them the focus', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara');
  await player.playNow();
  await toMove([player]);
  const letter = (await player.rack()).find((tile) => /^[A-Z]$/.test(tile))!.toLowerCase();
  await player.cell(0, 0).click();
  await expect(player.button(/^Hint/)).toBeEnabled();
  await expect(player.cell(0, 0)).toBeFocused();
  // In one go, so that the answer comes after both.
  await player.page.evaluate(async (keys) => {
    for (const key of keys) {
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await new Promise((done) => setTimeout(done));
    }
  }, ['6', letter]);
  await expect(player.button('Which tiles?')).toBeVisible();
  await expect(player.page.getByRole('gridcell', { name: /laid, not played/ })).toHaveCount(1);
  await expect(player.button('Which tiles?')).not.toBeFocused();
  await leave([player]);
});

test('a message does not lie over a hint', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara', { permissions: ['clipboard-read', 'clipboard-write'] });
  await keepMessages(player.page);
  await player.playNow();
  await toMove([player]);
  const { page } = player;
  const message = player.message('Link copied.');
  for (const size of [...sizes, tablet, { width: 1024, height: 768 }, phoneOnItsSide]) {
    await page.setViewportSize(laptop);
    await page.getByRole('button', { name: /^Room .*, invite$/ }).click();
    await player.button('Copy link').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Invite and room' })).toBeHidden();
    await player.button(/^Hint/).click();
    await expect(player.button('Which tiles?')).toBeVisible();
    await page.setViewportSize(size);
    const boxes = [await boxOf(message.locator('xpath=..')), await boxOf(page.getByRole('dialog', { name: 'Hint' }))] as const;
    expect(overlap(...boxes), `at ${size.width}`).toBe(false);
    await page.screenshot({ path: test.info().outputPath(`message-and-hint-${size.width}.png`) });
    await player.button('Dismiss').click();
    await player.button('Close the hint').click();
  }
  await leave([player]);
});
