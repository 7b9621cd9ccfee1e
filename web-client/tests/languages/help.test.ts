import { expect, test } from 'vitest';
import { codes } from '../../src/languages/languages.ts';
import { t } from '../../src/languages/text.ts';
import { inLanguage } from '../support/in_language.ts';

test.each(codes)('the help in %s names the buttons that hide requests and show them again', async (code) => {
  const [help, hide, show] = await inLanguage(code, () => [t('help-manners-hide'), t('table-hide'), t('table-show-hidden')] as const);
  expect(help).toContain(hide);
  expect(help).toContain(show);
});

test.each([
  ['en', 'open'],
  ['de', 'offen'],
  ['fr', 'ouverte'],
  ['es', 'abierta'],
] as const)('in %s, the help and what stands below a night say that an open page calls at night, too', async (code, open) => {
  const texts = await inLanguage(code, () => [t('help-calls-you'), t('calls-night-more')]);
  for (const text of texts) expect(text).toContain(open);
});
