import { expect, test } from 'vitest';
import { ifAwayInWords } from '../../src/words/if_away_in_words.ts';

test('who may play for somebody who is away is said, and also that nobody may', () => {
  const said = ([null, 'beginner', 'casual', 'strong'] as const).map(ifAwayInWords);
  expect(said).toEqual(['Wait for me', 'A beginner may play for me', 'A casual computer may play for me', 'A strong computer may play for me']);
});
