import type { Options } from '../../connection/protocol.ts';
import { t, type NameId } from '../../languages/text.ts';

/** What an option of the first turn is called, by itself and in the middle of a sentence. */
type OptionTexts = { name: NameId; inside: NameId };

/** By knob and value. The plain values need no words. */
const known: Record<string, Record<string, OptionTexts>> = {
  reading: { both: { name: 'options-backwards', inside: 'options-in-backwards' } },
  lines: { diagonals_too: { name: 'options-diagonals', inside: 'options-in-diagonals' } },
  layout: { connected: { name: 'options-connected', inside: 'options-in-connected' } },
  duplicates: { refused: { name: 'options-no-duplicates', inside: 'options-in-no-duplicates' } },
  rack_visibility: { open: { name: 'options-open-racks', inside: 'options-in-open-racks' } },
};

export function optionName(knob: string, value: string): string | undefined {
  const texts = known[knob]?.[value];
  return texts && t(texts.name);
}

/** "backwards, diagonals" or "plain". */
export function optionsInWords(options: Options): string {
  const chosen = Object.entries(known).flatMap(([knob, values]) => values[options[knob as keyof Options]] ?? []);
  return chosen.map(({ inside }) => t(inside)).join(', ') || t('options-in-plain');
}

/** All options that the page has words for, as they are called in the middle of a sentence. */
export const optionsInside = (): string[] =>
  Object.values(known).flatMap((values) => Object.values(values).map(({ inside }) => t(inside)));
