import { expect, test, type Locator } from '@playwright/test';
import { chooseClock, openMenu, slow, timedGame, type Chosen } from '../support/clocks.ts';
import { devicesOf } from '../support/devices.ts';
import { boxOf, isWhole, laptop, overlap, phones, rack, tablet } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { leave, seat } from '../support/players.ts';
import { hostedRoom, panel } from '../support/room_settings.ts';
import { result } from '../support/series.ts';
import { Server } from '../support/server.ts';

const fingers = { viewport: phones[1]!, hasTouch: true };
const fingertip = 44;
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

/** Expects things to stand beside each other, by their middles. */
async function expectInLine(...things: Locator[]): Promise<void> {
  const middles: number[] = [];
  for (const thing of things) {
    const { y, height } = await boxOf(thing);
    middles.push(y + height / 2);
  }
  expect(Math.max(...middles) - Math.min(...middles), String(things)).toBeLessThan(8);
}

/** Whether each choice of a field is seen whole when it is chosen. */
const choicesAreWhole = (field: Locator) =>
  field.evaluate((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = font;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return [...(select as HTMLSelectElement).options].every(({ text }) => pen.measureText(text).width <= room);
  });

test('what a clock does when the time is up is read whole before it is chosen', async ({ browser }) => {
  for (const locale of ['en', 'de', 'fr', 'es']) {
    const player = await Player.arrive(browser, server, 'Mara', { locale });
    const { page } = player;
    await page.goto(server.address);
    await page.locator('form summary').click();
    const form = page.locator('section:has(> fieldset input[value="slow"])');
    await form.locator('input[value="game"]').check({ force: true });
    for (const size of [laptop, ...phones]) {
      await page.setViewportSize(size);
      expect(await choicesAreWhole(form.locator('select')), `${locale} at ${size.width}`).toBe(true);
    }
    await leave([player]);
  }
});

test('on a phone, a clock that another player wants leaves the scores in sight, and is read whole after a tap', async ({ browser }) => {
  const live: Chosen = { kind: 'For the game', numbers: { 'Minutes for each player': '20' } };
  const [mover, other] = await timedGame(browser, server, live);
  const menu = await openMenu(mover);
  await menu.getByRole('button', { name: 'Change the clock…' }).click();
  await chooseClock(menu, { ...slow, numbers: { ...slow.numbers, 'Extra days for the game': '10' } });
  await menu.getByRole('button', { name: 'Propose', exact: true }).click();
  const asked = other.page.getByTestId('clock-proposal');
  for (const size of phones) {
    await other.page.setViewportSize(size);
    const [above, scores] = [await boxOf(asked), await boxOf(other.page.getByRole('list', { name: 'Players' }))];
    expect(overlap(above, scores), `at ${size.width}`).toBe(false);
    await expect(other.button('Agree')).toBeInViewport({ ratio: 1 });
    const text = asked.getByRole('paragraph');
    expect(await isWhole(text)).toBe(false);
    await text.click();
    expect(await isWhole(text)).toBe(true);
    await other.cell(0, 0).click();
    expect(await boxOf(asked)).toEqual(above);
  }
  await leave([mover, other]);
});

test('a message lies beside a dialog or above it, and not over its title', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara', { permissions: ['clipboard-read', 'clipboard-write'] });
  await player.playNow();
  await player.button(/^Room /).first().click();
  const dialog = player.page.getByRole('dialog', { name: 'Invite and room' });
  for (const size of [laptop, tablet, ...phones]) {
    await player.page.setViewportSize(size);
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    const message = dialog.getByRole('region', { name: 'Messages' }).getByRole('paragraph');
    await expect(message).toContainText('Link copied.');
    await dialog.evaluate((box) => box.scrollTo(0, 0));
    expect(overlap(await boxOf(message), await boxOf(dialog)), `at ${size.width}`).toBe(false);
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
  }
  await leave([player]);
});

test('somebody who presses keys when the game ends does not leave the room by mistake', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const { page } = jonas;
  const address = page.url();
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/review-views.*\.js$/, async (route) => held.then(() => route.continue()));
  await mara.resign();
  const dialog = result(page);
  await expect(dialog.getByRole('heading').and(page.locator(':focus'))).toHaveCount(1);
  for (const key of ['Space', 'Enter']) await page.keyboard.press(key);
  go();
  await expect(dialog.getByRole('heading', { name: 'You won' })).toBeFocused();
  expect(page.url()).toBe(address);
  await leave(players);
});

