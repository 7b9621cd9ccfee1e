import type { KnobValue, Lexicon, Settings } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import { systemName } from '../../rules/systems.ts';
import { groupWords, wordsFor } from './knobs_in_words.ts';

/** A setting and its value, as the form calls them. */
export type SettingInWords = { knob: string; text: string };

function valueOf(name: string, value: KnobValue): string {
  const { value: nameOf, zero } = wordsFor(name);
  if (name === 'board_from' || name === 'tiles_from') return systemName(String(value));
  if (typeof value === 'number') return value === 0 && zero ? zero : String(value);
  return nameOf(String(value));
}

function listOf(id: string, lexicons: Lexicon[]): SettingInWords {
  return { knob: t('knobs-group-list'), text: lexicons.find((list) => list.id === id)?.name ?? id };
}

/** What somebody has set, besides the system. */
export function settingsInWords({ system: _, lexicon, ...knobs }: Settings, lexicons: Lexicon[]): SettingInWords[] {
  const set = Object.entries(knobs).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const { label, group } = wordsFor(name);
    return [{ knob: label || groupWords(group).title, text: valueOf(name, value) }];
  });
  return lexicon === undefined ? set : [listOf(lexicon, lexicons), ...set];
}
