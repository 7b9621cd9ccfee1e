import { cellName } from '../../rules/coordinates.ts';
import type { Axis, Lexicon, Rules } from '../../connection/protocol.ts';
import { total } from '../../rules/tiles.ts';
import { endings, settling } from './ends_in_words.ts';
import { duration, spokenList } from '../../languages/formats.ts';
import { premiumName, rulingSentence } from '../names.ts';
import { optionNames, optionSentences } from './options_in_words.ts';
import { exchanging } from './exchange_in_words.ts';

export type Chapter = { title: string; sentences: string[] };
/** One knob of the rules in plain words; no sentence where it plays no part. */
type Saying = { chapter: string; knob: string; say: (rules: Rules, lexicon: Lexicon) => string[] };

const count = (rules: Rules, tile: string) => rules.tile_set.find((kind) => kind.tile === tile)?.count ?? 0;
const has = (axes: Axis[]) => axes.includes('diagonal_down') || axes.includes('diagonal_up');

function tiles(rules: Rules): string[] {
  const digraphs = rules.tile_set.map(({ tile }) => tile).filter((tile) => tile.length > 1);
  const crosses = count(rules, '#');
  return [
    `There are ${total(rules)} tiles, ${count(rules, '?')} of them blanks. A blank stands for any letter, keeps it, and scores 0.`,
    ...(digraphs.length
      ? [`${spokenList(digraphs)} are single tiles: a word with these letters must use that tile.`]
      : []),
    ...(crosses
      ? [
          `${crosses} tiles have a red cross. Lay one over a tile on the board, and both leave the game. The square stays empty or takes a new tile in the same turn, which then scores 0.`,
          'What is left on each side must be a word or a single tile.',
        ]
      : []),
  ];
}

function corners({ corners: { count: number, kinds } }: Rules): string[] {
  if (number === 0) return [];
  const chances = kinds.map(({ scope, factor, percent }) => `${premiumName(scope, factor)} ${percent} %`);
  return [
    `Before the game, ${number} bonuses are placed at random on corners between squares (${spokenList(chances)}). Each acts on the four squares around it.`,
    'Every letter bonus multiplies each new letter that touches it. Every word bonus multiplies a word once if one of its new letters touches it.',
  ];
}

const article = (tile: string) => `${/^[AEFHILMNORSX]/.test(tile) ? 'an' : 'a'} ${tile}`;

function starter({ starter_turn }: Rules): string[] {
  if (!starter_turn) return [];
  const names = optionNames.map((name) => name.toLowerCase());
  return [
    `The first player places ${article(starter_turn.tile)} on any square and sets the options: ${spokenList(names)}. This scores nothing. After ${duration(starter_turn.seconds)} the tile goes to ${cellName(starter_turn.centre)}.`,
  ];
}

const firstPlayer: Record<Rules['first_player'], string> = {
  best_tile: 'Everyone draws a tile. The tile closest to A starts, and a blank beats A. If tied, those players draw again.',
  best_tile_all_again:
    'Everyone draws a tile. The tile closest to A starts, and a blank beats A. If tied, everyone draws again.',
  random: 'The first player is chosen at random.',
};

function layout({ layout, placed }: Rules): string[] {
  if (layout === 'connected')
    return ['Place your tiles anywhere, as long as the words they make connect.'];
  const lines = has(placed) ? 'a single row, column or diagonal' : 'a single row or column';
  return [`Place your tiles in ${lines}, without gaps.`];
}

const contact: Record<Rules['contact'], string> = {
  a_tile: 'Every play after the first must connect to a tile on the board.',
  whole_board: 'All tiles on the board must connect, and everything on it must be words.',
  none: 'A play need not connect to anything: it may go wherever there is room.',
};

function runs({ judged, placed, word_source, contact }: Rules): string[] {
  return [
    `Tiles next to each other in a row${has(judged) ? ', column or diagonal' : ' or column'} make a word.`,
    ...(has(placed) && !has(judged) ? ['A diagonal counts only if the play was laid along it.'] : []),
    ...(has(placed) || has(judged)
      ? ['Words read from left to right and from top to bottom. A diagonal reads from its left end.']
      : []),
    ...(word_source === 'any' && contact === 'none'
      ? ['A tile on its own is a word too. Its player says which way it reads.']
      : []),
  ];
}

const within = (seconds: number) =>
  seconds
    ? `for ${duration(seconds)} or until everyone has accepted it; the next player waits`
    : 'until the next move';

function challenging({ ruling, windows }: Rules): string[] {
  if (ruling === 'void') return [rulingSentence('void')];
  const disputed = ruling === 'vote' ? 'disputed' : 'challenged';
  const two = `With two players, a play may be ${disputed} ${within(windows.two_seats)}.`;
  const more = `With three or four, ${within(windows.more_seats)}.`;
  return [
    ...disputing(ruling, windows.vote),
    two,
    more,
    `A play that would end the game waits ${duration(windows.last_play)} for a ${ruling === 'vote' ? 'dispute' : 'challenge'}.`,
  ];
}

