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
  });

  test('are those that the server has after one was kept', async () => {
    await book.keep({ version: 9, text: 'new', shared: false, lines: [] });
    expect(book.notes.map(({ body }) => body.text)).toEqual(['new']);
  });

  test('wait as drafts for whoever steps on, until they are kept', async () => {
    const draft = book.draft(9);
    expect([draft.text, draft.changed]).toEqual(['new', false]);
    draft.text = ' half a sentence ';
    draft.lines = [{ name: 'other', plays: [] }];
    expect(book.draft(8).empty).toBe(true);
    expect([book.draft(9).text, book.draft(9).changed]).toEqual([' half a sentence ', true]);
    expect(draft.forServer(9, false)).toEqual({ version: 9, text: 'half a sentence', shared: false, lines: [{ name: 'other', plays: [] }] });
    await book.keep(draft.forServer(9, false));
    expect([book.draft(9).text, book.draft(9).changed]).toEqual(['half a sentence', false]);
  });

  test('that were not kept stay drafts', async () => {
    const full = new NoteBook({ notes: async () => [], keepNote: () => Promise.reject(new Error('full')) });
    full.draft(3).text = 'mine';
    await expect(full.keep(full.draft(3).forServer(3, false))).rejects.toThrow('full');
    expect(full.draft(3).text).toBe('mine');
  });
});
