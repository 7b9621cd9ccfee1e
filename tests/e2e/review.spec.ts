import { expect, test } from '@playwright/test';
import { classic, finish, playSmall, shot } from './support/course.ts';
import { Server } from './support/server.ts';
import { leave, seat } from './support/table.ts';

let server: Server;

test.beforeAll(async () => void (server = await Server.start()));
test.afterAll(() => server.stop());

test('a finished game opens in a review, step by step, with all racks', async ({ browser }) => {
  const players = await seat(browser, server, [{ name: 'Mara' }, { name: 'Jonas' }]);
  await playSmall(players, classic, 2);
  await finish(players, classic);
  const { page } = players[0]!;
  await page.goto(server.address);
  await page
    .getByRole('link', { name: /review/ })
    .first()
    .click();
  const moment = page.getByTestId('moment');
  await expect(moment).toContainText('The game is over');
  await expect(page.getByRole('list', { name: /^Rack of/ })).toHaveCount(2);
  await shot(players[0]!, 'review-end');
  await page.getByRole('slider').press('Home');
  await expect(moment).toContainText('The game begins.');
  for (let steps = 0; steps < 5 && !(await moment.innerText()).includes('played'); ++steps)
    await page.keyboard.press('ArrowRight');
  await expect(moment).toContainText('played');
  await shot(players[0]!, 'review-play');
  const course = page.getByTestId('moves').getByRole('button');
  await course.last().click();
  await expect(moment).toContainText('The game is over');
  await course.nth(1).click();
  await expect(course.nth(1)).toHaveAttribute('aria-current', 'step');
  const text = await moment.innerText();
  await page.reload();
  await expect(moment, 'a link leads to the moment').toHaveText(text);
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(players[0]!, 'review-phone');
  await leave(players);
});
