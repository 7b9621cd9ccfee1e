import type { FoundWord } from '../../connection/protocol.ts';
import { spokenList } from '../../languages/formats.ts';
import { t } from '../../languages/text.ts';

/** In which word lists words were found; `nameOf` gives the name of a list. Words in the same lists share a sentence. */
export function listsInWords(found: FoundWord[], nameOf: (list: string) => string): string {
  const listsOf = ({ lexicon_ids }: FoundWord) => lexicon_ids.join(' ');
  const firsts = found.filter((word, index) => found.findIndex((other) => listsOf(other) === listsOf(word)) === index);
  const sentence = (first: FoundWord): string => {
    const words = found.filter((word) => listsOf(word) === listsOf(first)).map(({ word }) => word);
    const values = { count: words.length, words: spokenList(words) };
    const lists = first.lexicon_ids.map(nameOf);
    if (!lists.length) return t('table-words-in-none', values);
    return t('table-words-in', { ...values, lists: spokenList(lists), number: lists.length });
  };
  return firsts.map(sentence).join(' ');
}
