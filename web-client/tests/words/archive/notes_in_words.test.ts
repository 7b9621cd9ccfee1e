import { expect, test } from 'vitest';
import type { CheckedPlay } from '../../../src/connection/http/understanding_api.ts';
import { language } from '../../../src/languages/language.svelte.ts';
import { checkedInWords, lineInWords, noteInBrief, whyNotKept, whyNotLaid } from '../../../src/words/archive/notes_in_words.ts';

await language.need('review');

const checked = (...bad_words: string[]): CheckedPlay => ({
  placement: [],
  play_score: { word_scores: [{ text: 'QUIRED' }, { text: 'AXE' }], total: 30 },
  valid: bad_words.length === 0,
  bad_words,
}) as unknown as CheckedPlay;

test('a checked play says its words and points, and which words are not in the list', () => {
  expect(checkedInWords(checked(), 'points')).toBe('QUIRED AXE: 30 points.');
  expect(checkedInWords(checked('QUIRED'), 'points')).toBe('QUIRED AXE: 30 points, but QUIRED isn’t in the word list.');
  expect(checkedInWords(checked('QUIRED', 'AXE'), 'points')).toBe('QUIRED AXE: 30 points, but QUIRED and AXE aren’t in the word list.');
});

test('a note says whose it is and what it says, or which lines it has', () => {
  const note = { version: 3, changed: 0 };
  expect(noteInBrief({ ...note, own: true, body: { text: 'Too early.', lines: [] } }, 'points')).toBe('Your note: Too early.');
  expect(noteInBrief({ ...note, author: 'Ben', body: { text: 'Well played', lines: [] } }, 'points')).toBe('Ben: Well played');
  const lines = [{ name: 'Two tiles', plays: [] }, { name: '', plays: [checked('AXE')] }];
  expect(noteInBrief({ ...note, author: '', body: { text: '', lines } }, 'points')).toBe('From the file: Two tiles, QUIRED AXE* 30');
});

test('points are left out in a game that keeps none', () => {
  expect(checkedInWords(checked(), 'none')).toBe('QUIRED AXE can be played.');
  expect(checkedInWords(checked('AXE'), 'none')).toBe('AXE isn’t in the word list.');
  expect(lineInWords([checked(), checked('AXE')], 'none')).toBe('QUIRED AXE · QUIRED AXE*');
});

test('a server that cannot check a play does not call it a bad one', () => {
  for (const why of [whyNotLaid, whyNotKept]) expect(why('TOO_MANY_REQUESTS')).toBe('Too many requests. Wait a moment and try again.');
  expect(whyNotLaid('LEXICON_GONE')).toContain('word list');
});

test('a player of another game in the room learns why plays are not checked', () => {
  for (const why of [whyNotLaid, whyNotKept]) {
    expect(why('GAME_GOES_ON')).toContain('You still play another game in this room');
    expect(why('LOST')).toContain('connection');
  }
  expect(whyNotLaid('GAP')).toBe('The tiles can’t be played like this.');
});
