import type { Definition, Word } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';

/** Whether a word is valid, in a sentence. */
export function listVerdict({ word, in_list }: Word): string {
  if (in_list === undefined) return t('table-word-without-list', { word });
  return t(in_list ? 'table-word-in-list' : 'table-word-not-in-list', { word });
}

/** A word that is made by a letter before or after another one. */
export type Longer = { word: string; before: string; middle: string; after: string };

/** The words that one more letter makes of a word, those with a letter before it first, and none twice (ZZ makes ZZZ). */
export function longerWords({ word, front_hooks = [], back_hooks = [] }: Word): Longer[] {
  const front = front_hooks.map((letter) => ({ word: letter + word, before: letter, middle: word, after: '' }));
  const back = back_hooks.map((letter) => ({ word: word + letter, before: '', middle: word, after: letter }));
  return [...front, ...back.filter((other) => front.every((longer) => longer.word !== other.word))];
}

/** Where a definition comes from: "noun", or "noun, form of CARE". */
export const sourceOf = ({ part, base }: Definition): string => (base ? t('table-definition-of-form', { part, base }) : part);

/** Definitions that come from the same place. */
export type Sense = { source: string; texts: string[] };

/** The definitions in their order, and each source named once for those that follow each other. */
export function sensesOf({ definitions = [] }: Word): Sense[] {
  const senses: Sense[] = [];
  for (const definition of definitions) {
    const source = sourceOf(definition);
    if (senses.at(-1)?.source !== source) senses.push({ source, texts: [] });
    senses.at(-1)!.texts.push(definition.text);
  }
  return senses;
}

/** Why there are no definitions; nothing where there are some. */
export function missingDefinitions({ word, definitions }: Word): string | null {
  if (!definitions) return t('table-no-dictionary');
  return definitions.length ? null : t('table-not-in-dictionary', { word });
}
