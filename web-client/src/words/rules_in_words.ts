import { cellName } from '../coordinates.ts';
import type { End, Lexicon, Rules } from '../protocol.ts';
import { total } from '../tiles.ts';
import { duration, rulingSentence } from './names.ts';

export type Chapter = { title: string; sentences: string[] };

const ending: { [T in End['type']]: (end: End & { type: T }) => string } = {
  went_out: () => 'The game ends when the bag is empty and somebody has laid the last tile of the rack.',
  all_passed: ({ times }) =>
    times === 1
      ? 'It also ends when everybody passes in a row.'
      : `It also ends when everybody has passed ${times} times and nobody did anything else in between.`,
  scoreless_turns: ({ turns }) => `It also ends after ${turns} turns in a row without a point.`,
};

const endings = (ends: End[]) =>
  ends.map((end) => (ending[end.type] as ((end: End) => string) | undefined)?.(end) ?? '');

function challenging({ ruling, windows }: Rules): string[] {
  if (ruling === 'void') return [rulingSentence.void];
  const two = windows.two_seats
    ? `With two players there are ${duration(windows.two_seats)} to challenge, and the next player waits.`
    : 'With two players a play may be challenged until the next player does something.';
  const more = windows.more_seats
    ? `With three or four, everybody has ${duration(windows.more_seats)}, or until all have accepted, and the next player waits.`
    : 'With three or four it is the same.';
  return [
    'Words are not checked when they are laid. Any opponent may challenge the latest play.',
    'If one of its words is not in the list, the tiles come back, the score is undone and the turn is lost.',
    rulingSentence[ruling],
    two,
    more,
    `A play that would end the game waits ${duration(windows.last_play)} for a challenge.`,
  ];
}

function laying({ opening, bingo }: Rules): string[] {
  const bonus = bingo.points ? [`Laying ${bingo.tiles} tiles in one turn adds ${bingo.points} points.`] : [];
  return [
    `The first play has at least ${opening.tiles} tiles and covers ${cellName(opening.start)}.`,
    'Later plays lie in one row or column, leave no gap and touch what is there.',
    'Each word that a play makes or changes scores: letters first, then the word premiums. Premiums count once, when they are covered.',
    ...bonus,
  ];
}

function turns({ exchange_minimum, rack_size }: Rules): string[] {
  const least =
    exchange_minimum > 1 ? `, while the bag holds at least ${exchange_minimum}` : ', as many as the bag holds';
  return [
    `A turn is a play, an exchange or a pass. After a play the rack is filled to ${rack_size} while the bag lasts.`,
    `An exchange swaps any of one’s tiles${least}.`,
  ];
}

function settling({ settlements, tie_breaks }: Rules): string[] {
  const deduct = settlements.includes('deduct_racks')
    ? ['At the end everybody loses the points left on the rack.']
    : [];
  const award = settlements.includes('award_racks') ? ['Who went out gets the points of all other racks.'] : [];
  const tie = tie_breaks.includes('higher_before_settlement')
    ? ['On a tie the higher score before that settlement wins.']
    : [];
  return [...deduct, ...award, 'The highest score wins.', ...tie];
}

/** The rules of a room as people would tell them, from the rules that the server sends. */
export function rulesInWords(rules: Rules, lexicon: Lexicon): Chapter[] {
  const size = `${rules.board.length} × ${rules.board[0]?.length ?? 0}`;
  const blanks = rules.tiles.find(({ tile }) => tile === '?')?.count ?? 0;
  return [
    {
      title: 'Table',
      sentences: [
        `${rules.least_seats} to ${rules.most_seats} players, a board of ${size}, ${total(rules)} tiles, ${blanks} of them blanks.`,
      ],
    },
    { title: 'Laying', sentences: laying(rules) },
    { title: 'Turns', sentences: turns(rules) },
    { title: 'Challenges', sentences: challenging(rules) },
    { title: 'The end', sentences: [...endings(rules.ends), ...settling(rules)] },
    { title: 'Words', sentences: [`${lexicon.name}, ${lexicon.words.toLocaleString('en')} words.`] },
  ];
}
