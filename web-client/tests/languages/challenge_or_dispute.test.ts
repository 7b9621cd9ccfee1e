import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { areaNames } from '../../build/messages.mjs';
import { codes, type Code } from '../../src/languages/languages.ts';

const folder = resolve(import.meta.dirname, '../../src/languages');
/** How each language says that somebody challenges a play, and that they dispute one. */
const stems: Record<Code, { challenge: RegExp; dispute: RegExp }> = {
  en: { challenge: /challeng/i, dispute: /disput/i },
  de: { challenge: /zweif/i, dispute: /bestr(e?i|it)t/i },
  fr: { challenge: /contest/i, dispute: /dout/i },
  es: { challenge: /impugn/i, dispute: /duda/i },
};
/** The texts that are shown only where the list decides. */
const ofChallenges = [
  ...['game-challenged', 'table-challenge', 'table-can-challenge', 'table-challenge-title', 'table-after-challenge'],
  ...['table-was-invalid', 'table-was-valid', 'table-was-valid-turn', 'table-was-valid-points'],
  ...['history-was-valid', 'history-was-invalid', 'history-was-beside-invalid', 'rules-unchecked', 'names-ruling-void-more'],
  ...['single', 'double', 'five', 'ten'].flatMap((ruling) => [`names-ruling-${ruling}`, `names-ruling-${ruling}-more`]),
];

/** The texts of a language by their ids. */
function textsOf(code: Code): Map<string, string> {
  const files = areaNames().map((area) => readFileSync(resolve(folder, code, `${area}.ftl`), 'utf8').replace(/^#.*$/gm, ''));
  return new Map(files.flatMap((file) => [...file.matchAll(/^([a-z-]+) =((?:.*\n(?![a-z]))*.*)/gm)].map(([, id, text]) => [id!, text!] as const)));
}

test.each(codes)('a text in %s that may be shown where players vote does not speak only of challenges', (code) => {
  const { challenge, dispute } = stems[code];
  const wrong = [...textsOf(code)].filter(([, text]) => challenge.test(text.replace(/\[challenge\]|-challenge/g, '')) && !dispute.test(text)).map(([id]) => id);
  expect(wrong.filter((id) => !ofChallenges.includes(id))).toEqual([]);
});
