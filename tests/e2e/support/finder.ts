import { isWord, words } from './words.ts';

export type Lay = { row: number; column: number; letter: string; blank: boolean };
/** Letters by cell; `.` is an empty cell. */
export type Grid = string[][];

const size = 15;
const bit = (letter: string) => 1 << (letter.charCodeAt(0) - 65);
const maskOf = (letters: Iterable<string>) => [...letters].reduce((mask, letter) => mask | bit(letter), 0);
const masks = words.map(maskOf);

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) ++count;
  return count;
}

const transposed = (grid: Grid): Grid => grid[0]!.map((_, column) => grid.map((line) => line[column]!));

/** The letters to lay for `word` from `start` in a line, or null if it does not fit there. */
function fit(line: string[], word: string, start: number, rack: string[]): Omit<Lay, 'row'>[] | null {
  if (start + word.length > size || (line[start - 1] ?? '.') !== '.' || (line[start + word.length] ?? '.') !== '.')
    return null;
  const left = [...rack];
  const laid: Omit<Lay, 'row'>[] = [];
  for (let index = 0; index < word.length; ++index) {
    const letter = word[index]!;
    const lying = line[start + index]!;
    if (lying === letter) continue;
    if (lying !== '.') return null;
    const plain = left.indexOf(letter);
    const at = plain >= 0 ? plain : left.indexOf('?');
    if (at < 0) return null;
    left.splice(at, 1);
    laid.push({ column: start + index, letter, blank: plain < 0 });
  }
  return laid.length ? laid : null;
}

/** The word that a letter laid on a cell makes in its column; empty if it makes none. */
function crossing(grid: Grid, row: number, column: number, letter: string): string {
  let text = letter;
  for (let up = row - 1; up >= 0 && grid[up]![column] !== '.'; --up) text = grid[up]![column] + text;
  for (let down = row + 1; down < size && grid[down]![column] !== '.'; ++down) text += grid[down]![column];
  return text.length > 1 ? text : '';
}

function playsAcross(grid: Grid, rack: string[]): Lay[][] {
  const blanks = rack.filter((tile) => tile === '?').length;
  const rackMask = maskOf(rack.filter((tile) => tile !== '?'));
  const empty = grid.every((line) => line.every((letter) => letter === '.'));
  const plays: Lay[][] = [];
  grid.forEach((line, row) => {
    const near = (column: number) =>
      [grid[row - 1]?.[column], grid[row + 1]?.[column], line[column]].some((letter) => (letter ?? '.') !== '.');
    if (empty ? row !== 7 : !line.some((_, column) => near(column))) return;
    const available = rackMask | maskOf(line.filter((letter) => letter !== '.'));
    words.forEach((word, index) => {
      if (bitsIn(masks[index]! & ~available) > blanks) return;
      for (let start = 0; start + word.length <= size; ++start) {
        const laid = fit(line, word, start, rack);
        if (!laid) continue;
        const cells = Array.from({ length: word.length }, (_, step) => start + step);
        if (empty ? !cells.includes(7) : !cells.some(near)) continue;
        const crossed = laid.map(({ column, letter }) => crossing(grid, row, column, letter));
        if (crossed.every((text) => text === '' || isWord(text))) plays.push(laid.map((lay) => ({ ...lay, row })));
      }
    });
  });
  return plays;
}

/** Two blanks among many tiles fit nearly everywhere, which takes too long, so only one of them is used. */
function manageable(rack: string[]): string[] {
  const blank = rack.indexOf('?');
  const two = blank >= 0 && rack.includes('?', blank + 1);
  return two && rack.length > 4 ? rack.toSpliced(blank, 1) : rack;
}

/** Valid plays, those with the most tiles first. Slow and simple. */
export function findPlays(grid: Grid, fullRack: string[]): Lay[][] {
  const rack = manageable(fullRack);
  const down = playsAcross(transposed(grid), rack).map((play) =>
    play.map((lay) => ({ ...lay, row: lay.column, column: lay.row })),
  );
  return [...playsAcross(grid, rack), ...down].sort((a, b) => b.length - a.length);
}

/** A play in a legal place that does not spell a word: to be challenged. */
export function findPhony(grid: Grid, rack: string[]): Lay[] | null {
  const letters = rack.filter((tile) => tile !== '?');
  for (let row = 0; row < size; ++row)
    for (let column = 1; column + 1 < size; ++column) {
      const run = (at: number) => grid[row]![at] ?? '.';
      if (run(column) === '.' || run(column + 1) !== '.' || run(column + 2) !== '.') continue;
      if ([row - 1, row + 1].some((near) => (grid[near]?.[column + 1] ?? '.') !== '.')) continue;
      let lying = '';
      for (let at = column; at >= 0 && run(at) !== '.'; --at) lying = run(at) + lying;
      const letter = letters.find((tile) => !isWord(lying + tile));
      if (letter) return [{ row, column: column + 1, letter, blank: false }];
    }
  return null;
}

/** Three tiles of a rack, in an order that spells no word. */
export function nonsense(rack: string[]): Lay[] {
  const letters = rack.filter((tile) => /^[A-Z]$/.test(tile));
  for (const a of letters.keys())
    for (const b of letters.keys())
      for (const c of letters.keys()) {
        const tiles = [...new Set([a, b, c])].map((index) => letters[index]!);
        if (tiles.length === 3 && !isWord(tiles.join('')))
          return tiles.map((letter, index) => ({ row: 7, column: 6 + index, letter, blank: false }));
      }
  throw new Error('every three of these letters spell a word');
}
