import type { Grid, Lay } from './finder.ts';
import { words } from './words.ts';

export type Axis = 'across' | 'down' | 'diagonal_down' | 'diagonal_up';
/** What a simple player must know about the rules to find small plays. */
export type Variant = {
  placed: Axis[];
  judged: Axis[];
  backwards: boolean;
  digraphs: string[];
  start: [row: number, column: number];
  /** No word may be on the board twice. */
  distinct?: boolean;
};
/** A play, the word along its line, and the direction in which it is read. */
export type Found = { lays: Lay[]; word: string; axis: Axis; reversed: boolean };

export const straight: Axis[] = ['across', 'down'];
export const diagonalsToo: Axis[] = [...straight, 'diagonal_down', 'diagonal_up'];
const steps: Record<Axis, [number, number]> = { across: [0, 1], down: [1, 0], diagonal_down: [1, 1], diagonal_up: [-1, 1] };
const longest = 5;

/** The tiles that spell a word. */
const spelt = (word: string, digraphs: string[]): string[] =>
  word.match(new RegExp([...digraphs, '.'].join('|'), 'g')) ?? [];

export class Finder {
  private readonly spellings: string[][];
  private readonly known: Set<string>;

  constructor(private readonly variant: Variant) {
    this.spellings = words.map((word) => spelt(word, variant.digraphs)).filter(({ length }) => length > 1);
    this.known = new Set(this.spellings.map((tiles) => tiles.join(' ')));
    this.spellings = this.spellings.filter(({ length }) => length <= longest);
  }

  /** Small plays without blanks, those with the most tiles first. */
  find(grid: Grid, rack: string[]): Found[] {
    const letters = rack.filter((tile) => tile !== '?' && tile !== '#');
    const found = this.anchors(grid).flatMap(([row, column]) => this.through(grid, row, column, letters));
    const sorted = found.sort((a, b) => b.lays.length - a.lays.length);
    return this.variant.distinct ? sorted.filter(({ lays }) => this.areDistinct(withLays(grid, lays))) : sorted;
  }

  /** Whether every word is on the board only once, in either direction. */
  private areDistinct(grid: Grid): boolean {
    const runs = this.variant.judged.flatMap((axis) =>
      grid.flatMap((line, row) =>
        line.flatMap((_, column) => (startsRun(grid, row, column, axis) ? [run(grid, row, column, axis)] : [])),
      ),
    );
    const read = runs
      .filter(({ length }) => length > 1)
      .flatMap((tiles) => [...new Set([tiles.join(' '), tiles.toReversed().join(' ')])]);
    return new Set(read).size === read.length;
  }

  /** Whether each run through these cells is a word. */
  holds(grid: Grid, cells: [number, number][]): boolean {
    return cells.every(([row, column]) =>
      this.variant.judged.every((axis) => {
        const tiles = run(grid, row, column, axis);
        return tiles.length < 2 || this.isWord(tiles);
      }),
    );
  }

  private isWord(tiles: string[]): boolean {
    return this.known.has(tiles.join(' ')) || (this.variant.backwards && this.known.has(tiles.toReversed().join(' ')));
  }

  private anchors(grid: Grid): [number, number][] {
    const taken = grid.flatMap((line, row) =>
      line.flatMap((tile, column): [number, number][] => (tile === '.' ? [] : [[row, column]])),
    );
    return taken.length ? taken : [this.variant.start];
  }

  private through(grid: Grid, row: number, column: number, rack: string[]): Found[] {
    const lying = grid[row]![column]!;
    const fitting = this.spellings.filter((tiles) => canSpell(tiles, lying === '.' ? rack : [...rack, lying]));
    return this.variant.placed.flatMap((axis) =>
      [false, ...(this.variant.backwards ? [true] : [])].flatMap((reversed) =>
        fitting.flatMap((tiles) => {
          const lined = reversed ? tiles.toReversed() : tiles;
          return lined.flatMap((tile, index) => {
            if (lying !== '.' && tile !== lying) return [];
            const lays = this.fit(grid, lined, row, column, axis, index, rack);
            return lays ? [{ lays, word: tiles.join(''), axis, reversed }] : [];
          });
        }),
      ),
    );
  }

  private fit(
    grid: Grid,
    tiles: string[],
    row: number,
    column: number,
    axis: Axis,
    index: number,
    rack: string[],
  ): Lay[] | null {
    const [down, right] = steps[axis];
    const at = (step: number): [number, number] => [row + (step - index) * down, column + (step - index) * right];
    const tileAt = ([r, c]: [number, number]) => grid[r]?.[c];
    if ([at(-1), at(tiles.length)].some((cell) => (tileAt(cell) ?? '.') !== '.')) return null;
    const left = [...rack];
    const lays: Lay[] = [];
    for (const [step, tile] of tiles.entries()) {
      const [r, c] = at(step);
      const there = tileAt([r, c]);
      if (there === tile) continue;
      const place = left.indexOf(tile);
      if (there !== '.' || place < 0) return null;
      left.splice(place, 1);
      lays.push({ row: r, column: c, letter: tile, blank: false });
    }
    const after = withLays(grid, lays);
    return lays.length &&
      this.holds(
        after,
        lays.map(({ row: r, column: c }) => [r, c]),
      )
      ? lays
      : null;
  }
}

export function withLays(grid: Grid, lays: Lay[]): Grid {
  const after = grid.map((line) => [...line]);
  for (const { row, column, letter } of lays) after[row]![column] = letter === '#' ? '.' : letter;
  return after;
}

function canSpell(tiles: string[], from: string[]): boolean {
  const left = [...from];
  return tiles.every((tile) => {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** The tiles of the run through a cell along an axis. */
function run(grid: Grid, row: number, column: number, axis: Axis): string[] {
  const [down, right] = steps[axis];
  const taken = (step: number) => (grid[row + step * down]?.[column + step * right] ?? '.') !== '.';
  let first = 0;
  if (!taken(0)) return [];
  while (taken(first - 1)) --first;
  const tiles: string[] = [];
  for (let step = first; taken(step); ++step) tiles.push(grid[row + step * down]![column + step * right]!);
  return tiles;
}

function startsRun(grid: Grid, row: number, column: number, axis: Axis): boolean {
  const [down, right] = steps[axis];
  return grid[row]![column] !== '.' && (grid[row - down]?.[column - right] ?? '.') === '.';
}

const neighbours = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** A cell whose tile may be crossed out: words are left, and no tile alone. */
export function findLift(finder: Finder, grid: Grid): Lay | null {
  for (const [row, line] of grid.entries())
    for (const [column, tile] of line.entries()) {
      if (tile === '.') continue;
      const lift = { row, column, letter: '#', blank: false };
      const after = withLays(grid, [lift]);
      const near = neighbours
        .map(([r, c]): [number, number] => [row + r, column + c])
        .filter(([r, c]) => (after[r]?.[c] ?? '.') !== '.');
      const alone = near.some(([r, c]) => neighbours.every(([dr, dc]) => (after[r + dr]?.[c + dc] ?? '.') === '.'));
      if (near.length && !alone && finder.holds(after, near)) return lift;
    }
  return null;
}