function disputing(ruling: Rules['ruling'], seconds: number): string[] {
  if (ruling === 'vote')
    return [
      'Words are not checked. Any opponent may dispute the latest play.',
      `Its player then sends evidence or withdraws the play, and the others have ${duration(seconds)} to vote. If most reject it, the tiles come back and the same player plays again. A tie accepts the play.`,
    ];
  return [
    'Words are not checked when they are laid. Any opponent may challenge the latest play.',
    'If one of its words isn’t in the list, its player takes the tiles back and loses the score and the turn.',
    rulingSentence(ruling),
  ];
}

function levels({ levels }: Rules): string[] {
  return levels.map(({ name, targets }) => {
    const players = targets.map((target, index) => `${target} points with ${index + 2}`);
    return `Level “${name}”: the target is ${spokenList(players)} players.`;
  });
}

const sayings: Saying[] = [
  { chapter: 'Setup', knob: 'Players', say: (rules) => [`${rules.least_seats} to ${rules.most_seats} players.`] },
  {
    chapter: 'Setup',
    knob: 'Board',
    say: ({ board }) => [
      `The board has ${board.length} × ${board[0]?.length ?? 0} squares${/[qQ]/.test(board.join('')) ? ', some of which multiply by four' : ''}.`,
    ],
  },
  { chapter: 'Setup', knob: 'Tiles', say: tiles },
  { chapter: 'Setup', knob: 'Corners', say: corners },
  {
    chapter: 'Setup',
    knob: 'Racks',
    say: ({ rack_visibility, rack_size }) => [
      `A rack holds ${rack_size} tiles and is refilled after each play while the bag lasts.`,
      ...(rack_visibility === 'open' ? ['Everyone sees all racks.'] : []),
    ],
  },
  { chapter: 'Setup', knob: 'First player', say: ({ first_player }) => [firstPlayer[first_player]] },
  { chapter: 'Plays', knob: 'First turn', say: starter },
  {
    chapter: 'Plays',
    knob: 'First play',
    say: ({ opening }) =>
      opening ? [`The first play needs at least ${opening.min_tiles} tiles and must cover ${cellName(opening.start)}.`] : [],
  },
  { chapter: 'Plays', knob: 'Lines', say: layout },
  { chapter: 'Plays', knob: 'Connecting', say: (rules) => [contact[rules.contact]] },
  {
    chapter: 'Words',
    knob: 'Words',
    say: ({ word_source }, lexicon) => [
      word_source === 'any'
        ? 'Any word in any language will do, names and abbreviations too. There is no word list.'
        : `Words must be in: ${lexicon.name}, ${lexicon.word_count.toLocaleString('en')} words.`,
    ],
  },
  { chapter: 'Words', knob: 'Runs', say: runs },
  { chapter: 'Words', knob: 'Reading', say: ({ reading }) => optionSentences('reading', reading) },
  { chapter: 'Words', knob: 'Duplicates', say: ({ duplicates }) => optionSentences('duplicates', duplicates) },
  {
    chapter: 'Score',
    knob: 'Points',
    say: ({ scoring, counted }) =>
      scoring === 'none'
        ? ['No points are kept.']
        : counted === 'good_readings'
          ? ['Each word with a new letter scores. If it reads as another word backwards, both score.']
          : ['Each word that a play makes or changes scores: its letters first, then its word premiums.'],
  },
  {
    chapter: 'Score',
    knob: 'Premiums',
    say: ({ premium_use }) => [
      premium_use === 'once' ? 'A premium counts once, when it is covered.' : 'Bonuses are never used up.',
    ],
  },
  {
    chapter: 'Score',
    knob: 'Bingo',
    say: ({ bingo, rack_size }) =>
      bingo.points
        ? [
            `Laying ${bingo.min_tiles}${rack_size > bingo.min_tiles ? ' or more' : ''} tiles in one turn is a bingo: ${bingo.points} more points.`,
          ]
        : [],
  },
  { chapter: 'Turns', knob: 'Exchange', say: exchanging },
  {
    chapter: 'Turns',
    knob: 'Hints',
    say: ({ hints }) =>
      hints === 'own_rack' ? ['On your turn you can ask for a hint: good plays from your rack.'] : [],
  },
  { chapter: 'Challenges', knob: 'Challenges', say: challenging },
  { chapter: 'The end', knob: 'Targets', say: levels },
  { chapter: 'The end', knob: 'The end', say: endings },
  { chapter: 'The end', knob: 'Settlement', say: settling },
];

/** The rules that the server sends, in plain words. */
export function rulesInWords(rules: Rules, lexicon: Lexicon): Chapter[] {
  const titles = [...new Set(sayings.map(({ chapter }) => chapter))];
  return titles.map((title) => ({
    title,
    sentences: sayings.filter(({ chapter }) => chapter === title).flatMap(({ say }) => say(rules, lexicon)),
  }));
}

export type Difference = { knob: string; here: string[]; usually: string[] };

/** The knobs whose sentences differ from those of the system that the room is based on. */
export function differences(rules: Rules, usual: Rules, lexicon: Lexicon): Difference[] {
  return sayings
    .map(({ knob, say }) => ({ knob, here: say(rules, lexicon), usually: say(usual, lexicon) }))
    .filter(({ here, usually }) => here.join() !== usually.join());
}