test('on a phone, the button that removes a person stands beside the name', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara', fingers);
  const guest = await Player.arrive(browser, server, 'Jonas');
  await guest.sitDown((await hostedRoom(host)).slice(-8));
  const person = panel(host.page).getByRole('listitem').filter({ hasText: 'Make Jonas the host' });
  await expectInLine(person.getByText('Jonas', { exact: true }), person.getByRole('button', { name: 'Remove Jonas' }));
  await leave([host, guest]);
});

test('on a phone, what can be done with a device stands in one line', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Nora', fingers); // whose name nobody else has from then on
  await player.makeRoom();
  const dialog = await devicesOf(player, server);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByLabel('Pass-phrase', { exact: true }).fill('eleven green bottles');
  await dialog.getByRole('button', { name: 'Create it with a pass-phrase' }).click();
  await expect(dialog.getByText('You’re signed in as Nora.')).toBeVisible();
  await expectInLine(dialog.getByRole('button', { name: /^Rename/ }), dialog.getByRole('button', { name: /^Sign out/ }));
  await dialog.getByRole('button', { name: /^Rename/ }).click();
  await expectInLine(dialog.getByRole('button', { name: 'Save', exact: true }), dialog.getByRole('button', { name: 'Cancel' }));
  await leave([player]);
});

test('the keys of a shortcut stand in one line', async ({ browser }) => {
  const player = await Player.arrive(browser, server, 'Mara', { locale: 'de', viewport: phones[1]! });
  const { page } = player;
  await page.goto(server.address);
  await player.button('Gegen den Computer spielen').click();
  await expect(rack(page).locator('[data-tile]').first()).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Tastaturkürzel' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('dt:has(kbd + kbd)'), 'some have several keys').not.toHaveCount(0);
  for (const shortcut of await dialog.locator('dt').all()) await expectInLine(...(await shortcut.locator('kbd').all()));
  await leave([player]);
});

test('on a phone, the name of a public room is read whole', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  await hostedRoom(host);
  const room = panel(host.page);
  await room.getByLabel('Room name').fill('Friday evening with the neighbours');
  await room.getByRole('button', { name: 'Save' }).click();
  await room.getByRole('radio', { name: 'Everyone: the room is listed on the start page while somebody is in it' }).click({ force: true });
  const guest = await Player.arrive(browser, server, 'Ida', fingers);
  await guest.page.goto(server.address);
  const name = guest.page.getByRole('region', { name: 'Public games' }).getByText('Friday evening');
  await expect(name).toBeVisible();
  expect(await isWhole(name)).toBe(true);
  await leave([host, guest]);
});

test('the form for other rules shows that there are more settings, and the games of a room are large enough for fingers', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara', options: fingers }, { name: 'Jonas' }]);
  const [mara, jonas] = players as [Player, Player];
  const { page } = mara;
  await jonas.resign();
  await mara.button('Other rules…').last().click();
  const form = page.getByRole('dialog', { name: 'Other rules…' });
  const more = form.locator('summary', { hasText: 'More settings' });
  expect(await more.evaluate((summary) => getComputedStyle(summary, '::before').borderTopStyle)).toBe('solid');
  await form.getByRole('button', { name: 'Propose' }).click();
  await jonas.button('Agree').last().click();
  await expect(page.getByRole('dialog', { name: 'Game over' })).toBeHidden();
  await jonas.resign();
  await page.getByText('Games in this room').last().click();
  for (const name of [/^Game 1/, 'Find games and words of this room'])
    expect((await page.getByRole('link', { name }).last().boundingBox())!.height).toBeGreaterThanOrEqual(fingertip);
  await leave(players);
});

test('in a long dialog the keyboard goes on where it was, when what it has pressed gives place to something else', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara');
  await hostedRoom(mara);
  const room = panel(mara.page);
  const name = room.getByLabel('Keep a seat for');
  for (const friend of ['Jonas', 'Sofie']) {
    await name.fill(friend);
    await room.getByRole('button', { name: 'Keep', exact: true }).press('Enter');
    await expect(room.getByText(`Kept for ${friend}`)).toBeVisible();
    await expect(name).toBeFocused();
  }
  const devices = await devicesOf(mara, server);
  await devices.getByRole('button', { name: 'Create an account' }).press('Enter');
  await expect(devices.getByLabel('Account name')).toBeFocused();
  await devices.getByRole('button', { name: 'Done' }).click();
  await mara.button('Look and sound').click();
  const calls = mara.page.getByRole('region', { name: 'While this page is closed' });
  await calls.getByRole('button', { name: 'Create a feed' }).press('Enter');
  await expect(calls.getByRole('button', { name: 'Copy the address' })).toBeVisible();
  await mara.page.keyboard.press('Tab');
  await expect(calls.locator(':focus')).toHaveCount(1);
  await leave([mara]);
});
