import type { End, Rules } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';

/** Whether another sentence about the end stands before it. */
type Also = { also: 'yes' | 'no' };

const sentences: { [T in End['type']]: (also: Also, end: End & { type: T }, rules: Rules) => string } = {
  went_out: (also) => t('rules-ends-may-went-out', also),
  empty_rack_to_move: (also) => t('rules-ends-may-empty-rack', also),
  all_passed: (also, { times }) => t('rules-ends-may-all-passed', { ...also, times }),
  all_idle: (also, { times }) => t('rules-ends-may-all-idle', { ...also, times }),
  scoreless_turns: (also, { turns }) => t('rules-ends-may-scoreless', { ...also, turns }),
  target_reached: (also) => t('rules-ends-may-target', also),
  laid_at_once: (also, { min_tiles }, { rack_size }) =>
    t(rack_size > min_tiles ? 'rules-ends-may-at-once-or-more' : 'rules-ends-may-at-once', { ...also, tiles: min_tiles }),
  no_play_left: (also) => t('rules-ends-may-no-play', also),
};

/** The server looks for plays that are left only where words are checked and tiles lie in one line. */
const looksForPlays = ({ ruling, layout }: Rules) => ruling === 'void' && layout === 'one_line';

/** How the game may end, one sentence each. */
export const endings = (rules: Rules): string[] =>
  rules.ends
    .filter(({ type }) => type in sentences && (type !== 'no_play_left' || looksForPlays(rules)))
    .map((end, index) => {
      const say = sentences[end.type] as (also: Also, end: End, rules: Rules) => string;
      return say({ also: index ? 'yes' : 'no' }, end, rules);
    });

/** How the final scores are settled, and who wins. */
export function settling({ settlements, tie_breaks, scoring }: Rules): string[] {
  if (scoring === 'none') return [t('rules-ends-no-points-kept')];
  return [
    t(settlements.includes('deduct_racks') ? 'rules-ends-deduct' : 'rules-ends-no-deduct'),
    ...(settlements.includes('award_racks') ? [t('rules-ends-award')] : []),
    t('rules-ends-highest-wins'),
    t(tie_breaks.includes('higher_before_settlement') ? 'rules-ends-ties-before' : 'rules-ends-ties-share'),
  ];
}
