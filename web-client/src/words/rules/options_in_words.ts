import type { Options } from '../../connection/protocol.ts';
import { t, type NameId } from '../../languages/text.ts';

/** What an option of the first turn is called, by itself and in the middle of a sentence, and what it means. */
type OptionTexts = { name: NameId; inside: NameId; sentence: NameId };
type OptionWords = { name: string; sentence: string };

/** By knob and value. The plain values need no words. */
const known: Record<string, Record<string, OptionTexts>> = {
  reading: { both: { name: 'options-backwards', inside: 'options-in-backwards', sentence: 'options-backwards-more' } },
  lines: {
    diagonals_too: { name: 'options-diagonals', inside: 'options-in-diagonals', sentence: 'options-diagonals-more' },
  },
  layout: { connected: { name: 'options-connected', inside: 'options-in-connected', sentence: 'options-connected-more' } },
  duplicates: {
    refused: { name: 'options-no-duplicates', inside: 'options-in-no-duplicates', sentence: 'options-no-duplicates-more' },
  },
  rack_visibility: {
    open: { name: 'options-open-racks', inside: 'options-in-open-racks', sentence: 'options-open-racks-more' },
  },
};

export function optionWords(knob: string, value: string): OptionWords | undefined {
  const texts = known[knob]?.[value];
  return texts && { name: t(texts.name), sentence: t(texts.sentence) };
}

/** What a value means, in one sentence or none. */
export function optionSentences(knob: string, value: string): string[] {
  const words = optionWords(knob, value);
  return words ? [words.sentence] : [];
}

/** "backwards, diagonals" or "plain". */
export function optionsInWords(options: Options): string {
  const chosen = Object.entries(known).flatMap(([knob, values]) => values[options[knob as keyof Options]] ?? []);
  return chosen.map(({ inside }) => t(inside)).join(', ') || t('options-in-plain');
}

/** All options that the page has words for, as they are called in the middle of a sentence. */
export const optionsInside = (): string[] =>
  Object.values(known).flatMap((values) => Object.values(values).map(({ inside }) => t(inside)));
