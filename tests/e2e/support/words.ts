import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const file = resolve(__dirname, '../../../web-client/node_modules/an-array-of-english-words/index.json');

/** The default word list, in capitals. */
export const words: string[] = (JSON.parse(readFileSync(file, 'utf8')) as string[])
  .filter((word) => /^[a-z]{2,15}$/.test(word))
  .map((word) => word.toUpperCase());

export const isWord = (() => {
  const known = new Set(words);
  return (word: string) => known.has(word);
})();
