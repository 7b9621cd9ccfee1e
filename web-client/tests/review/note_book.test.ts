import { describe, expect, test } from 'vitest';
import type { Note } from '../../src/connection/http/understanding_api.ts';
import { NoteBook } from '../../src/review/note_book.svelte.ts';

const note = (version: number, text: string, more: Partial<Note> = {}): Note => ({
  version,
  changed: 1,
  body: { text, lines: [] },
  ...more,
});

describe('the notes about a game', () => {
  const all = [note(2, 'Second round', { author: '' }), note(7, 'mine', { own: true }), note(8, 'well played', { author: 'Ben' })];
  const book = new NoteBook({ notes: async () => all, keepNote: async (kept) => [note(kept.version, kept.text, { own: true })] });

  test('are shown at the moments that they are about', async () => {
    expect(book.open).toBe(false);
    await book.load();
    expect(book.open).toBe(true);
    const texts = (from: number, until: number) => book.ofOthers(from, until).map(({ body }) => body.text);
    expect(texts(0, 7)).toEqual(['Second round']);
    expect(texts(7, 9)).toEqual(['well played']);
    expect(texts(9, Infinity)).toEqual([]);
    expect(book.own(7)?.body.text).toBe('mine');
    expect(book.versions).toEqual([2, 7, 8]);
  });

  test('are those that the server has after one was kept', async () => {
    await book.keep({ version: 9, text: 'new', shared: false, lines: [] });
    expect(book.notes.map(({ body }) => body.text)).toEqual(['new']);
  });
});
