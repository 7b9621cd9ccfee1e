import type { End, Rules } from '../../connection/protocol.ts';

const clauses: { [T in End['type']]: (end: End & { type: T }) => string } = {
  went_out: () => 'when the bag is empty and a player uses their last tile',
  empty_rack_to_move: () => 'when the turn comes to a player with an empty rack',
  all_passed: ({ times }) =>
    times === 1
      ? 'when everyone passes in a row'
      : `after ${times} passes in a row by everyone`,
  all_idle: ({ times }) => `when everyone has passed or exchanged ${times} times in a row`,
  scoreless_turns: ({ turns }) => `after ${turns} scoreless turns in a row`,
  target_reached: () => 'as soon as a player reaches their target; that player wins, and leftover tiles don’t count',
  laid_at_once: ({ min_tiles }) => `as soon as a player lays ${min_tiles} tiles in one turn; that player wins`,
  no_play_left: () => 'when the bag is empty and nobody has a play left',
};

/** How the game may end, one sentence each. Whether a play is left is known only where words are checked. */
export const endings = ({ ends, ruling }: Rules): string[] =>
  ends
    .filter(({ type }) => type !== 'no_play_left' || ruling === 'void')
    .map((end) => (clauses[end.type] as ((end: End) => string) | undefined)?.(end))
    .filter((clause) => clause !== undefined)
    .map((clause, index) => `${index ? 'It also ends' : 'The game ends'} ${clause}.`);

/** How the final scores are settled, and who wins. */
export function settling({ settlements, tie_breaks, scoring }: Rules): string[] {
  if (scoring === 'none') return ['No points are kept, so nobody wins on points.'];
  const deduct = settlements.includes('deduct_racks')
    ? ['At the end, each player loses the points of their leftover tiles.']
    : ['Leftover tiles cost nothing.'];
  const award = settlements.includes('award_racks') ? ['The player who goes out scores everyone’s remaining tiles.'] : [];
  const tie = tie_breaks.includes('higher_before_settlement')
    ? ['Ties go to the higher score before leftover tiles.']
    : ['Players who tie share the win.'];
  return [...deduct, ...award, 'The highest score wins.', ...tie];
}
