import { expect, test } from 'vitest';
import { ratingInWords } from '../../../src/words/archive/rating_in_words.ts';

const rating = (deviation: number) => ratingInWords({ rating: 1642.4, deviation, volatility: 0.06, games: 9 });

test('a rating is shown with twice its deviation', () => {
  expect(rating(60)).toBe('Rating 1642 ± 120');
});

test('a rating is not shown until it is sure enough', () => {
  expect([rating(199.9), rating(200)]).toEqual(['Rating 1642 ± 400', null]);
});
