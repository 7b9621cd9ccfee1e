import { cellName } from '../state/coordinates.ts';
import type { Axis, Lexicon, Rules } from '../connection/protocol.ts';
import { total } from '../state/tiles.ts';
import { endings, settling } from './ends_in_words.ts';
import { duration, listed, optionNames, premiumName, rulingSentence } from './names.ts';
import { exchanging } from './exchange_in_words.ts';

export type Chapter = { title: string; sentences: string[] };
/** What one knob of the rules says, in plain words; nothing where it plays no part. */
type Saying = { chapter: string; knob: string; say: (rules: Rules, lexicon: Lexicon) => string[] };

const count = (rules: Rules, tile: string) => rules.tile_set.find((kind) => kind.tile === tile)?.count ?? 0;
const has = (axes: Axis[]) => axes.includes('diagonal_down') || axes.includes('diagonal_up');

function tiles(rules: Rules): string[] {
  const digraphs = rules.tile_set.map(({ tile }) => tile).filter((tile) => tile.length > 1);
  const crosses = count(rules, '#');
  return [
    `There are ${total(rules)} tiles, ${count(rules, '?')} of them blanks. A blank is any one letter, for good, and counts 0.`,
    ...(digraphs.length
      ? [`${listed(digraphs)} are tiles of their own: a word that has these letters needs that tile for them.`]
      : []),
    ...(crosses
      ? [
          `${crosses} tiles have a red cross. Laid over a tile on the board, such a tile takes it out of the game and goes with it; the cell stays empty or takes a new tile in the same turn, which counts 0 in it.`,
          'What such a tile leaves on both sides must be words too, or single tiles.',
        ]
      : []),
  ];
}

function corners({ corners: { count: number, kinds } }: Rules): string[] {
  if (number === 0) return [];
  const chances = kinds.map(({ scope, factor, percent }) => `${premiumName(scope, factor)} ${percent} %`);
  return [
    `Before the game ${number} bonuses are put on corners between cells, by chance (${listed(chances)}). Each acts for the four cells around it.`,
    'A new letter is multiplied by every letter bonus that it touches, and a word once by every word bonus that one of its new letters touches.',
  ];
}

function starter({ starter_turn }: Rules): string[] {
  if (!starter_turn) return [];
  const names = Object.values(optionNames).map(([name]) => name.toLowerCase());
  return [
    `The first turn puts an ${starter_turn.tile} on any cell and decides on the options: ${listed(names)}. It scores nothing and may take ${duration(starter_turn.seconds)}; then the tile goes to ${cellName(starter_turn.centre)}.`,
  ];
}

const firstPlayer: Record<Rules['first_player'], string> = {
  best_tile: 'Everybody draws a tile: the one closest to A begins, and a blank beats A. Who ties draws again.',
  best_tile_all_again:
    'Everybody draws a tile: the one closest to A begins, and a blank beats A. On a tie everybody draws again.',
  random: 'Chance alone says who begins.',
};

function layout({ layout, placed }: Rules): string[] {
  if (layout === 'connected')
    return ['The tiles of a play may lie anywhere, as long as the words that they make hang together.'];
  const lines = has(placed) ? 'one row, one column or one diagonal' : 'one row or column';
  return [`The tiles of a play lie in ${lines} and leave no gap.`];
}

const contact: Record<Rules['contact'], string> = {
  a_tile: 'Every play but the first touches a tile that is there.',
  whole_board: 'All tiles on the board hang together, and all that stands there has to be words.',
  none: 'A play need not touch anything: it may lie wherever there is room.',
};

function runs({ judged, placed, word_source, contact }: Rules): string[] {
  return [
    `Tiles that stand next to each other in a row${has(judged) ? ', a column or a diagonal' : ' or a column'} are read as a word.`,
    ...(has(placed) && !has(judged) ? ['A diagonal is read only if the play was laid along it.'] : []),
    ...(has(placed) || has(judged)
      ? ['Words read from left to right and from top to bottom, a diagonal from its left end.']
      : []),
    ...(word_source === 'any' && contact === 'none'
      ? ['A tile that stands alone is a word too: its player says along which line.']
      : []),
  ];
}

const within = (seconds: number) =>
  seconds
    ? `for ${duration(seconds)}, or until all others have accepted, and the next player waits`
    : 'until the next player does something';

function challenging({ ruling, windows }: Rules): string[] {
  if (ruling === 'void') return [rulingSentence.void];
  const two = `With two players a play may be challenged ${within(windows.two_seats)}.`;
  const more = `With three or four, ${within(windows.more_seats)}.`;
  return [
    ...questioning(ruling, windows.vote),
    two,
    more,
    `A play that would end the game waits ${duration(windows.last_play)} for a challenge.`,
  ];
}

function questioning(ruling: Rules['ruling'], seconds: number): string[] {
  if (ruling === 'vote')
    return [
      'Words are not checked. Any opponent may question the latest play.',
      `Then its player shows evidence or takes the play back, and the others vote for ${duration(seconds)}. A majority against it brings the tiles back, and the same player plays again; a tie lets the play stand.`,
    ];
  return [
    'Words are not checked when they are laid. Any opponent may challenge the latest play.',
    'If one of its words is not in the list, the tiles come back, the score is undone and the turn is lost.',
    rulingSentence[ruling],
  ];
}

