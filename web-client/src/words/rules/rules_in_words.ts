import { cellName } from '../../rules/coordinates.ts';
import type { Axis, Lexicon, Rules } from '../../connection/protocol.ts';
import { total } from '../../rules/tiles.ts';
import { endings, settling } from './ends_in_words.ts';
import { duration, spokenList } from '../../languages/formats.ts';
import { t, type NameId } from '../../languages/text.ts';
import { premiumName } from '../names.ts';
import { challenging } from './challenges_in_words.ts';
import { optionSentences } from './option_meanings.ts';
import { optionsInside } from './options_in_words.ts';
import { exchanging } from './exchange_in_words.ts';

export type Chapter = { title: string; sentences: string[] };
/** One knob of the rules in plain words; no sentence where it plays no part. */
type Saying = { chapter: NameId; knob: NameId; say: (rules: Rules, lexicon: Lexicon) => string[] };

const count = (rules: Rules, tile: string) => rules.tile_set.find((kind) => kind.tile === tile)?.count ?? 0;
const has = (axes: Axis[]) => axes.includes('diagonal_down') || axes.includes('diagonal_up');

function board({ board }: Rules): string[] {
  const size = { rows: board.length, columns: board[0]?.length ?? 0 };
  return [/[qQ]/.test(board.join('')) ? t('rules-board-fours', size) : t('rules-board', size)];
}

function tiles(rules: Rules): string[] {
  const digraphs = rules.tile_set.map(({ tile }) => tile).filter((tile) => tile.length > 1);
  const crosses = count(rules, '#');
  return [
    t('rules-tiles', { tiles: total(rules), blanks: count(rules, '?') }),
    ...(digraphs.length ? [t('rules-digraphs', { tiles: spokenList(digraphs) })] : []),
    ...(crosses ? [t('rules-crosses', { crosses }), t('rules-cross-leaves')] : []),
  ];
}

function corners({ corners: { count: number, kinds } }: Rules): string[] {
  if (number === 0) return [];
  const chances = kinds.map(({ scope, factor, percent }) =>
    t('rules-corner-chance', { premium: premiumName(scope, factor), percent }),
  );
  return [t('rules-corners', { corners: number, chances: spokenList(chances) }), t('rules-corners-act')];
}

const racks = ({ rack_visibility, rack_size }: Rules): string[] => [
  t('rules-racks', { count: rack_size }),
  ...optionSentences('rack_visibility', rack_visibility),
];

/** "an A", "a B": as English speaks the letter. */
const aTile = (tile: string) => t(/^[AEFHILMNORSX]/.test(tile) ? 'rules-an-tile' : 'rules-a-tile', { tile });

function starter({ starter_turn }: Rules): string[] {
  if (!starter_turn) return [];
  const { tile, seconds, centre } = starter_turn;
  const options = spokenList(optionsInside());
  return [t('rules-starter', { tile: aTile(tile), options, time: duration(seconds), square: cellName(centre) })];
}

const firstPlayer: Record<Rules['first_player'], NameId> = {
  best_tile: 'rules-first-best',
  best_tile_all_again: 'rules-first-all-again',
  random: 'rules-first-random',
};

function layout({ layout, placed }: Rules): string[] {
  if (layout === 'connected') return [t('rules-lines-connected')];
  return [t(has(placed) ? 'rules-lines-diagonal' : 'rules-lines-straight')];
}

const contacts: Record<Rules['contact'], NameId> = {
  a_tile: 'rules-contact-tile',
  whole_board: 'rules-contact-board',
  none: 'rules-contact-none',
};

function runs({ judged, placed, word_source, contact }: Rules): string[] {
  return [
    t(has(judged) ? 'rules-runs-diagonal' : 'rules-runs-straight'),
    ...(has(placed) && !has(judged) ? [t('rules-diagonal-if-played')] : []),
    ...(word_source === 'any' && contact === 'none' ? [t('rules-lone-tile')] : []),
  ];
}

function reading({ reading, judged, placed }: Rules): string[] {
  if (reading === 'both') return optionSentences('reading', reading);
  return [t(has(placed) || has(judged) ? 'rules-reading-diagonal' : 'rules-reading-straight')];
}

function points({ scoring, counted, reading }: Rules): string[] {
  if (scoring === 'none') return [t('rules-no-points')];
  const scoresBackwards = counted === 'good_readings' && reading === 'both';
  return [t(scoresBackwards ? 'rules-score-readings' : 'rules-score-words')];
}

function bingo({ bingo: { min_tiles, points }, rack_size }: Rules): string[] {
  if (points === 0) return [];
  const values = { tiles: min_tiles, points };
  return [rack_size > min_tiles ? t('rules-bingo-or-more', values) : t('rules-bingo', values)];
}

