import { expect, type Locator, type Page } from '@playwright/test';

/** What has been said. */
export const lines = (page: Page): Locator => page.getByRole('log', { name: 'Chat' });

export const tab = (page: Page, name: string | RegExp = /^Chat/): Locator => page.getByRole('tab', { name });

export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(lines(page)).toContainText(text);
  await expect(page.getByLabel('Say something')).toHaveValue('');
}
