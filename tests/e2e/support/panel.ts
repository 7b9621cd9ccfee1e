import type { Page } from '@playwright/test';

/** Looks at what is under a tab of the panel. Where the panel lies over the board it is closed again. */
export async function lookAt(page: Page, tab: string, look: () => Promise<void> = async () => undefined): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
  await look();
  const close = page.locator('.panel.open').getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
}
