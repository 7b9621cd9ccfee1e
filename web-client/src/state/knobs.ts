import type { Lexicon, Rules, Ruling, Settings } from '../connection/protocol.ts';
import { systems } from './systems.ts';
import { rulingName, rulingSentence } from '../words/names.ts';

export type KnobKey = Exclude<keyof Settings, 'system'>;
type Named = { key: KnobKey; label: string; hint?: string };
/** A setting as the form offers it; `usual` holds if nothing is chosen. */
export type NumberKnob = Named & { kind: 'number'; usual: number | null; least: number; most: number };
export type ChoiceKnob = Named & { kind: 'choice'; usual: string; choices: [value: string, label: string][] };
export type Knob = NumberKnob | ChoiceKnob;
export type Group = { title: string; knobs: Knob[]; hint?: string };
type Chosen = Omit<Settings, 'system'>;

const number = (key: KnobKey, label: string, usual: number | null, least: number, most: number): NumberKnob => ({
  kind: 'number',
  key,
  label,
  usual,
  least,
  most,
});
const choice = (
  key: KnobKey,
  label: string,
  usual: string,
  choices: [string, string][],
  hint?: string,
): ChoiceKnob => ({
  kind: 'choice',
  key,
  label,
  usual,
  choices,
  hint,
});
const titled = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** The rulings to choose from. Where any word will do, only the players can rule; where the whole board is judged, only the list can. */
function rulings({ word_source, contact }: Rules): Ruling[] {
  if (word_source === 'any') return ['vote'];
  return contact === 'whole_board' ? ['void'] : ['double', 'single', 'five', 'ten', 'void', 'vote'];
}

function challenges(usual: Rules, ruling: Ruling): Group[] {
  const choices = rulings(usual).map((id): [string, string] => [id, titled(rulingName[id])]);
  const { windows } = usual;
  const seconds = [
    number('window_two_seats', 'Two players', windows.two_seats, 0, 3600),
    number('window_more_seats', 'Three or four', windows.more_seats, 0, 3600),
    number('window_last_play', 'Last play', windows.last_play, 5, 3600),
    ...(ruling === 'vote' ? [number('window_vote', 'To vote', windows.vote, 5, 3600)] : []),
  ];
  return [
    ...(choices.length > 1
      ? [{ title: 'Challenges', knobs: [choice('ruling', '', usual.ruling, choices, rulingSentence[ruling])] }]
      : []),
    ...(ruling === 'void'
      ? []
      : [{ title: 'Seconds to challenge', knobs: seconds, hint: '0 = until the next move.' }]),
  ];
}

/** Which way words may run; where a starter is placed, these are the default options. */
function options(usual: Rules, ruling: Ruling): Group[] {
  const usualLines = usual.placed.includes('diagonal_down') ? 'diagonals_too' : 'straight';
  return [
    {
      title: usual.starter_turn ? 'Default options' : 'Words and lines',
      hint: usual.starter_turn ? 'The first player can still change them.' : undefined,
      knobs: [
        choice('reading', 'Reading', usual.reading, [
          ['forward', 'Forwards'],
          ['both', 'Backwards too'],
        ]),
        choice('lines', 'Lines', usualLines, [
          ['straight', 'Rows and columns'],
          ['diagonals_too', 'Diagonals too'],
        ]),
        ...(usual.contact === 'none'
          ? []
          : [
              choice('layout', 'Tiles of a play', usual.layout, [
                ['one_line', 'In one line'],
                ['connected', 'Connected'],
              ]),
            ]),
        // Elsewhere a refusal would reveal which words are valid.
        ...(ruling === 'void'
          ? [
              choice('duplicates', 'Duplicate words', usual.duplicates, [
                ['allowed', 'Allowed'],
                ['refused', 'Refused'],
              ]),
            ]
          : []),
      ],
    },
  ];
}

function table(usual: Rules): Group {
  const passes = usual.ends.find((end) => end.type === 'all_passed');
  return {
    title: 'Setup',
    knobs: [
      choice('rack_visibility', 'Racks', usual.rack_visibility, [
        ['hidden', 'Hidden'],
        ['open', 'Open'],
      ]),
      choice('hints', 'Allow hints', usual.hints, [
        ['none', 'No'],
        ['own_rack', 'Yes'],
      ]),
      choice('first_player', 'First player', usual.first_player, [
        ['best_tile', 'Draw; tied players draw again'],
        ['best_tile_all_again', 'Draw; on a tie, everyone draws again'],
        ['random', 'At random'],
      ]),
      ...(usual.word_source === 'any'
        ? [
            choice('scoring', 'Points', usual.scoring, [
              ['points', 'Kept'],
              ['none', 'Not kept'],
            ]),
          ]
        : []),
      number('rack_size', 'Tiles on a rack', usual.rack_size, 1, 15),
      ...(usual.bingo.points
        ? [
            number('bingo_tiles', 'Tiles for a bingo', usual.bingo.min_tiles, 1, 15),
            number('bingo_points', 'Bingo points', usual.bingo.points, 0, 1000),
          ]
        : []),
      ...(usual.exchange === 'some'
        ? [number('exchange_minimum', 'Tiles in the bag to exchange', usual.exchange_minimum, 0, 100)]
        : []),
      number('passes', 'Rounds of passes to end', passes?.times ?? null, 1, 9),
      ...(usual.opening ? [number('scoreless_turns', 'Scoreless turns to end', null, 0, 100)] : []),
    ],
  };
}

const pick = (ids: string[]): [string, string][] =>
  systems.filter(({ id }) => ids.includes(id)).map(({ id, name }) => [id, name]);

function parts(usual: Rules): Group[] {
  if (usual.starter_turn) return [];
  const boardOf = usual.board.length > 15 ? 'super' : 'classic';
  const tilesOf = usual.tile_set.length > 27 ? 'shmac' : boardOf;
  return [
    {
      title: 'Board and tiles',
      knobs: [
        choice('board_from', 'Board', boardOf, pick(['classic', 'super'])),
        choice('tiles_from', 'Tiles', tilesOf, pick(['classic', 'super', 'shmac'])),
      ],
    },
  ];
}

function lexicon(usual: Rules, lexicons: Lexicon[]): Group[] {
  if (usual.word_source === 'any' || lexicons.length === 0) return [];
  const choices = lexicons.map(({ id, name, word_count }): [string, string] => [
    id,
    `${name}, ${word_count.toLocaleString('en')} words`,
  ]);
  return [{ title: 'Word list', knobs: [choice('lexicon', '', lexicons[0]!.id, choices)] }];
}

/** Everything that can be set for a system, as groups of a form. */
export function groupsOf(usual: Rules, chosen: Chosen, lexicons: Lexicon[]): Group[] {
  return [
    ...lexicon(usual, lexicons),
    ...options(usual, chosen.ruling ?? usual.ruling),
    ...challenges(usual, chosen.ruling ?? usual.ruling),
    table(usual),
    ...parts(usual),
  ];
}
