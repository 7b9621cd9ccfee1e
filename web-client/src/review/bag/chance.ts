/** BLAKE2b with a digest of 32 bytes. */
export type Hash = (message: Uint8Array, key?: Uint8Array) => Uint8Array;
/** Tiles by kind, each kind once; the order is that of docs/chance.md. */
export type Bag = ReadonlyMap<string, number>;

const opening = new TextEncoder().encode('crisscross draw 1');
const allNumbers = 2 ** 32;

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

/** The chance of one game, as docs/chance.md describes it. */
export class Chance {
  constructor(
    private readonly seed: Uint8Array,
    private readonly hash: Hash,
  ) {}

  /** The fingerprint of the seed. */
  get fingerprint(): string {
    return toHex(this.hash(this.seed));
  }

  /** A number from 0 to `bound` - 1. */
  below(bound: number, event: number, place: number): number {
    const limit = allNumbers - (allNumbers % bound);
    for (let attempt = 0; ; attempt++) {
      const number = this.number(event, place, attempt);
      if (number < limit) return number % bound;
    }
  }

  /** One tile, and the bag without it. */
  tile(bag: Bag, event: number, place: number): [tile: string, left: Bag] {
    let number = this.below(sizeOf(bag), event, place);
    for (const [tile, count] of bag) {
      if (number < count) return [tile, without(bag, [tile])];
      number -= count;
    }
    throw new Error('a draw from an empty bag');
  }

  /** This many tiles, or all if there are fewer, and the bag without them. */
  tiles(bag: Bag, count: number, event: number): [tiles: string[], left: Bag] {
    const drawn: string[] = [];
    for (let place = 0; place < count && sizeOf(bag) > 0; place++) {
      const [tile, left] = this.tile(bag, event, place);
      drawn.push(tile);
      bag = left;
    }
    return [drawn, bag];
  }

  private number(event: number, place: number, attempt: number): number {
    const message = new Uint8Array(opening.length + 12);
    message.set(opening);
    const numbers = new DataView(message.buffer, opening.length);
    [event, place, attempt].forEach((number, index) => numbers.setUint32(4 * index, number, true));
    const digest = this.hash(message, this.seed);
    return new DataView(digest.buffer, digest.byteOffset).getUint32(0, true);
  }
}

export const sizeOf = (bag: Bag): number => [...bag.values()].reduce((sum, count) => sum + count, 0);

export const withTiles = (bag: Bag, tiles: readonly string[]): Bag => changed(bag, tiles, 1);
export const without = (bag: Bag, tiles: readonly string[]): Bag => changed(bag, tiles, -1);

function changed(bag: Bag, tiles: readonly string[], step: 1 | -1): Bag {
  const counts = new Map(bag);
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + step);
  return counts;
}
