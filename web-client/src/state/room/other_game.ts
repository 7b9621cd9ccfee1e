import type { Lexicon, Rules, Settings } from '../../connection/protocol.ts';
import type { Catalogue } from '../../rules/catalogue.ts';
import { settingsOf } from '../../rules/settings_of.ts';

type Chosen = Omit<Settings, 'system'>;
/** The game that others are compared with. */
type Last = { rules: Rules; lexicon: Lexicon };

/** With what the form for another game begins in a system: with the rules of the last game if that had the same, and always with its word list. The first of the lists is the usual one. */
export function settingsToBeginWith(system: string, { rules, lexicon }: Last, catalogue: Catalogue, lists: Lexicon[]): Chosen {
  const knobs = system === rules.id ? settingsOf(rules, catalogue) : {};
  return lexicon.id === lists[0]?.id ? knobs : { ...knobs, lexicon: lexicon.id };
}

/** The settings of a proposal, which keeps the word list of the last game unless it names another one. */
export function settingsToPropose(system: string, settings: Chosen, { lexicon }: Last, lists: Lexicon[]): Settings {
  const { lexicon: list = lists[0]?.id, ...wanted }: Settings = { ...settings, system };
  return list === undefined || list === lexicon.id ? wanted : { ...wanted, lexicon: list };
}
