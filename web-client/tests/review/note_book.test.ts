import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiRefused } from '../../src/connection/http/api_request.ts';
import type { Note } from '../../src/connection/http/understanding_api.ts';
import { NoteBook } from '../../src/review/note_book.svelte.ts';
import { forgetUnsent } from '../../src/browser/unsent.ts';

const note = (version: number, text: string, more: Partial<Note> = {}): Note => ({
  version,
  changed: 1,
  body: { text, lines: [] },
  ...more,
});

afterEach(() => {
  vi.useRealTimers();
  forgetUnsent();
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

  test('wait as drafts while somebody steps on, until they are kept', async () => {
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

  test('wait as drafts for somebody who comes back to the game, which finds none of another one', async () => {
    const open = async (game: string, notes: Note[]) => {
      const opened = new NoteBook({ notes: async () => notes, keepNote: async () => [] }, () => game);
      await opened.load();
      return opened;
    };
    const first = await open('/r/K7QFW2MX/1', [note(7, 'mine', { own: true })]);
    first.draft(3).text = 'half a sentence';
    expect(first.draft(7).text).toBe('mine');
    const second = await open('/r/K7QFW2MX/1', [note(7, 'mine, from my phone', { own: true })]);
    expect(second.draft(3).text).toBe('half a sentence');
    expect(second.draft(7).text).toBe('mine, from my phone');
    expect((await open('/r/K7QFW2MX/2', [])).draft(3).empty).toBe(true);
  });

  describe('that were kept from another device', () => {
    let kept: Note[];
    const opened = async () => {
      const one = new NoteBook({ notes: async () => kept, keepNote: async ({ version, text }) => [note(version, text, { own: true, changed: 3 })] });
      await one.load();
      return one;
    };
    const elsewhere = note(7, 'from my phone', { own: true, changed: 2 });

    test('are there when the page is looked at again', async () => {
      kept = [];
      const book = await opened();
      kept = [elsewhere];
      await book.renew();
      expect([book.draft(7).text, book.draft(7).overtaken]).toEqual(['from my phone', false]);
    });

    test('are looked for without a change to what is chosen for a note that has no text yet', async () => {
      kept = [note(3, 'mine', { own: true })];
      const book = await opened();
      const before = book.notes;
      kept = [note(3, 'mine', { own: true })];
      await book.renew();
      expect(book.notes).toBe(before);
    });

    test('do not take the place of a draft, which knows that it would replace one, until it is kept', async () => {
      for (const before of [[], [note(7, 'mine', { own: true })]]) {
        forgetUnsent();
        kept = before;
        const book = await opened();
        book.draft(7).text = 'half a sentence';
        await book.renew();
        expect(book.draft(7).overtaken).toBe(false);
        kept = [elsewhere];
        await book.renew();
        expect([book.draft(7).text, book.draft(7).overtaken, book.own(7)?.body.text]).toEqual(['half a sentence', true, 'from my phone']);
        book.draft(7).text = 'half a sentence, and more';
        expect(book.draft(7).overtaken).toBe(true);
        await book.keep(book.draft(7).forServer(7, false));
        expect([book.draft(7).text, book.draft(7).overtaken]).toEqual(['half a sentence, and more', false]);
      }
    });

    test('are not asked for before the first answer, and an older list does not take the place of what was kept here', async () => {
      let answer!: (notes: Note[]) => void;
      const notes = vi.fn(() => new Promise<Note[]>((resolve) => (answer = resolve)));
      const book = new NoteBook({ notes, keepNote: async () => [elsewhere] });
      await book.renew();
      expect(notes).not.toHaveBeenCalled();
      const loading = book.load();
      await book.keep({ version: 7, text: 'from my phone', shared: false, lines: [] });
      answer([]);
      await loading;
      expect(book.notes).toEqual([elsewhere]);
    });
  });

  test('are asked for again where the answer was lost, and not where the game has none', async () => {
    const answers = ['LOST', 'NO_SUCH_GAME'].map((code) => () => Promise.reject<Note[]>(new ApiRefused(code)));
    const late = new NoteBook({ notes: async () => (answers.shift() ?? (async () => all))(), keepNote: async () => [] });
    await late.load();
    expect([late.lost, late.open]).toEqual([true, false]);
    await late.load();
    expect([late.lost, late.open]).toEqual([false, false]);
    await late.load();
    expect([late.lost, late.open]).toEqual([false, true]);
  });

  test.each(['TOO_MANY_REQUESTS', 'BUSY'])('are asked for again when the server says so, where its answer is %s', async (code) => {
    vi.useFakeTimers();
    let free = false;
    const notes = async () => (free ? all : Promise.reject(new ApiRefused(code, { retryAfter: 2 })));
    const late = new NoteBook({ notes, keepNote: async () => [] });
    const loaded = late.load();
    await vi.advanceTimersByTimeAsync(1999);
    free = true;
    expect(late.open).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await loaded;
    expect([late.open, late.lost, late.notes]).toEqual([true, false, all]);
  });

  test('leave no draft where somebody has written again what was kept', async () => {
    const written = new NoteBook({ notes: async () => [note(7, 'mine', { own: true })], keepNote: async () => [] });
    await written.load();
    written.draft(7).text = 'mine, and more';
    written.draft(7).text = 'mine';
    await written.keep({ version: 9, text: 'new', shared: false, lines: [] });
    expect(written.draft(7).empty).toBe(true);
  });

  test('that were not kept stay drafts', async () => {
    const full = new NoteBook({ notes: async () => [], keepNote: () => Promise.reject(new Error('full')) });
    full.draft(3).text = 'mine';
    await expect(full.keep(full.draft(3).forServer(3, false))).rejects.toThrow('full');
    expect(full.draft(3).text).toBe('mine');
  });
});
