import { cellKey } from '../../rules/coordinates.ts';
import { premiumAt } from '../../rules/premiums.ts';
import type { Cell, Game, Lay, Rules } from '../../connection/protocol.ts';
import { blank, cross, sorted } from '../../rules/tiles.ts';

type Lying = Game['squares'][number];
const byPlace = (a: Lying | Cell, b: Lying | Cell) => a[0] - b[0] || a[1] - b[1];

/** The board after a play. Red-crossed tiles take other tiles off and leave cells without premiums. */
export function layOn(rules: Rules, game: Game, placement: Lay[]): Game {
  const crossed = new Set(placement.filter(({ tile }) => tile === cross).map(({ cell }) => cellKey(cell)));
  const isCrossed = ([row, column]: Lying) => crossed.has(cellKey([row, column]));
  const laid = placement
    .filter(({ tile }) => tile !== cross)
    .map(({ cell, tile, as }): Lying => [...cell, as ?? tile, as !== undefined]);
  const gone = game.squares.filter(isCrossed);
  const squares = [...game.squares.filter((lying) => !isCrossed(lying)), ...laid].sort(byPlace);
  const left = gone.flatMap(([, , letter, isBlank]) => [isBlank ? blank : letter, cross]);
  return {
    ...game,
    squares,
    spent: spentAfter(rules, game, gone, laid),
    removed: sorted(rules, [...game.removed, ...left]),
  };
}

function spentAfter(rules: Rules, game: Game, gone: Lying[], laid: Lying[]): Cell[] {
  const covered = new Set(laid.map(([row, column]) => cellKey([row, column])));
  const vacated = gone.map(([row, column]): Cell => [row, column]);
  const used = vacated.filter(([row, column]) => rules.premium_use === 'once' && premiumAt(rules, row, column));
  return [...game.spent, ...used].filter((cell) => !covered.has(cellKey(cell))).sort(byPlace);
}
