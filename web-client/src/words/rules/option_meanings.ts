import { t, type NameId } from '../../languages/text.ts';
import { optionName } from './options_in_words.ts';

/** What an option of the first turn means, by knob and value. The plain values need no words. */
const sentences: Record<string, Record<string, NameId>> = {
  reading: { both: 'rules-backwards' },
  lines: { diagonals_too: 'rules-diagonals' },
  layout: { connected: 'rules-connected' },
  duplicates: { refused: 'rules-no-duplicates' },
  rack_visibility: { open: 'rules-open-racks' },
};

/** What a value means, in one sentence or none. */
export function optionSentences(knob: string, value: string): string[] {
  const sentence = sentences[knob]?.[value];
  return sentence ? [t(sentence)] : [];
}

/** The name of a value and what it means, if it has a name. */
export function optionWords(knob: string, value: string): { name: string; sentence: string } | undefined {
  const name = optionName(knob, value);
  return name ? { name, sentence: optionSentences(knob, value).join('') } : undefined;
}
