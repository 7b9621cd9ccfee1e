import { expect, test, type Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { lines, say } from '../support/chat.ts';
import { shot } from '../support/course.ts';
import { laptop, phones } from '../support/places.ts';
import { Player } from '../support/player.ts';
import { leave } from '../support/players.ts';
import { Server } from '../support/server.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('friends who wait for each other talk in the waiting room, on a laptop and on a phone', async ({ browser }) => {
  const mara = await Player.arrive(browser, server, 'Mara', { viewport: laptop });
  const jonas = await Player.arrive(browser, server, 'Jonas', { viewport: phones[0]!, hasTouch: true });
  await jonas.sitDown(await mara.makeRoom());
  const opener = (page: Page) => page.locator('summary', { hasText: /^Chat/ });
  await opener(mara.page).click();
  await say(mara.page, 'Sofie is on her way');
  await expect(opener(jonas.page)).toContainText('1 new message');
  await shot(jonas, 'waiting-unread-390');
  await opener(jonas.page).click();
  await expect(lines(jonas.page)).toContainText('Sofie is on her way');
  await expect(opener(jonas.page)).not.toContainText('new');
  await say(jonas.page, 'I have time');
  await expect(lines(mara.page)).toContainText('I have time');
  for (const player of [mara, jonas]) {
    await player.page.getByLabel('Say something').scrollIntoViewIfNeeded();
    await expect(player.page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
    expect(await barriers(player.page)).toEqual([]);
    await shot(player, `waiting-chat-${player.page.viewportSize()!.width}`);
  }
  await mara.startWith(2);
  for (const player of [mara, jonas]) await player.seeTheDraw();
  await jonas.page.getByRole('tab', { name: /^Chat/ }).click();
  await expect(lines(jonas.page)).toContainText('I have time');
  await leave([mara, jonas]);
});
