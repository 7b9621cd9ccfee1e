import { expect, type Page } from '@playwright/test';
import type { Server } from './server.ts';

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** Imports files as games in which the reader had this name, and expects these sentences about them, and this one about all. */
export async function importFiles(page: Page, server: Server, files: ChosenFile[], each: RegExp[], all: string, name = 'Mara'): Promise<void> {
  await page.goto(`${server.address}/history`);
  await page.getByRole('button', { name: 'Import games' }).click();
  await page.getByLabel('Your name in these games').fill(name);
  await page.getByTestId('import-files').setInputFiles(files);
  await expect(page.getByTestId('import-result')).toHaveText(each);
  await expect(page.getByRole('status').filter({ hasText: all })).toBeVisible();
}
