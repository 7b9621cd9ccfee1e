import { spokenList } from '../../languages/formats.ts';
import { t } from '../../languages/text.ts';
import { groupWords, knobOrder, wordsFor } from '../rules/knobs_in_words.ts';
import { inWords, type RefusalFacts } from './refusals.ts';

const prefix = '/settings/';

/** What the form calls a setting; a choice that has a group to itself has the name of the group. */
function labelOf(name: string): string {
  const { label, group } = wordsFor(name);
  return t('knobs-quoted', { name: label || groupWords(group).title });
}

/** The settings that a refusal is about, of those that the form has. */
function settingsOf({ field = '', knobs = [] }: RefusalFacts): string[] {
  const named = field.startsWith(prefix) ? [field.slice(prefix.length)] : [];
  return (knobs.length ? knobs : named).filter((name) => knobOrder.includes(name));
}

/** Why a game cannot be set up so, with the names that the form has for its settings. */
export function settingsRefusalInWords({ code, ...more }: Partial<RefusalFacts> & Pick<RefusalFacts, 'message'>): string {
  if (!code) return more.message; // the page itself has said it
  const facts = { ...more, code };
  const names = settingsOf(facts);
  if (!names.length || !['BAD_SETTINGS', 'BAD_MESSAGE'].includes(code)) return inWords(facts);
  const { reason, least, most } = facts;
  if (reason === 'out_of_range' && least !== undefined && most !== undefined)
    return t('knobs-out-of-range', { setting: labelOf(names[0]!), least, most });
  return t('knobs-contradiction', { settings: spokenList(names.map(labelOf)), count: names.length });
}
