import { describe, expect, it } from 'vitest';
import { badgePlace, type BadgePlace } from '../../src/board/badge.ts';
import type { Cell } from '../../src/connection/protocol.ts';

/** Where the badge of the word in capitals stands on a board drawn as text; `.` is an empty cell. */
function placeOn(...board: string[]): Cell | undefined {
  return badgeOn(board)?.cell;
}

function badgeOn(board: string[], order = (word: Cell[]) => word): BadgePlace | null {
  const cells = board.flatMap((line, row) => [...line].map((mark, column) => ({ mark, at: [row, column] as const })));
  const word = cells.filter(({ mark }) => /[A-Z]/.test(mark)).map(({ at }) => at);
  return badgePlace(order(word), [board.length, board[0]!.length], ([row, column]) => (board[row]?.[column] ?? '.') !== '.');
}

describe('the badge with the score of a word', () => {
  it('stands after the end of the word, and begins behind its last letter', () => {
    expect(badgeOn(['.WORD..'])).toEqual({ cell: [0, 5], beside: 1 });
    expect(badgeOn(['..WORD'], (word) => word.toReversed())).toEqual({ cell: [0, 1], beside: -1 });
    expect(badgeOn(['.W.', '.O.', '...'])).toEqual({ cell: [2, 1], beside: 0 });
    expect(badgeOn(['.W...', '..O..', '.....'])).toEqual({ cell: [2, 3], beside: 0 });
  });

  it('else stands above the end of the word, to the right', () => {
    expect(placeOn('......', '.WORD.', '......')).toEqual([0, 5]);
  });

  it('goes below a word on the first row', () => {
    expect(placeOn('.WORD.', '......')).toEqual([1, 5]);
  });

  it('keeps away from tiles, even from those beside it', () => {
    expect(placeOn('....a..', '.WORD.b', '.......')).toEqual([2, 5]);
  });

  it('keeps away from a tile in the third cell after the word, into which it may reach', () => {
    expect(badgeOn(['.WORD..', '.......'])).toEqual({ cell: [0, 5], beside: 1 });
    expect(placeOn('.WORD..a', '........')).toEqual([1, 5]);
    expect(placeOn('.WORD...a', '.........')).toEqual([0, 5]);
  });

  it('goes to the beginning of a word whose end has no room', () => {
    expect(placeOn('...abcd', '...abcd', '...WORD', '...abcd', '...abcd')).toEqual([2, 1]);
  });

  it('is not shown where it would hide a letter', () => {
    expect(placeOn('aaaa', 'WORD', 'bbbb')).toBeUndefined();
  });
});
