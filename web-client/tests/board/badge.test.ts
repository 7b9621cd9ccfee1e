import { describe, expect, it } from 'vitest';
import { badgePlace } from '../../src/board/badge.ts';
import type { Cell } from '../../src/connection/protocol.ts';

/** Where the badge of the word in capitals stands on a board drawn as text; `.` is an empty cell. */
function placeOn(...board: string[]): Cell | null {
  const cells = board.flatMap((line, row) => [...line].map((mark, column) => ({ mark, at: [row, column] as const })));
  const word = cells.filter(({ mark }) => /[A-Z]/.test(mark)).map(({ at }) => at);
  return badgePlace(word, [board.length, board[0]!.length], ([row, column]) => (board[row]?.[column] ?? '.') !== '.');
}

describe('the badge with the score of a word', () => {
  it('stands above the end of the word, to the right', () => {
    expect(placeOn('......', '.WORD.', '......')).toEqual([0, 5]);
  });

  it('goes below a word on the first row', () => {
    expect(placeOn('.WORD.', '......')).toEqual([1, 5]);
  });

  it('keeps away from tiles, even from those beside it', () => {
    expect(placeOn('....a..', '.WORD..', '.......')).toEqual([2, 5]);
  });

  it('goes to the beginning of a word whose end has no room', () => {
    expect(placeOn('...abcd', '...abcd', '...WORD', '...abcd', '...abcd')).toEqual([2, 1]);
  });

  it('is not shown where it would hide a letter', () => {
    expect(placeOn('aaaa', 'WORD', 'bbbb')).toBeNull();
  });
});
