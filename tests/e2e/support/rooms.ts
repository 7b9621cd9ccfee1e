import type { Page } from '@playwright/test';

/** Chooses a system where rooms are made, and more if one wants. */
export const choosing =
  (system: string, more: (page: Page) => Promise<void> = async () => undefined) =>
  async (page: Page) => {
    await page
      .getByRole('radio', { name: new RegExp(`^${system}`) })
      .first()
      .check({ force: true });
    await more(page);
  };
