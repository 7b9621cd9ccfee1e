import { expect, test } from '@playwright/test';
import { boxOf, isWhole, laptop, phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { leave } from '../support/players.ts';
import { choosing } from '../support/rooms.ts';
import { Server } from '../support/server.ts';

const sizes = [laptop, ...phones];
let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('on a laptop a host sees the link, the players and how to start without scrolling', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara', { viewport: laptop });
  await host.makeRoom();
  for (const name of ['Copy link', 'Casual', 'Waiting for friends…'])
    await expect(host.button(name)).toBeInViewport({ ratio: 1 });
  await leave([host]);
});

test('on a phone a long name is whole, and nothing stands out of the card of the players', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Annegret Weidenfeld', { viewport: phones[1]!, locale: 'de' });
  const { page } = host;
  await page.goto(server.address);
  await page.getByLabel('Dein Name').first().fill(host.name);
  await host.button('Partie erstellen').click();
  await expect(host.button('Warten auf Freunde…')).toBeVisible();
  expect(await isWhole(page.getByText(host.name, { exact: true }))).toBe(true);
  const [card, button] = [await boxOf(page.locator('.people > section')), await boxOf(host.button('Warten auf Freunde…'))];
  expect(button.x + button.width).toBe(card.x + card.width - (button.x - card.x));
  await leave([host]);
});

for (const size of sizes)
  test(`a guest sees at once what is played and what is different, and joins without scrolling, at ${size.width} x ${size.height}`, async ({
    browser,
  }) => {
    const host = await Player.arrive(browser, server, 'Mara');
    const code = await host.makeRoom(
      choosing('Super', async (page) => {
        await page.getByText('More settings').click();
        await page.getByRole('radio', { name: 'Only valid words' }).check({ force: true });
      }),
    );
    const guest = await Player.arrive(browser, server, 'Jonas', { viewport: size });
    await guest.page.goto(`${server.address}/r/${code}`);
    const different = guest.page.getByRole('region', { name: 'Different here' });
    await expect(different).toBeVisible();
    for (const place of [guest.page.getByRole('heading', { name: 'Super', level: 1 }), different, guest.button('Join the game')])
      await expect(place).toBeInViewport({ ratio: 1 });
    await expect(different.getByRole('listitem').first()).toHaveText(/^Checking words: Only words in the list are accepted/);
    await expect(different.getByRole('listitem')).toHaveCount(2);
    await leave([host, guest]);
  });

for (const size of phones)
  test(`however much is different, a guest joins without scrolling, and the button hides nothing at the end, at ${size.width} x ${size.height}`, async ({ browser }) => {
    const host = await Player.arrive(browser, server, 'Mara');
    const code = await host.makeRoom(
      choosing('Finish Line', async (page) => {
        await page.getByText('More settings').click();
        await page.getByRole('radio', { name: 'Only valid words' }).check({ force: true });
        await page.getByRole('region', { name: 'Clock' }).getByRole('radio', { name: 'For the game', exact: true }).check({ force: true });
      }),
    );
    const guest = await Player.arrive(browser, server, 'Jonas', { viewport: size });
    await guest.page.goto(`${server.address}/r/${code}`);
    const join = guest.button('Join the game');
    await expect(join).toBeInViewport({ ratio: 1 });
    await expect(guest.page.getByRole('region', { name: 'Different here' })).toBeVisible();
    await expect(async () => {
      await guest.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const [last, button] = [await guest.page.locator('main > section').last().boundingBox(), await join.boundingBox()];
      expect(last!.y + last!.height).toBeLessThan(button!.y);
    }).toPass();
    await join.click();
    await expect(guest.page.getByLabel('Your name'), 'a missing name is asked for').toBeFocused();
    await guest.page.getByLabel('Your name').fill('Jonas');
    await join.click();
    await expect(guest.page.getByText('Mara will start the game when everyone is here.')).toBeVisible();
    await leave([host, guest]);
  });

test('a full room that has not started invites nobody to play, only to watch, where others may', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const code = await host.makeRoom();
  for (let seats = 1; seats < 4; ++seats) {
    await host.button('Casual').click();
    await expect(host.button(/^Remove/)).toHaveCount(seats);
  }
  const visitor = await Player.arrive(browser, server, 'Jonas');
  await visitor.page.goto(`${server.address}/r/${code}`);
  await expect(visitor.page.getByText('All seats are taken. You’re watching')).toBeVisible();
  for (const { page } of [host, visitor]) await expect(page.getByRole('heading', { name: 'Friends can watch' })).toBeVisible();
  await host.button('Room settings…').click();
  await host.page.getByLabel('Others can watch').click();
  for (const { page } of [host, visitor]) await expect(page.getByRole('img', { name: 'QR code for the link' })).toHaveCount(0);
  await host.page.getByLabel('Others can watch').click();
  await expect(visitor.page.getByRole('heading', { name: 'Friends can watch' })).toBeVisible();
  await host.page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await host.button('Start with 4 players').click();
  await expect(visitor.page.getByText('You’re watching')).toBeVisible();
  await expect(visitor.page.getByRole('grid')).toBeVisible();
  await leave([host, visitor]);
});

test('who may play for somebody who is away is seen where that choice is folded, before they sit down or create a game', async ({ browser }) => {
  const host = await Player.arrive(browser, server, 'Mara');
  const code = await host.makeRoom();
  const guest = await Player.arrive(browser, server, 'Jonas');
  const { page } = guest;
  await page.goto(`${server.address}/r/${code}`);
  const choice = page.locator('summary', { hasText: 'If I’m away' });
  await expect(choice).toHaveText('If I’m away · Wait for me');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await choice.click();
    await page.getByLabel('If I’m away').click({ trial: true });
    await choice.click();
    await expect(page.getByLabel('If I’m away')).toBeHidden();
  }
  await choice.click();
  await page.getByLabel('If I’m away').selectOption({ label: 'A beginner may play for me' });
  await page.reload();
  await expect(choice).toHaveText('If I’m away · A beginner may play for me');
  await page.goto(server.address);
  await expect(choice).toHaveText('More settings If I’m away · A beginner may play for me');
  await page.getByRole('radio', { name: 'A computer' }).check({ force: true });
  await expect(choice).toHaveCount(0);
  await leave([host, guest]);
});
