import type { Page } from '@playwright/test';

/** Chooses a system on the form for a new room, and more if the caller wants. */
export const choosing =
  (system: string, more: (page: Page) => Promise<void> = async () => undefined) =>
  async (page: Page) => {
    await page
      .getByRole('radio', { name: new RegExp(`^${system}`) })
      .first()
      .check({ force: true });
    await more(page);
  };

/** Chooses on that form what happens to words that are not in the list. */
export const setRuling = async (page: Page, name: string) => {
  await page.getByText('More settings').click();
  await page.getByRole('radio', { name }).check({ force: true });
};
