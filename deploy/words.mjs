// Turns the word list of the npm package an-array-of-english-words (a JSON array) into a text file, one word per line.
// usage: node words.mjs INDEX.JSON WORDS.TXT
import { readFileSync, writeFileSync } from 'node:fs';

const [source, target] = process.argv.slice(2);
const all = JSON.parse(readFileSync(source, 'utf8'));
const words = all.filter((word) => typeof word === 'string' && /^[a-z]+$/.test(word));
if (words.length < all.length) console.log(`left out ${all.length - words.length} entries with characters other than letters`);
writeFileSync(target, words.join('\n') + '\n');
