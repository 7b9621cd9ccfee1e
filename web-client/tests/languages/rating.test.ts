import { expect, test } from 'vitest';
import { codes } from '../../src/languages/languages.ts';
import { t } from '../../src/languages/text.ts';
import { inLanguage } from '../support/in_language.ts';

test.each(codes)('in %s a rating has another word than the standings of a room, and than points', async (code) => {
  const [rated, rating, ...others] = await inLanguage(code, () => {
    const said = [t('room-rated'), t('history-rating', { rating: 1500, deviation: 80 }), t('table-standings'), t('rules-score')];
    return said.map((text) => text.toLowerCase());
  });
  for (const other of others) for (const text of [rated, rating]) expect(text).not.toContain(other);
});
