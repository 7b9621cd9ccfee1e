import type { Lexicon, Rules } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import { differences } from './rules_in_words.ts';

type Brief = { knob: string; text: string };

/** What is different from the usual rules of the system, for those who are about to join: of each knob, only the sentences that differ. */
export function differencesInBrief(rules: Rules, usual: Rules, lexicon: Lexicon, usualLexicon = lexicon): Brief[] {
  const otherList = rules.word_source === 'list' && lexicon.hash !== usualLexicon.hash;
  const list = otherList ? [{ knob: t('rules-about-list'), text: t('rules-other-list', { name: lexicon.name }) }] : [];
  const knobs = differences(rules, usual, lexicon).map(({ knob, here, usually }) => {
    const changed = here.filter((sentence) => !usually.includes(sentence));
    return { knob, text: (changed.length ? changed : here).join(' ') || t('rules-not-used') };
  });
  return [...list, ...knobs];
}
