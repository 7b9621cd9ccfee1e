import { expect, type Page } from '@playwright/test';

/** The languages of the page, as it names them. */
export const languages = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' };
export type Language = keyof typeof languages;

/** Chooses a language on the start page, and comes back. */
export async function speak(page: Page, language: Language): Promise<void> {
  const address = page.url();
  await page.goto(new URL('/', address).href);
  await page.getByRole('radio', { name: languages[language] }).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.goto(address);
  await expect(page.locator('[data-rack]').or(page.getByTestId('dispute')).or(page.getByTestId('moment'))).toBeVisible();
}
