import type { Page } from '@playwright/test';

/** Opens the dialog beside the player's own name, in a game or on the start page, and asks for another. */
export async function changeName(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /, change name$|^Change your name$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your name' });
  await dialog.getByLabel('Your name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
}
