import type { Knob, KnobValue, Rules, Settings } from '../connection/protocol.ts';
import { systemOf, type Catalogue } from './catalogue.ts';
import { optionsOf } from './rules.ts';

type Chosen = Omit<Settings, 'system'>;

const endOf = <T extends Rules['ends'][number]['type']>({ ends }: Rules, type: T) =>
  ends.find((end): end is Extract<typeof end, { type: T }> => end.type === type);

/** The knobs that are not a field of the rules. */
const read: Record<string, (rules: Rules) => KnobValue> = {
  lines: (rules) => optionsOf(rules).lines,
  bingo_tiles: ({ bingo }) => bingo.min_tiles,
  bingo_points: ({ bingo }) => bingo.points,
  window_two_seats: ({ windows }) => windows.two_seats,
  window_more_seats: ({ windows }) => windows.more_seats,
  window_last_play: ({ windows }) => windows.last_play,
  window_vote: ({ windows }) => windows.vote,
  passes: (rules) => endOf(rules, 'all_passed')?.times ?? 1,
  scoreless_turns: (rules) => endOf(rules, 'scoreless_turns')?.turns ?? 0,
};
const copied: Record<string, 'board' | 'tile_set'> = { board_from: 'board', tiles_from: 'tile_set' };

/** The system that has this board or these tiles, if possible the one that is usual. */
function originOf(name: string, rules: Rules, catalogue: Catalogue): string | undefined {
  const part = copied[name];
  const system = systemOf(catalogue, rules.id);
  if (!part || !system) return undefined;
  const wanted = JSON.stringify(rules[part]);
  const ids = [String(system.usual[name]), ...(system.possible[name] ?? [])];
  return ids.find((id) => JSON.stringify(systemOf(catalogue, id)?.rules[part]) === wanted);
}

function valueOf({ name, kind }: Knob, rules: Rules, catalogue: Catalogue): KnobValue | undefined {
  if (kind === 'system') return originOf(name, rules, catalogue);
  return read[name]?.(rules) ?? (rules as Partial<Record<string, unknown>>)[name] as KnobValue | undefined;
}

/** What a room has set, as `create` has it: all that is not usual in its system. Options that the first player sets are left to the next first player. */
export function settingsOf(rules: Rules, catalogue: Catalogue): Chosen {
  const usual = systemOf(catalogue, rules.id)?.usual ?? {};
  const open = rules.starter_turn ? optionsOf(rules) : {};
  const settings: Chosen = {};
  for (const knob of catalogue.knobs) {
    const value = valueOf(knob, rules, catalogue);
    if (value !== undefined && value !== usual[knob.name] && !(knob.name in open)) settings[knob.name] = value;
  }
  return settings;
}
