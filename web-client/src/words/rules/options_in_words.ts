import type { Options } from '../../connection/protocol.ts';

type OptionWords = { name: string; sentence: string };

/** What an option of the first turn is called, and what it means, by knob and value. The plain values need no words. */
const known: Record<string, Record<string, OptionWords>> = {
  reading: { both: { name: 'Backwards', sentence: 'Words may read in either direction.' } },
  lines: {
    diagonals_too: {
      name: 'Diagonals',
      sentence: 'Diagonals are lines too: you may play along them, and they must spell words.',
    },
  },
  layout: {
    connected: { name: 'Connected', sentence: 'Tiles of one play may go anywhere, as long as the new words connect.' },
  },
  duplicates: { refused: { name: 'No duplicates', sentence: 'No word may be on the board twice.' } },
  rack_visibility: { open: { name: 'Open racks', sentence: 'Everyone sees all racks.' } },
};

export const optionWords = (knob: string, value: string): OptionWords | undefined => known[knob]?.[value];

/** What a value means, in one sentence or none. */
export function optionSentences(knob: string, value: string): string[] {
  const words = optionWords(knob, value);
  return words ? [words.sentence] : [];
}

/** "backwards, diagonals" or "plain". */
export function optionsInWords(options: Options): string {
  const chosen = Object.entries(known).flatMap(([knob, values]) => values[options[knob as keyof Options]]?.name ?? []);
  return chosen.join(', ').toLowerCase() || 'plain';
}

/** The names of all options that the page has words for. */
export const optionNames = Object.values(known).flatMap((values) => Object.values(values).map(({ name }) => name));
