import type { Entry, GameEvent, Rules } from '../../connection/protocol.ts';
import { without } from '../../rules/tiles.ts';
import { clockEvents } from '../../state/game/fold/clock_events.ts';
import { Chance, fromHex, sizeOf, withTiles, type Bag, type Hash } from './chance.ts';

/** What does not follow from the seed: the fingerprint, a draw, or the seed that was shown at the end. */
export type BagFault = { v: number; what: 'fingerprint' | 'draw' | 'seed' };
/** How many tiles and other draws were made again, up to the first fault. */
export type BagCheck = { draws: number; fault: BagFault | null };

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** Events that the rules do not make. They have no number among those that they do (docs/chance.md). */
export const besideTheGame = new Set<GameEvent['type']>([
  'seats_changed',
  'stand_in_added',
  'seat_reclaimed',
  'renamed',
  'agreement_wanted',
  'agreement_declined',
  'nudged',
  'always_accept_set',
  ...clockEvents,
]);

/** Letters in the order of the set, then blanks, then red-crossed tiles. */
export function wholeBag(rules: Rules): Bag {
  const rank = (tile: string) => ['?', '#'].indexOf(tile);
  const inOrder = rules.tile_set.toSorted((a, b) => rank(a.tile) - rank(b.tile));
  return new Map(inOrder.map(({ tile, count }) => [tile, count]));
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.toSorted().join() === b.toSorted().join();

/** In how many rounds for the first turn everybody draws again, where the rules say so. */
const maxRoundsOfAll = 1000;

/** What lies in the bag and on the racks. */
type Tiles = { bag: Bag; racks: ReadonlyMap<number, readonly string[]> };

/** Follows the events of a game and makes every draw again. */
class BagWalk {
  draws = 0;
  private tiles: Tiles;
  private readonly before = new Map<number, Tiles>();
  private orderBag: Bag;
  private lastBest: number[] | null = null;
  private orderRounds = 0;

  constructor(
    private readonly rules: Rules,
    private readonly chance: Chance,
  ) {
    this.tiles = { bag: wholeBag(rules), racks: new Map() };
    this.orderBag = this.tiles.bag;
  }

  /** Whether what an event draws is what the seed gives. */
  follow(event: GameEvent, number: number): boolean {
    switch (event.type) {
      case 'bonuses_placed':
        return this.bonuses(event, number);
      case 'first_chosen':
        this.draws++;
        return event.seat === this.chance.below(this.seats, number, 0);
      case 'order_drawn':
        return this.order(event, number);
      case 'dealt':
      case 'drew':
        return this.fill(event, number);
      case 'exchanged':
        return this.exchange(event, number);
      case 'played':
        return this.play(event);
      case 'passed':
      case 'starter_placed':
        return this.note(event.turn);
      case 'withdrawn':
        return this.withdraw(event);
      case 'taken_back':
        this.tiles = this.before.get(event.turn) ?? this.tiles;
        return true;
      default:
        return true;
    }
  }

  seats = 0;

  private rack(seat: number): readonly string[] {
    return this.tiles.racks.get(seat) ?? [];
  }
  private put(bag: Bag, seat: number, rack: readonly string[]): void {
    this.tiles = { bag, racks: new Map(this.tiles.racks).set(seat, rack) };
  }
  /** Remembers how everything was before the move of a turn. */
  private note(turn: number): true {
    this.before.set(turn, this.tiles);
    return true;
  }

  private order({ draws, best }: EventOf<'order_drawn'>, number: number): boolean {
    const areAll = this.rules.first_player === 'best_tile_all_again' && this.orderRounds++ < maxRoundsOfAll;
    const drawing = areAll || this.lastBest === null ? Array.from({ length: this.seats }, (_, seat) => seat) : this.lastBest;
    const isAgain = areAll || sizeOf(this.orderBag) < drawing.length;
    let bag = isAgain ? wholeBag(this.rules) : this.orderBag;
    const right = drawing.map((seat) => {
      const [tile, left] = this.chance.tile(bag, number, seat);
      bag = left;
      return `${seat} ${tile}`;
    });
    this.draws += right.length;
    this.orderBag = bag;
    this.lastBest = best;
    return draws.map(({ seat, tile }) => `${seat} ${tile}`).join() === right.join();
  }

  private fill({ seat, drawn }: EventOf<'dealt' | 'drew'>, number: number): boolean {
    const missing = this.rules.rack_size - this.rack(seat).length;
    const [right, bag] = this.chance.tiles(this.tiles.bag, missing, number);
    this.draws += right.length;
    this.put(bag, seat, [...this.rack(seat), ...right]);
    return drawn.count === right.length && (!drawn.tiles || same(drawn.tiles, right));
  }

  private exchange({ seat, turn, drawn, returned }: EventOf<'exchanged'>, number: number): boolean {
    this.note(turn);
    const given = returned.tiles ?? [];
    const isWhole = this.rules.exchange === 'all';
    const from = isWhole ? withTiles(this.tiles.bag, given) : this.tiles.bag;
    const [right, left] = this.chance.tiles(from, isWhole ? this.rules.rack_size : given.length, number);
    this.draws += right.length;
    this.put(isWhole ? left : withTiles(left, given), seat, [...without(this.rack(seat), given), ...right]);
    return drawn.count === right.length && (!drawn.tiles || same(drawn.tiles, right));
  }

  private play({ seat, turn, placement }: EventOf<'played'>): boolean {
    this.note(turn);
    const laid = placement.map(({ tile }) => tile);
    this.put(this.tiles.bag, seat, without(this.rack(seat), laid));
    return true;
  }

  private withdraw({ seat, turn }: EventOf<'withdrawn'>): boolean {
    const before = this.before.get(turn);
    if (before) this.put(before.bag, seat, before.racks.get(seat) ?? []);
    return before !== undefined;
  }

  private bonuses({ premiums }: EventOf<'bonuses_placed'>, number: number): boolean {
    const corners: string[] = [];
    const rows = this.rules.board.length;
    const columns = this.rules.board[0]?.length ?? 0;
    for (let row = 0; row + 1 < rows; row++)
      for (let column = 0; column + 1 < columns; column++) corners.push(`${row},${column}`);
    this.draws += premiums.length;
    return premiums.every(({ cells, scope, factor }, index) => {
      const [corner] = corners.splice(this.chance.below(corners.length, number, 2 * index), 1);
      let percent = this.chance.below(100, number, 2 * index + 1);
      const { kinds } = this.rules.corners;
      const kind = kinds.find((one) => (percent -= one.percent) < 0) ?? kinds.at(-1);
      return cells[0]?.join() === corner && scope === kind?.scope && factor === kind.factor;
    });
  }
}

/** Makes every draw of a finished game again, as docs/chance.md describes it, and compares. */
export function checkBag(rules: Rules, seed: string, log: readonly Entry[], hash: Hash): BagCheck {
  const chance = new Chance(fromHex(seed), hash);
  const walk = new BagWalk(rules, chance);
  let number = 0;
  const fault = (v: number, what: BagFault['what']): BagCheck => ({ draws: walk.draws, fault: { v, what } });
  for (const { v, event } of log) {
    if (!event || besideTheGame.has(event.type)) continue;
    number++;
    if (event.type === 'began') {
      walk.seats = event.seat_count;
      if (event.seed_hash !== chance.fingerprint) return fault(v, 'fingerprint');
    }
    if (event.type === 'ended' && event.seed !== seed) return fault(v, 'seed');
    if (!walk.follow(event, number)) return fault(v, 'draw');
  }
  return { draws: walk.draws, fault: null };
}
