import { describe, expect, test } from 'vitest';
import type { Entry, GameEvent, Lay, Options, PlayScore, Rules } from '../../src/connection/protocol.ts';
import { fold } from '../../src/state/game/fold/reduce.ts';
import { emptyGame, type ViewedGame } from '../../src/state/game/viewed_game.ts';
import { momentOfMove, momentsOf, type Moment } from '../../src/review/replay.ts';
import { optionsOf, withOptions } from '../../src/rules/rules.ts';
import { pictureOf, systemName, systemSentence } from '../../src/rules/systems.ts';
import { codes } from '../../src/languages/languages.ts';
import { unseen } from '../../src/state/game/unseen.ts';
import { replayInWords } from '../../src/words/archive/replay_in_words.ts';
import { catalogue, rulesOf } from '../support/catalogue.ts';
import { hash, seats, snapshot } from '../support/games.ts';
import { inLanguage } from '../support/in_language.ts';

const ofSystem = rulesOf;
const noScore: PlayScore = { word_scores: [], bingo: 0, total: 0 };
const { lexicon } = snapshot;

function after(rules: Rules, events: GameEvent[], start: ViewedGame = emptyGame(rules, lexicon)): ViewedGame {
  return events
    .map((event, index): Entry => ({ v: start.v + 1 + index, at: 1000 * (start.v + 1 + index), event }))
    .reduce(fold, start);
}

const sat: GameEvent[] = [seats('Ann', 'Ben')];
const begun: GameEvent[] = [...sat, { type: 'began', seat_count: 2, seed_hash: hash, lexicon_hash: hash }];
const play = (turn: number, seat: number, placement: Lay[], more: Partial<GameEvent & { type: 'played' }> = {}) =>
  ({ type: 'played', seat, turn, placement, play_score: noScore, window: 'next_turn', ...more }) as GameEvent;
const onBoard = (viewed: ViewedGame) => viewed.game!.squares.map(([row, column, letter]) => `${letter}${row},${column}`);

describe('a red-crossed tile', () => {
  const rules = ofSystem('shmac');
  const farm: Lay[] = [...'FARM'].map((tile, index) => ({ cell: [7, 4 + index], tile }));
  const farmed = after(rules, [
    ...begun,
    { type: 'dealt', seat: 0, drawn: { count: 7, tiles: [...'FARM', '#', 'TH', '?'] } },
    play(1, 0, farm),
    { type: 'window_closed', turn: 1, reason: 'next_turn' },
  ]);

  test('takes the tile under it out of the game and leaves its cell without a premium', () => {
    const viewed = after(rules, [play(2, 0, [{ cell: [7, 7], tile: '#' }])], farmed);
    expect(onBoard(viewed)).toEqual(['F7,4', 'A7,5', 'R7,6']);
    expect(viewed.game!.spent).toEqual([[7, 7]]);
    expect(viewed.game!.removed).toEqual(['M', '#']);
    expect(viewed.game!.players[0]!.rack.tiles).toEqual(['TH', '?']);
  });

  test('spends no premium where the board has none', () => {
    expect(after(rules, [play(2, 0, [{ cell: [7, 5], tile: '#' }])], farmed).game!.spent).toEqual([]);
  });

  test('may make room for a tile in the same play', () => {
    const viewed = after(
      rules,
      [
        play(2, 0, [
          { cell: [7, 7], tile: '#' },
          { cell: [7, 7], tile: '?', as: 'E' },
        ]),
      ],
      farmed,
    );
    expect(onBoard(viewed)).toEqual(['F7,4', 'A7,5', 'R7,6', 'E7,7']);
    expect(viewed.game!.spent).toEqual([]);
    expect(after(rules, [play(3, 0, [{ cell: [7, 7], tile: '#' }])], viewed).game!.removed).toEqual(['M', '?', '#', '#']);
  });

  test('gives back what it took when the play is withdrawn', () => {
    const viewed = after(
      rules,
      [
        play(2, 0, [{ cell: [7, 7], tile: '#' }]),
        { type: 'challenged', challenger: 1, turn: 2 },
        { type: 'withdrawn', turn: 2, seat: 0, rack: { count: 3, tiles: ['TH', '?', '#'] }, returned: { count: 0 }, score: 0 },
      ],
      farmed,
    );
    expect(viewed.game).toEqual(farmed.game);
  });

  test('is no longer unseen once it has left the game', () => {
    const { game } = after(rules, [play(2, 0, [{ cell: [7, 7], tile: '#' }])], farmed);
    const left = new Map(unseen(rules, game!).map(({ tile, left }) => [tile, left]));
    expect([left.get('#'), left.get('M'), left.get('F')]).toEqual([1, 3, 1]);
  });
});

