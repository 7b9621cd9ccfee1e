import type { Cell, LaterRules, Options, Rules, SentRules } from '../connection/protocol.ts';

/** What was true before rules said it. */
const before: LaterRules = {
  corners: { count: 0, kinds: [] },
  premiums: 'once',
  racks: 'hidden',
  hints: 'none',
  first_player: 'best_tile',
  placed: ['across', 'down'],
  judged: ['across', 'down'],
  layout: 'one_line',
  contact: 'a_tile',
  words: 'list',
  reading: 'forward',
  duplicates: 'allowed',
  counted: 'runs',
  scoring: 'points',
  exchange: 'some',
  levels: [],
};

export const complete = (sent: SentRules): Rules => ({ ...before, ...sent, windows: { vote: 60, ...sent.windows } });

const straight: Rules['placed'] = ['across', 'down'];
const diagonalsToo: Rules['placed'] = [...straight, 'diagonal_down', 'diagonal_up'];

/** The rules that hold once the player of the seed has set the options. */
export function withOptions(rules: Rules, options: Options): Rules {
  const lines = options.diagonals ? diagonalsToo : straight;
  return {
    ...rules,
    reading: options.backwards ? 'both' : 'forward',
    placed: lines,
    judged: lines,
    layout: options.connected ? 'connected' : 'one_line',
    duplicates: options.no_duplicates ? 'refused' : 'allowed',
    racks: options.open_racks ? 'open' : 'hidden',
  };
}

/** The options that the rules already have: what the player of the seed starts from. */
export const optionsOf = (rules: Rules): Options => ({
  backwards: rules.reading === 'both',
  diagonals: rules.placed.includes('diagonal_down'),
  connected: rules.layout === 'connected',
  no_duplicates: rules.duplicates === 'refused',
  open_racks: rules.racks === 'open',
});

/** Where one who has pointed nowhere begins. */
export const startOf = (rules: Rules): Cell => {
  const middle = Math.floor(rules.board.length / 2);
  return rules.opening?.start ?? rules.starter_turn?.centre ?? [middle, middle];
};
