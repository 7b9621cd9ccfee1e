import { describe, expect, test } from 'vitest';
import { agreementInWords } from '../../../src/words/game/agreement_in_words.ts';
import { inLanguage } from '../../support/in_language.ts';
import { dealt, seats, viewedAfter } from '../../support/games.ts';

const viewed = viewedAfter([seats('Ann', 'Ben', 'Cleo'), ...dealt.slice(1)]);
const read = (wanted: number[], own: number | null, of = viewed) => agreementInWords(of, { agreement: 'end', wanted }, own);

describe('a request that all must agree to', () => {
  test('tells those who have agreed which players have not answered yet', () => {
    expect(read([0], 0)).toBe('You asked to end the game now. Waiting for Ben and Cleo.');
    expect(read([0, 2], 2)).toBe('Ann asks to end the game now. Waiting for Ben.');
  });

  test('tells the others only what is asked', () => {
    expect(read([0], 1)).toBe('Ann asks to end the game now.');
    expect(read([0], null)).toBe('Ann asks to end the game now.');
  });

  test('does not wait for a computer', () => {
    const { seats: all } = viewed;
    expect(read([0], 0, { ...viewed, seats: all.with(2, { ...all[2]!, computer: 'casual' }) })).toBe(
      'You asked to end the game now. Waiting for Ben.',
    );
  });

  test('reads so in the language of the reader', async () => {
    expect(await inLanguage('de', () => read([0], 0))).toBe('Du möchtest die Partie jetzt beenden. Wir warten auf Ben und Cleo.');
  });
});
