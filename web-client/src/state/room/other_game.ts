import type { Lexicon, Settings } from '../../connection/protocol.ts';

type Chosen = Omit<Settings, 'system'>;

/** With what the form for another game begins in a system: with the settings of the newest game if that has the same, and always with its word list. The first of the lists is the usual one. */
export function settingsToBeginWith(wanted: string, { system, lexicon, ...knobs }: Settings, lists: Lexicon[]): Chosen {
  const chosen: Chosen = wanted === system ? knobs : {};
  return lexicon === undefined || lexicon === lists[0]?.id ? chosen : { ...chosen, lexicon };
}

/** The settings of a proposal, which keeps the word list of the newest game unless it names another one. */
export function settingsToPropose(system: string, settings: Chosen, newest: Settings, lists: Lexicon[]): Settings {
  const { lexicon: list = lists[0]?.id, ...wanted }: Settings = { ...settings, system };
  return list === undefined || list === newest.lexicon ? wanted : { ...wanted, lexicon: list };
}
