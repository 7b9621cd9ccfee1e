import { expect, test, type BrowserContextOptions } from '@playwright/test';
import { shot } from '../support/course.ts';
import { languages, speak, type Language } from '../support/language.ts';
import { boxOf, expectClear, grid, laptop, overlap, phoneOnItsSide, phones, places, tablet } from '../support/places.ts';
import type { Player } from '../support/player.ts';
import { openReview } from '../support/review.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';
import { casualIfAway, gather, leave, seat, seeder, toMove } from '../support/players.ts';

const sizes = [laptop, ...phones, phoneOnItsSide, tablet];
const fingers: BrowserContextOptions = { viewport: phones[0]!, hasTouch: true, isMobile: true };
const guests = [{ name: 'Mara' }, { name: 'Jonas' }];
const oneOnAPhone = [{ name: 'Mara' }, { name: 'Jonas', options: fingers, ifAway: casualIfAway }];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('on a phone on its side nothing lies under the notch', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const player = (await toMove(players))!;
  const { page } = player;
  await page.setViewportSize(phoneOnItsSide);
  const browserItself = await page.context().newCDPSession(page);
  await browserItself.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59 } });
  const names = page.getByTestId('score').first();
  for (const part of [names, page.getByRole('link', { name: /Crisscross/ }).first(), player.cell(0, 0), player.button(/^Pass/)]) {
    const box = (await part.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(59);
    expect(box.x + box.width).toBeLessThanOrEqual(phoneOnItsSide.width - 59);
  }
  await leave(players);
});

const board = ({ page }: Player) => page.getByRole('grid').boundingBox();

test('the banner of a lost connection lies over the header, and moves nothing', async ({ browser }) => {
  const players = await seat(browser, server, guests);
  const [player] = players as [Player, Player];
  const banner = player.page.getByTestId('link');
  for (const size of sizes) {
    await player.page.setViewportSize(size);
    await expect(banner.locator('p')).toHaveCount(0);
    const before = await board(player);
    await player.page.context().setOffline(true);
    await expect(banner).toContainText('Connection lost');
    await shot(player, `offline-${size.width}`);
    expect(await board(player)).toEqual(before);
    expect((await banner.boundingBox())!.y + (await banner.boundingBox())!.height).toBeLessThan(before!.y);
    await player.page.context().setOffline(false);
    await expect(banner).toHaveAttribute('data-link', 'open');
  }
  await leave(players);
});

test('on a phone everybody’s target can be read, even that of the player to move', async ({ browser }) => {
  const players = await seat(browser, server, four, choosing('Finish Line'));
  const player = (await toMove(players))!;
  for (const size of phones) {
    await player.page.setViewportSize(size);
    const notes = player.page.getByRole('list', { name: 'Players' }).locator('.state');
    await expect(notes).toHaveCount(4);
    for (const note of await notes.all())
      expect(await note.evaluate((node) => [node.scrollWidth > node.clientWidth, (node as HTMLElement).innerText])).toEqual([
        false,
        expect.stringContaining('target'),
      ]);
    await shot(player, `targets-${size.width}`);
  }
  await leave(players);
});

/** A vote that is long enough to look at it. */
const slowVote = choosing('Scrappy', async (page) => {
  await page.getByText('More settings').click();
  await page.getByLabel('To vote').fill('600');
});

/** Somebody plays three tiles. Returns who that was, who may dispute them, and the button for that. */
async function laidForDispute(players: Player[]) {
  const accused = (await toMove(players))!;
  const voter = players[(players.indexOf(accused) + 1) % players.length]!;
  const tiles = (await accused.rack()).filter((tile) => tile !== '?').slice(0, 3);
  await accused.laidAndPlayed(tiles.map((letter, index) => ({ row: 4, column: 4 + index, letter, blank: false })), 'keys');
  const button = voter.status().getByRole('button', { name: /^Dispute/ });
  await expect(button).toBeVisible();
  return { accused, voter, button };
}