describe('the starter turn', () => {
  const rules = ofSystem('crosswords');
  const options: Options = {
    reading: 'forward',
    lines: 'diagonals_too',
    layout: 'connected',
    duplicates: 'refused',
    rack_visibility: 'open',
  };
  const placing = after(rules, [...begun, { type: 'turn_began', seat: 1, turn: 1, until: 125_000 }]);
  const placed = after(rules, [{ type: 'starter_placed', seat: 1, turn: 1, cell: [3, 4], options }], placing);

  test('waits until the starter is placed, and knows its time limit', () => {
    expect(placing.game!.placing_starter).toEqual({ until: 125_000 });
    expect(placed.game).toMatchObject({ placing_starter: null, options, squares: [[3, 4, 'A', false]], bag: 100 });
  });

  test('applies the options to the rules of the game', () => {
    expect(placed.rules).toMatchObject({
      reading: 'forward',
      layout: 'connected',
      duplicates: 'refused',
      rack_visibility: 'open',
    });
    expect(placed.rules.placed).toEqual(['across', 'down', 'diagonal_down', 'diagonal_up']);
    expect(optionsOf(placed.rules)).toEqual(options);
    expect(optionsOf(withOptions(rules, optionsOf(rules)))).toEqual(optionsOf(rules));
  });

  test('opens the racks, and counts the starter outside the set of tiles', () => {
    const racks = [['A', 'B'], ['C']].map((tiles) => ({ count: tiles.length, tiles, open: true as const }));
    const { game } = after(rules, [{ type: 'racks_shown', racks }], placed);
    expect(game!.players.map(({ rack }) => rack)).toEqual(racks);
    const left = new Map(unseen(placed.rules, game!).map(({ tile, left }) => [tile, left]));
    expect([left.get('A'), left.get('B'), left.get('C')]).toEqual([8, 1, 1]);
  });

  test('leaves the tiles that were not drawn in the bag after a discard', () => {
    const { game } = after(
      rules,
      [
        { type: 'dealt', seat: 0, drawn: { count: 5 } },
        { type: 'exchanged', seat: 0, turn: 2, drawn: { count: 7 }, returned: { count: 5 } },
      ],
      placed,
    );
    expect([game!.bag, game!.players[0]!.rack.count]).toEqual([93, 7]);
  });
});

test('targets come with the start of the game', () => {
  const rules = ofSystem('finish-line');
  const sitting = [
    { name: 'Ann', level: 'expert' },
    { name: 'Ben', level: 'beginner' },
  ];
  const viewed = after(rules, [
    { type: 'seats_changed', seats: sitting },
    { type: 'began', seat_count: 2, seed_hash: hash, lexicon_hash: hash, targets: [200, 70] },
  ]);
  expect(viewed.seats).toEqual(sitting);
  expect(viewed.game!.players.map(({ target }) => target)).toEqual([200, 70]);
});

describe('a vote', () => {
  const rules = ofSystem('scrappy');
  const disputed = after(rules, [
    ...begun,
    { type: 'dealt', seat: 0, drawn: { count: 2, tiles: ['Z', 'O'] } },
    play(1, 0, [{ cell: [2, 2], tile: 'Z' }], { line: 'diagonal_down' }),
    { type: 'challenged', challenger: 1, turn: 1, until: 65_000 },
    { type: 'evidence_shown', seat: 0, turn: 1, text: 'a' },
    { type: 'evidence_shown', seat: 0, turn: 1, text: 'b' },
    { type: 'voted', seat: 1, turn: 1, opinion: 'not_convinced' },
  ]);

  test('keeps the latest evidence and all votes; the list of moves keeps everything', () => {
    const votes = [{ seat: 1, opinion: 'not_convinced' }];
    expect(disputed.game!.pending_play!.dispute).toEqual({ challenger: 1, until: 65_000, evidence: 'b', votes });
    expect(disputed.moves[0]).toMatchObject({ line: 'diagonal_down', voting: { until: 65_000, evidence: ['a', 'b'], votes } });
  });

  test('withdraws the play or accepts it', () => {
    const back: GameEvent = {
      type: 'withdrawn',
      turn: 1,
      seat: 0,
      rack: { count: 2, tiles: ['O', 'Z'] },
      returned: { count: 0 },
      score: 0,
    };
    expect(after(rules, [back], disputed).game).toMatchObject({ squares: [], pending_play: null });
    const stands: GameEvent = { type: 'upheld', turn: 1, seat: 0, challenger: 1, turn_lost: false, points: 0 };
    expect(after(rules, [stands], disputed).game).toMatchObject({ squares: [[2, 2, 'Z', false]], pending_play: null });
  });
});

test('a review has a moment for each move, together with its consequences', () => {
  const rules = ofSystem('classic');
  const events: GameEvent[] = [
    ...begun,
    { type: 'dealt', seat: 0, drawn: { count: 7 } },
    { type: 'turn_began', seat: 0, turn: 1 },
    { type: 'passed', seat: 0, turn: 1 },
    { type: 'turn_began', seat: 1, turn: 2 },
  ];
  const log = events.map((event, index): Entry => ({ v: index + 1, at: index, event }));
  const moments = momentsOf(log, rules, lexicon);
  expect(moments.map(replayInWords)).toEqual(['The game starts.', 'Ann passed.']);
  expect(moments.map(({ viewed }) => viewed.game!.to_move)).toEqual([0, 1]);
  expect(moments[0]!.viewed.game!.bag).toBe(93);
  expect(momentOfMove(moments, 0)).toBe(1);
  const late = log.map((entry) => ({ ...entry, v: entry.v + 6 }));
  const told = (course: Moment[], before: number) => course.map((moment) => [moment.v - before, replayInWords(moment)]);
  expect(told(momentsOf(late, rules, lexicon), 6)).toEqual(told(moments, 0));
});

test.each(catalogue.systems)('$id has a name, a sentence, and a picture on which everything lies on the board', (system) => {
  expect(systemName(system.id)).not.toBe(system.id);
  expect(systemSentence(system.id)).toMatch(/\.$/);
  const { board, tiles = [] } = pictureOf(system.id, system.rules.board);
  for (const [row, column] of tiles) expect(board[row]?.[column]).toBeDefined();
});

test.each(codes)('in %s the sentence of Crosswords 17 needs no other one: it is shown alone', async (code) => {
  expect(await inLanguage(code, () => systemSentence('crosswords-17'))).toMatch(/^Crosswords .*17 × 17.*: /);
});
