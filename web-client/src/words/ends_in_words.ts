import type { End, Rules } from '../connection/protocol.ts';

const clauses: { [T in End['type']]: (end: End & { type: T }) => string } = {
  went_out: () => 'when the bag is empty and somebody has laid the last tile of the rack',
  empty_rack_to_move: () => 'when the turn comes to somebody whose rack is empty',
  all_passed: ({ times }) =>
    times === 1
      ? 'when everybody passes in a row'
      : `when everybody has passed ${times} times and nobody did anything else in between`,
  all_idle: ({ times }) => `when everybody has passed or exchanged ${times} times without a play in between`,
  scoreless_turns: ({ turns }) => `after ${turns} turns in a row without a point`,
  target_reached: () => 'at once when somebody’s score reaches the own target; that player wins, without a settlement',
  laid_at_once: ({ min_tiles }) => `at once when somebody lays ${min_tiles} tiles in one turn; that player wins`,
  no_play_left: () => 'when the bag is empty and the server finds that nobody can lay anything more',
};

/** How the game may end, a sentence for each way; whether a play is left is known only where words are checked. */
export const endings = ({ ends, ruling }: Rules): string[] =>
  ends
    .filter(({ type }) => type !== 'no_play_left' || ruling === 'void')
    .map((end) => (clauses[end.type] as ((end: End) => string) | undefined)?.(end))
    .filter((clause) => clause !== undefined)
    .map((clause, index) => `${index ? 'It also ends' : 'The game ends'} ${clause}.`);

/** What becomes of the scores then, and who wins. */
export function settling({ settlements, tie_breaks, scoring }: Rules): string[] {
  if (scoring === 'none') return ['As no points are kept, nobody wins by them.'];
  const deduct = settlements.includes('deduct_racks')
    ? ['At the end everybody loses the points left on the rack.']
    : ['Tiles left on a rack cost nothing.'];
  const award = settlements.includes('award_racks') ? ['Who went out gets the points of all other racks.'] : [];
  const tie = tie_breaks.includes('higher_before_settlement')
    ? ['On a tie the higher score before that settlement wins.']
    : ['A tie is shared.'];
  return [...deduct, ...award, 'The highest score wins.', ...tie];
}
