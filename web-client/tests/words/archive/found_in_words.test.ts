import { expect, test } from 'vitest';
import type { Statistics } from '../../../src/connection/http/archive_api.ts';
import { language } from '../../../src/languages/language.svelte.ts';
import { foundInWords, statisticsInWords } from '../../../src/words/archive/found_in_words.ts';

await language.need('history');

const found = (count: number, { busy = false, more = false } = {}) =>
  foundInWords({ rows: Array.from({ length: count }), busy, more }, 'No words match.');

test('a search says how much it has found', () => {
  expect([found(0), found(1), found(50, { more: true })]).toEqual(['No words match.', '1 found', 'The first 50']);
  expect(foundInWords({ rows: [1, 2], busy: false, more: true }, 'None.', 'Can you find it?')).toBe('Can you find it?');
});

test('a search that is under way says so, and what was found before can be heard again', () => {
  expect([found(0, { busy: true }), found(50, { busy: true, more: true })]).toEqual(['Searching…', 'Searching…']);
  expect(foundInWords({ rows: null, busy: true, more: false }, 'None.')).toBe('Searching…');
});

test('statistics say of how many players there are any', () => {
  const of = (...games: number[]) => ({ players: games.map((count) => ({ figures: { games: count } })), opponents: [] }) as unknown as Statistics;
  expect(statisticsInWords({ found: of(3, 0, 7), busy: false })).toBe('2 found');
  expect(statisticsInWords({ found: of(0), busy: false })).toBe('No finished games match.');
  expect(statisticsInWords({ found: of(3), busy: true })).toBe('Searching…');
  expect(statisticsInWords({ found: null, busy: false })).toBe('Searching…');
});
