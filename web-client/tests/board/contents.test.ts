import { beforeEach, describe, expect, test } from 'vitest';
import { BoardContents, type Shown } from '../../src/board/contents.svelte.ts';
import { pointed } from '../../src/board/pointed.svelte.ts';
import type { Cell, Game, PendingPlay, Played } from '../../src/connection/protocol.ts';
import { rulesOf } from '../support/catalogue.ts';
import { dealt, played, rules, viewedAfter } from '../support/games.ts';
import { emptyStorage, game, handOf, typed } from '../support/hands.ts';

const centre: Cell = [7, 7];

beforeEach(() => {
  emptyStorage();
  pointed.clear();
});

/** A board of these squares, before a hand of these tiles. */
function board(squares: Game['squares'], tiles = '', more: Partial<Shown> = {}) {
  const viewed = viewedAfter(dealt);
  const hand = handOf(tiles, squares, more.viewed?.rules ?? rules);
  const contents = new BoardContents(() => ({ viewed, game: game(squares), hand, placingStarter: false, still: false, ...more }));
  return { contents, hand, on: ([row, column]: Cell) => contents.on(contents.rows[row]![column]!) };
}

describe('a cell', () => {
  test('has the tile that was played there, and a blank counts nothing', () => {
    const { on } = board([
      [7, 7, 'B', false],
      [7, 8, 'E', true],
    ]);
    expect(on([7, 7]).lying).toEqual({ letter: 'B', blank: false, value: 3 });
    expect(on([7, 8]).lying).toEqual({ letter: 'E', blank: true, value: 0 });
    expect(on([7, 9]).lying).toBeUndefined();
  });

  test('has the tile that is laid there, with its value', () => {
    const { contents, hand, on } = board([], 'B');
    typed(hand, 'B');
    expect(on(centre)).toMatchObject({ piece: { tile: 'B' }, value: 3 });
    expect([contents.isTaken(centre), contents.isPlayed(centre)]).toEqual([true, false]);
    expect(contents.pieceOn(centre)?.tile).toBe('B');
  });

  test('may have a red-crossed tile over a tile that was played', () => {
    const viewed = { ...viewedAfter(dealt), rules: rulesOf('shmac') };
    const { contents, hand, on } = board([[7, 7, 'B', false]], '#', { viewed });
    hand.put(hand.rack[0]!.key, centre);
    expect(on(centre)).toMatchObject({ lying: { letter: 'B' }, crossed: { tile: '#' }, piece: undefined });
    expect(contents.pieceOn(centre)?.tile).toBe('#');
  });

  test('belongs to a dispute where it holds a word of the disputed play, and it is pending where the play laid a tile', () => {
    const [, ...placement] = (played as Played).placement;
    const play: PendingPlay = { ...(played as Played), placement, accepted: [] };
    const dispute = { challenger: 1, evidence: '', votes: [] };
    const seen = (pending_play: PendingPlay) => {
      const { on } = board([], '', { game: { ...game(), pending_play } });
      return ([[7, 7], [7, 8], [7, 9]] as Cell[]).map((cell) => [on(cell).disputed, on(cell).pending !== null]);
    };
    expect(seen(play)).toEqual([[false, false], [false, true], [false, false]]);
    expect(seen({ ...play, dispute })).toEqual([[true, false], [true, true], [false, false]]);
  });

  test('has no premium once that has been used', () => {
    expect(board([]).on(centre).premium).toEqual({ scope: 'word', factor: 2 });
    expect(board([], '', { game: { ...game(), spent: [centre] } }).on(centre).premium).toBeNull();
  });

  test('has the bonuses on its corners until a tile is on it, or always where they count again', () => {
    const bonus = { scope: 'letter', factor: 3 } as const;
    const after = (squares: Game['squares']) => ({ ...game(squares), premiums: [{ ...bonus, cells: [centre, [7, 8]] as Cell[] }] });
    const tile: Game['squares'] = [[7, 7, 'B', false]];
    const unlimited = { ...viewedAfter(dealt), rules: { ...rules, premium_use: 'unlimited' as const } };
    expect(board([], '', { game: after([]) }).on(centre).corners).toEqual([bonus]);
    expect(board(tile, '', { game: after(tile) }).on(centre).corners).toEqual([]);
    expect(board(tile, '', { game: after(tile), viewed: unlimited }).on(centre).corners).toEqual([bonus]);
  });

  test('is marked if the last play or a word in a list covers it, and says what may be done about a play that waits', () => {
    const viewed = viewedAfter([...dealt, played]);
    const { on } = board([], '', { viewed, game: viewed.game! });
    expect(on(centre)).toMatchObject({ last: true, pending: 'challenge', named: false });
    expect(on([0, 0])).toMatchObject({ last: false, pending: null });
    pointed.show([centre]);
    expect(on(centre).named).toBe(true);
  });
});

describe('the arrow', () => {
  test('stands where the player has put it, and the Tab key leads there', () => {
    const { contents, hand, on } = board([], 'B');
    expect(contents.reachable).toEqual(centre);
    hand.point([3, 4]);
    expect(on([3, 4])).toMatchObject({ arrow: 'across', reachable: true });
    expect(on(centre)).toMatchObject({ arrow: null, reachable: false });
    expect(contents.isTaken([3, 4])).toBe(true);
  });

  test.each(['placingStarter', 'still'])('is not shown on a board with "%s"', (what) => {
    const { hand, on } = board([], 'B', { [what]: true });
    hand.point([3, 4]);
    expect(on([3, 4]).arrow).toBeNull();
  });
});

test('the starter is shown where it is about to be placed', () => {
  const viewed = { ...viewedAfter(dealt), rules: rulesOf('crosswords') };
  const { hand, on } = board([], '', { viewed, placingStarter: true });
  hand.point([3, 4]);
  expect(on([3, 4]).starter).toMatchObject({ letter: viewed.rules.starter_turn!.tile, blank: false });
  expect(on([3, 5]).starter).toBeUndefined();
});