const four = ['Mara', 'Jonas', 'Sofie', 'Robin'].map((name) => ({ name }));

/** Expects what each player does to be whole on phones, in all languages, and some of them to read this. */
async function expectWholeStates(player: Player, read: Record<Language, string[]>, count = 4): Promise<void> {
  for (const language of Object.keys(languages) as Language[]) {
    await speak(player.page, language);
    for (const size of phones) {
      await player.page.setViewportSize(size);
      const states = player.page.getByTestId('score').locator('xpath=ancestor::li').locator('.state');
      await expect(states).toHaveCount(count);
      const found = await states.evaluateAll((nodes) =>
        nodes.map((node) => ({ text: (node as HTMLElement).innerText.split('\n')[0]!.trim(), isCut: node.scrollWidth > node.clientWidth })),
      );
      expect(found.filter(({ isCut }) => isCut), `${language}, ${size.width}`).toEqual([]);
      expect(found.map(({ text }) => text)).toEqual(expect.arrayContaining(read[language]));
      await shot(player, `states-${language}-${size.width}`);
    }
  }
  await speak(player.page, 'en');
}

test('on a phone everybody of four can read who has accepted a play, and whose turn it is', async ({ browser }) => {
  const players = await seat(browser, server, four, async (page) => {
    await page.getByText('More settings').click();
    await page.getByLabel('Three or four').fill('600');
  });
  const first = (await toMove(players))!;
  await expectWholeStates(first, { en: ['your turn'], de: ['dein Zug'], fr: ['à toi'], es: ['tu turno'] });
  const [second, third, fourth] = [1, 2, 3].map((steps) => players[(players.indexOf(first) + steps) % 4]!) as [Player, Player, Player];
  await expectWholeStates(second, { en: ['thinking'], de: ['überlegt'], fr: ['réfléchit'], es: ['piensa'] });
  await first.laidAndPlayed(await first.opening(), 'tap');
  for (const other of [second, third]) await other.accept();
  await expect(fourth.status().getByRole('button', { name: /^Accept/ })).toBeVisible();
  await expectWholeStates(second, { en: ['accepted', 'accepted'], de: ['nimmt an'], fr: ['accepte'], es: ['acepta'] });
  await leave(players);
});

test('on a phone everybody of four can read how the others have voted', async ({ browser }) => {
  const players = await seat(browser, server, four, slowVote);
  const { accused, voter, button } = await laidForDispute(players);
  await button.click();
  const [other] = players.filter((player) => player !== accused && player !== voter) as [Player];
  await other.button('Accept').first().click();
  await expect(other.page.getByTestId('dispute')).toContainText('You have voted to accept it');
  await expectWholeStates(accused, {
    en: ['for', 'against', 'disputed'],
    de: ['dafür', 'dagegen', 'bestritten'],
    fr: ['pour', 'contre', 'en doute'],
    es: ['a favor', 'en contra', 'en duda'],
  });
  await leave(players);
});

test('on a phone the target of a player who has left can be read in a review', async ({ browser }) => {
  const players = await seat(browser, server, guests, choosing('Finish Line'));
  const player = (await toMove(players))!;
  await player.resign();
  await openReview(player);
  await expectWholeStates(player, { en: ['out ·'], de: ['raus ·'], fr: ['hors jeu ·'], es: ['fuera ·'] }, 2);
  await leave(players);
});

test('nothing moves when a player of three asks for a stand-in', async ({ browser }) => {
  const players = await seat(browser, server, [...oneOnAPhone, { name: 'Sofie' }]);
  const [mara, jonas, sofie] = players as [Player, Player, Player];
  const before = await places(jonas);
  await sofie.page.close();
  await mara.button('Let a computer play for Sofie…').click();
  await mara.page.getByRole('dialog').getByRole('button', { name: 'Let a computer play' }).click();
  for (const size of [laptop, ...phones]) {
    await jonas.page.setViewportSize(size);
    await expect(jonas.page.getByRole('button', { name: /^Agree/ })).toBeInViewport({ ratio: 1 });
  }
  await before.stay('the player is asked');
  await shot(jonas, 'asked');
  await leave(players);
});

