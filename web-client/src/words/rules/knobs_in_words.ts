import type { Ruling } from '../../connection/protocol.ts';
import { t, type NameId } from '../../languages/text.ts';
import { rulingName, rulingSentence } from '../names.ts';

/** Where the form puts a knob. */
export type GroupId = 'words' | 'challenges' | 'seconds' | 'setup' | 'parts' | 'more';
/** What the forms call a knob, where they put it, and what they call its values. */
export type KnobWords = {
  group: GroupId;
  label: string;
  value: (value: string) => string;
  /** What 0 means, where it does not count anything. */
  zero?: string;
  /** A sentence about the chosen value. */
  explain?: (value: string) => string | undefined;
};
type KnobTexts = {
  group: GroupId;
  label?: NameId;
  values?: Record<string, NameId>;
  value?: (value: string) => string;
  zero?: NameId;
  explain?: KnobWords['explain'];
};

const titled = (text: string) => text[0]!.toUpperCase() + text.slice(1).replaceAll('_', ' ');

/** Every knob with words of its own, in the order of the form. */
const known: Record<string, KnobTexts> = {
  reading: {
    group: 'words',
    label: 'knobs-reading',
    values: { forward: 'knobs-reading-forward', both: 'knobs-reading-both' },
  },
  lines: {
    group: 'words',
    label: 'knobs-lines',
    values: { straight: 'knobs-lines-straight', diagonals_too: 'knobs-lines-diagonals' },
  },
  layout: {
    group: 'words',
    label: 'knobs-layout',
    values: { one_line: 'knobs-layout-line', connected: 'knobs-layout-connected' },
    explain: (value) => t(value === 'connected' ? 'knobs-layout-connected-explained' : 'knobs-layout-line-explained'),
  },
  duplicates: {
    group: 'words',
    label: 'knobs-duplicates',
    values: { allowed: 'knobs-duplicates-allowed', refused: 'knobs-duplicates-refused' },
  },
  ruling: {
    group: 'challenges',
    value: (value) => titled(rulingName(value as Ruling)),
    explain: (value) => rulingSentence(value as Ruling),
  },
  window_two_seats: { group: 'seconds', label: 'knobs-window-two' },
  window_more_seats: { group: 'seconds', label: 'knobs-window-more' },
  window_last_play: { group: 'seconds', label: 'knobs-window-last' },
  window_vote: { group: 'seconds', label: 'knobs-window-vote' },
  rack_visibility: {
    group: 'setup',
    label: 'knobs-racks',
    values: { hidden: 'knobs-racks-hidden', open: 'knobs-racks-open' },
  },
  hints: { group: 'setup', label: 'knobs-hints', values: { own_rack: 'knobs-hints-yes', none: 'knobs-hints-no' } },
  word_lookup: {
    group: 'setup',
    label: 'knobs-word-lookup',
    values: { after_game: 'knobs-word-lookup-after', always: 'knobs-word-lookup-always' },
    explain: (value) => (value === 'always' ? t('knobs-word-lookup-explained') : undefined),
  },
  first_player: {
    group: 'setup',
    label: 'knobs-first',
    values: {
      best_tile: 'knobs-first-best',
      best_tile_all_again: 'knobs-first-all-again',
      random: 'knobs-first-random',
    },
  },
  scoring: {
    group: 'setup',
    label: 'knobs-scoring',
    values: { points: 'knobs-scoring-points', none: 'knobs-scoring-none' },
  },
  exchange: {
    group: 'setup',
    label: 'knobs-exchange',
    values: { some: 'knobs-exchange-some', all: 'knobs-exchange-all' },
  },
  rack_size: { group: 'setup', label: 'knobs-rack-size' },
  bingo_points: { group: 'setup', label: 'knobs-bingo-points' },
  bingo_tiles: { group: 'setup', label: 'knobs-bingo-tiles' },
  exchange_minimum: { group: 'setup', label: 'knobs-exchange-minimum' },
  passes: { group: 'setup', label: 'knobs-passes' },
  scoreless_turns: { group: 'setup', label: 'knobs-scoreless', zero: 'knobs-never' },
  board_from: { group: 'parts', label: 'knobs-board' },
  tiles_from: { group: 'parts', label: 'knobs-tiles' },
};

export const knobOrder = Object.keys(known);

/** A value for which this page has no words is shown by its name. */
function valueIn({ values, value: say }: KnobTexts, value: string): string {
  const id = values?.[value];
  return id ? t(id) : (say?.(value) ?? titled(value));
}

/** A knob for which this page has no words is shown by its name. */
export function wordsFor(name: string): KnobWords {
  const texts = known[name];
  if (!texts) return { group: 'more', label: titled(name), value: titled };
  const { group, label, zero, explain } = texts;
  return {
    group,
    label: label ? t(label) : '',
    value: (value) => valueIn(texts, value),
    ...(zero && { zero: t(zero) }),
    ...(explain && { explain }),
  };
}

const groupTitles: Record<GroupId, NameId> = {
  words: 'knobs-group-words',
  challenges: 'knobs-group-challenges',
  seconds: 'knobs-group-seconds',
  setup: 'knobs-group-setup',
  parts: 'knobs-group-parts',
  more: 'knobs-group-more',
};

/** What the form says above a group, and perhaps below it. */
export const groupWords = (group: GroupId): { title: string; hint?: string } => ({
  title: t(groupTitles[group]),
  ...(group === 'seconds' && { hint: t('knobs-seconds-hint') }),
});