function levels({ levels }: Rules): string[] {
  return levels.map(({ name, targets }) => {
    const players = targets.map((target, index) => `${target} points with ${index + 2}`);
    return `Level “${name}” has a target of ${listed(players)} players.`;
  });
}

const sayings: Saying[] = [
  { chapter: 'Table', knob: 'Players', say: (rules) => [`${rules.least_seats} to ${rules.most_seats} players.`] },
  {
    chapter: 'Table',
    knob: 'Board',
    say: ({ board }) => [
      `The board has ${board.length} × ${board[0]?.length ?? 0} cells${/[qQ]/.test(board.join('')) ? ', some of which multiply by four' : ''}.`,
    ],
  },
  { chapter: 'Table', knob: 'Tiles', say: tiles },
  { chapter: 'Table', knob: 'Corners', say: corners },
  {
    chapter: 'Table',
    knob: 'Racks',
    say: ({ rack_visibility, rack_size }) => [
      `A rack has ${rack_size} tiles and is filled up after a play while the bag lasts.`,
      ...(rack_visibility === 'open' ? ['Everybody sees all racks.'] : []),
    ],
  },
  { chapter: 'Table', knob: 'First player', say: ({ first_player }) => [firstPlayer[first_player]] },
  { chapter: 'Laying', knob: 'First turn', say: starter },
  {
    chapter: 'Laying',
    knob: 'First play',
    say: ({ opening }) =>
      opening ? [`The first play has at least ${opening.min_tiles} tiles and covers ${cellName(opening.start)}.`] : [],
  },
  { chapter: 'Laying', knob: 'Lines', say: layout },
  { chapter: 'Laying', knob: 'Touching', say: (rules) => [contact[rules.contact]] },
  {
    chapter: 'Words',
    knob: 'Words',
    say: ({ word_source }, lexicon) => [
      word_source === 'any'
        ? 'Any word will do, in any language: names and abbreviations too. There is no word list.'
        : `A word is what the list has: ${lexicon.name}, ${lexicon.word_count.toLocaleString('en')} words.`,
    ],
  },
  { chapter: 'Words', knob: 'Runs', say: runs },
  { chapter: 'Words', knob: 'Reading', say: ({ reading }) => (reading === 'both' ? [optionNames.reading[1]] : []) },
  {
    chapter: 'Words',
    knob: 'Duplicates',
    say: ({ duplicates }) => (duplicates === 'refused' ? [optionNames.duplicates[1]] : []),
  },
  {
    chapter: 'Score',
    knob: 'Points',
    say: ({ scoring, counted }) =>
      scoring === 'none'
        ? ['No points are kept.']
        : counted === 'good_readings'
          ? ['Each word with a new letter scores; one that is another word from its other end scores as both.']
          : ['Each word that a play makes or changes scores: letters first, then the word premiums.'],
  },
  {
    chapter: 'Score',
    knob: 'Premiums',
    say: ({ premium_use }) => [
      premium_use === 'once' ? 'Premiums count once, when they are covered.' : 'Bonuses are never used up.',
    ],
  },
  {
    chapter: 'Score',
    knob: 'Many tiles at once',
    say: ({ bingo, rack_size }) =>
      bingo.points
        ? [
            `Laying ${bingo.min_tiles}${rack_size > bingo.min_tiles ? ' or more' : ''} tiles in one turn adds ${bingo.points} points.`,
          ]
        : [],
  },
  { chapter: 'Turns', knob: 'Exchange', say: exchanging },
  {
    chapter: 'Turns',
    knob: 'Hints',
    say: ({ hints }) =>
      hints === 'own_rack' ? ['Whose turn it is may ask for a hint: good plays from the own rack.'] : [],
  },
  { chapter: 'Challenges', knob: 'Challenges', say: challenging },
  { chapter: 'The end', knob: 'Targets', say: levels },
  { chapter: 'The end', knob: 'The end', say: endings },
  { chapter: 'The end', knob: 'Settlement', say: settling },
];

/** The rules of a room as people would tell them, from the rules that the server sends. */
export function rulesInWords(rules: Rules, lexicon: Lexicon): Chapter[] {
  const titles = [...new Set(sayings.map(({ chapter }) => chapter))];
  return titles.map((title) => ({
    title,
    sentences: sayings.filter(({ chapter }) => chapter === title).flatMap(({ say }) => say(rules, lexicon)),
  }));
}

export type Difference = { knob: string; here: string[]; usually: string[] };

/** The knobs that say something else than in the system from which the room started. */
export function differences(rules: Rules, usual: Rules, lexicon: Lexicon): Difference[] {
  return sayings
    .map(({ knob, say }) => ({ knob, here: say(rules, lexicon), usually: say(usual, lexicon) }))
    .filter(({ here, usually }) => here.join() !== usually.join());
}