test('the layout stays where it is when a single tile asks for its line', async ({ browser }) => {
  const players = await seat(browser, server, oneOnAPhone, choosing('Scrappy'));
  const player = (await toMove(players))!;
  const before = await places(player);
  const [letter] = (await player.rack()).filter((tile) => tile !== '?');
  await player.lay([{ row: 3, column: 3, letter: letter!, blank: false }], 'tap');
  await before.stay('there are lines to choose from');
  for (const size of [laptop, ...phones]) {
    await player.page.setViewportSize(size);
    await player.page.getByRole('button', { name: 'diagonally up' }).click({ trial: true });
    await shot(player, `line-${size.width}`);
  }
  await leave(players);
});

const longEvidence = 'It is the name of a lake in the north of the country, see https://example.org/a-long-address/of-a-page/about-lakes, and '.padEnd(256, 'of many others, ');

test('the board stays where it is when a play is disputed, however long the evidence is, and nothing covers it', async ({ browser }) => {
  const players = await seat(browser, server, guests, slowVote);
  const { accused, voter, button } = await laidForDispute(players);
  const before = new Map<Player, Awaited<ReturnType<typeof places>>>();
  for (const player of players) before.set(player, await places(player));
  await button.click();
  const card = ({ page }: Player) => page.getByTestId('dispute');
  const stays = async (when: string) => {
    for (const player of players) {
      await before.get(player)!.stay(when, 'board');
      for (const size of phones) {
        await player.page.setViewportSize(size);
        expect(overlap(await boxOf(card(player)), await boxOf(grid(player.page)))).toBe(false);
        for (const each of await card(player).getByRole('button').all()) await expect(each).toBeInViewport({ ratio: 0.98 });
        await shot(player, `${when}-${player === voter ? 'voter' : 'accused'}-${size.width}`);
      }
    }
  };
  await stays('a play is disputed');
  await accused.page.getByLabel('Evidence').fill(longEvidence);
  await accused.button('Send').click();
  const evidence = card(voter).locator('.evidence');
  await expect(evidence).toContainText('It is the name');
  await stays('there is long evidence');
  await evidence.focus();
  await voter.page.keyboard.press('End');
  await expect.poll(() => evidence.evaluate((node) => node.scrollHeight - node.clientHeight - node.scrollTop)).toBeLessThan(2);
  await leave(players);
});

test('the board stays where it is when the first tile of Crosswords is placed, and the message of it covers nothing', async ({ browser }) => {
  const players = await gather(browser, server, [{ name: 'Maximiliane Hohenstein' }, { name: 'Jonas' }], choosing('Crosswords'));
  const first = await seeder(players);
  const { page } = first;
  const before = await places(first);
  const form = page.getByRole('form', { name: 'First turn' });
  const options = ['Backwards', 'Diagonals', 'Connected', 'No duplicates', 'Open racks'];
  for (const option of options) await form.getByLabel(option).setChecked(true);
  await before.stay('options are chosen');
  for (const size of phones) {
    await page.setViewportSize(size);
    await shot(first, `options-${size.width}`);
  }
  await form.getByLabel('Open racks').setChecked(false); // they need room beside the scores
  const other = players.find((player) => player !== first)!;
  await speak(other.page, 'de');
  await other.page.setViewportSize(phones[1]!);
  await form.getByRole('button', { name: /^Place the/ }).click();
  await expectClear(other.page, 'hat den ersten Stein auf', 'de');
  await shot(other, 'first-tile');
  await expect(other.page.getByTestId('spoken')).toContainText('Optionen: rückwärts, Diagonalen, zusammenhängend, nichts doppelt.');
  await expect(form).toBeHidden();
  await before.stay('the first tile is placed', 'board');
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await leave(players);
});
