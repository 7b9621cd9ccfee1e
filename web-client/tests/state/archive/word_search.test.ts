import { describe, expect, test } from 'vitest';
import { Lost, Refused } from '../../../src/connection/failures.ts';
import type { Word } from '../../../src/connection/protocol.ts';
import { WordSearch } from '../../../src/state/archive/word_search.svelte.ts';

/** A search whose questions are answered by hand, in any order. */
function search() {
  const asked: { word: string; answer: (word: Word) => void; fail: (why: Error) => void }[] = [];
  const ask = (word: string) => new Promise<Word>((answer, fail) => asked.push({ word, answer, fail }));
  return { asked, words: new WordSearch(ask) };
}
const about = (word: string): Word => ({ type: 'word', id: 'w', word, in_list: true });

describe('a search for words', () => {
  test('has the answer about the word, and the word in its field', async () => {
    const { asked, words } = search();
    const done = words.about(' cat ');
    expect([words.text, words.asking, words.answer]).toEqual(['cat', true, null]);
    asked[0]!.answer(about('CAT'));
    await done;
    expect([words.asking, words.answer?.word]).toEqual([false, 'CAT']);
  });

  test('asks nothing without a word', async () => {
    const { asked, words } = search();
    await words.about('   ');
    expect([asked.length, words.asking]).toEqual([0, false]);
  });

  test('keeps only the answer about the last word, whichever comes first', async () => {
    const { asked, words } = search();
    const both = [words.about('cat'), words.about('act')];
    asked[1]!.answer(about('ACT'));
    await both[1];
    asked[0]!.answer(about('CAT'));
    await both[0];
    expect([words.text, words.asking, words.answer?.word]).toEqual(['act', false, 'ACT']);
  });

  test('has the problem in place of an answer, until the next one', async () => {
    const { asked, words } = search();
    let done = words.about('cat');
    asked[0]!.fail(new Refused({ type: 'error', id: 'w', code: 'TOO_MANY_REQUESTS', message: 'Wait.' }));
    await done;
    expect([words.answer, words.problem?.message]).toEqual([null, 'Wait.']);
    done = words.about('cat');
    expect(words.problem).toBeNull();
    asked[1]!.fail(new Lost('The connection was lost.'));
    await done;
    expect(words.problem?.code).toBe('LOST');
    done = words.about('cat');
    asked[2]!.answer(about('CAT'));
    await done;
    expect([words.answer?.word, words.problem]).toEqual(['CAT', null]);
  });

  test('does not hide a mistake of the page', async () => {
    const { asked, words } = search();
    const done = words.about('cat');
    asked[0]!.fail(new TypeError('a mistake'));
    await expect(done).rejects.toThrow('a mistake');
    expect(words.asking).toBe(false);
  });
});
