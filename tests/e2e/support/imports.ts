import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Server } from './server.ts';

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** A finished game that the project brings along (protocol/fixtures). */
export function fixture(system: string): ChosenFile {
  const file = resolve(__dirname, `../../../protocol/fixtures/game_files/${system}.json`);
  const text = readFileSync(file, 'utf8').replaceAll('\\t', ' '); // nobody can have a name with a tab
  return { name: `${system}.json`, mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** Imports files as games in which the reader had this name, and expects these sentences about them, and this one about all. */
export async function importFiles(page: Page, server: Server, files: ChosenFile[], each: RegExp[], all: string, name = 'Mara'): Promise<void> {
  await page.goto(`${server.address}/history`);
  await page.getByRole('button', { name: 'Import games' }).click();
  await page.getByLabel('Your name in these games').fill(name);
  await page.getByTestId('import-files').setInputFiles(files);
  await expect(page.getByTestId('import-result')).toHaveText(each);
  await expect(page.getByRole('status').filter({ hasText: all })).toBeVisible();
}