/** Where they stand alone, as beside a name, some languages call them something else. */
const levelsInSentence: Record<string, NameId | undefined> = {
  beginner: 'rules-level-beginner',
  intermediate: 'rules-level-intermediate',
  expert: 'rules-level-expert',
};
const levelName = (level: string) => (levelsInSentence[level] ? t(levelsInSentence[level]) : level);

function levels({ levels }: Rules): string[] {
  return levels.map(({ name, targets }) => {
    const each = targets.map((points, index) => t('rules-level-target', { points, players: index + 2 }));
    return t('rules-level', { level: levelName(name), targets: spokenList(each) });
  });
}

const sayings: Saying[] = [
  {
    chapter: 'rules-setup',
    knob: 'rules-about-players',
    say: ({ least_seats, most_seats }) => [t('rules-players', { least: least_seats, most: most_seats })],
  },
  { chapter: 'rules-setup', knob: 'rules-about-board', say: board },
  { chapter: 'rules-setup', knob: 'rules-about-tiles', say: tiles },
  { chapter: 'rules-setup', knob: 'rules-about-corners', say: corners },
  { chapter: 'rules-setup', knob: 'rules-about-racks', say: racks },
  {
    chapter: 'rules-setup',
    knob: 'rules-about-first-player',
    say: ({ first_player }) => [t(firstPlayer[first_player])],
  },
  { chapter: 'rules-plays', knob: 'rules-about-first-turn', say: starter },
  {
    chapter: 'rules-plays',
    knob: 'rules-about-first-play',
    say: ({ opening }) =>
      opening ? [t('rules-first-play', { count: opening.min_tiles, square: cellName(opening.start) })] : [],
  },
  { chapter: 'rules-plays', knob: 'rules-about-lines', say: layout },
  { chapter: 'rules-plays', knob: 'rules-about-connecting', say: ({ contact }) => [t(contacts[contact])] },
  {
    chapter: 'rules-words',
    knob: 'rules-words',
    say: ({ word_source }, { name, word_count }) => [
      word_source === 'any' ? t('rules-any-word') : name ? t('rules-list', { name, count: word_count }) : t('rules-no-list'),
    ],
  },
  { chapter: 'rules-words', knob: 'rules-about-runs', say: runs },
  {
    chapter: 'rules-words',
    knob: 'rules-about-lookup',
    say: ({ word_lookup }) => (word_lookup === 'always' ? [t('rules-lookup')] : []),
  },
  { chapter: 'rules-words', knob: 'rules-about-reading', say: reading },
  {
    chapter: 'rules-words',
    knob: 'rules-about-duplicates',
    say: ({ duplicates }) => optionSentences('duplicates', duplicates),
  },
  { chapter: 'rules-score', knob: 'rules-about-points', say: points },
  {
    chapter: 'rules-score',
    knob: 'rules-about-premiums',
    say: ({ premium_use }) => [t(premium_use === 'once' ? 'rules-premium-once' : 'rules-premium-always')],
  },
  { chapter: 'rules-score', knob: 'rules-about-bingo', say: bingo },
  { chapter: 'rules-turns', knob: 'rules-about-exchange', say: exchanging },
  {
    chapter: 'rules-turns',
    knob: 'rules-about-hints',
    say: ({ hints }) => (hints === 'own_rack' ? [t('rules-hints')] : []),
  },
  { chapter: 'rules-challenges', knob: 'rules-challenges', say: challenging },
  { chapter: 'rules-end', knob: 'rules-about-targets', say: levels },
  { chapter: 'rules-end', knob: 'rules-end', say: endings },
  { chapter: 'rules-end', knob: 'rules-about-settlement', say: settling },
];

/** The rules that the server sends, in plain words. */
export function rulesInWords(rules: Rules, lexicon: Lexicon): Chapter[] {
  const titles = [...new Set(sayings.map(({ chapter }) => chapter))];
  return titles.map((title) => ({
    title: t(title),
    sentences: sayings.filter(({ chapter }) => chapter === title).flatMap(({ say }) => say(rules, lexicon)),
  }));
}

export type Difference = { knob: string; here: string[]; usually: string[] };

/** The knobs whose sentences differ from those of the system that the room is based on. */
export function differences(rules: Rules, usual: Rules, lexicon: Lexicon): Difference[] {
  return sayings
    .map(({ knob, say }) => ({ knob: t(knob), here: say(rules, lexicon), usually: say(usual, lexicon) }))
    .filter(({ here, usually }) => here.join() !== usually.join());
}
