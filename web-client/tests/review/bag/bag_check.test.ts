import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Entry, GameEvent, Rules } from '../../../src/connection/protocol.ts';
import { besideTheGame, checkBag, wholeBag } from '../../../src/review/bag/bag_check.ts';
import { Chance, fromHex, sizeOf, toHex, type Hash } from '../../../src/review/bag/chance.ts';
import { loadHash } from '../../../src/review/bag/sodium.ts';
import { fixturesIn, readJson } from '../../support/fixtures.ts';

type GameFile = { seed: string; rules: Rules; events: { version: number; at: number; event: GameEvent }[] };

let hash: Hash;
beforeAll(async () => {
  hash = await loadHash();
});

const logOf = ({ events }: GameFile): Entry[] => events.map(({ version, at, event }) => ({ v: version, at, event }));
const check = (file: GameFile) => checkBag(file.rules, file.seed, logOf(file), hash);
const fileOf = (system: string) => structuredClone(readJson(`fixtures/game_files/${system}.json`)) as GameFile;

/** The last event of a type, to be changed, and its version. */
function last<Type extends GameEvent['type']>(file: GameFile, type: Type) {
  const entry = file.events.findLast(({ event }) => event.type === type)!;
  return { v: entry.version, event: entry.event as Extract<GameEvent, { type: Type }> };
}

describe('the worked example of docs/chance.md', () => {
  const seed = Uint8Array.from({ length: 32 }, (_, index) => index);

  test('has the hash that it says', () => {
    expect(new Chance(seed, hash).fingerprint).toBe('cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6');
  });

  test('draws the seven tiles that it says', () => {
    const { rules } = readJson('fixtures/games/classic.json') as { rules: Rules };
    const counts = 'A9 B2 C2 D4 E12 F2 G3 H2 I9 J1 K1 L4 M2 N6 O8 P2 Q1 R6 S4 T6 U4 V2 W2 X1 Y2 Z1 ?2'.split(' ');
    const tile_set = counts.map((text) => ({ tile: text[0]!, count: Number(text.slice(1)), value: 1 }));
    const [tiles] = new Chance(seed, hash).tiles(wholeBag({ ...rules, tile_set }), 7, 5);
    expect(tiles.join('')).toBe('POOEALS');
  });
});

test('docs/chance.md names the events that have no number', () => {
  const document = readFileSync(new URL('../../../../docs/chance.md', import.meta.url), 'utf8');
  const [, list] = /These types have no number: ([^.]*)\./.exec(document)!;
  const named = [...list!.matchAll(/`(\w+)`/g)].map(([, type]) => type);
  expect(named).toEqual([...besideTheGame]);
});

test('hexadecimal digits are read and written', () => {
  expect(toHex(fromHex('00ff10'))).toBe('00ff10');
});

describe.each(fixturesIn('game_files'))('the game file of $name', ({ message }) => {
  const file = message as unknown as GameFile;

  test('has the draws that its seed gives', () => {
    const { draws, fault } = check(file);
    expect(fault).toBeNull();
    expect(draws).toBeGreaterThan(30);
  });

  test('has another draw with each tile that is changed', () => {
    for (const [index, { event }] of file.events.entries()) {
      const tiles = 'drawn' in event ? event.drawn.tiles : undefined;
      if (!tiles?.length) continue;
      const changed = structuredClone(file);
      const { drawn } = changed.events[index]!.event as Extract<GameEvent, { type: 'drew' }>;
      drawn.tiles![0] = drawn.tiles![0] === '?' ? 'Q' : '?';
      expect(check(changed).fault).toEqual({ v: changed.events[index]!.version, what: 'draw' });
    }
  });
});

describe('a game that is not fair is found out', () => {
  test('by another fingerprint', () => {
    const file = fileOf('classic');
    const { v, event } = last(file, 'began');
    event.seed_hash = '0'.repeat(64);
    expect(check(file)).toEqual({ draws: 0, fault: { v, what: 'fingerprint' } });
  });

  test('by another seed at the end', () => {
    const file = fileOf('classic');
    const { v, event } = last(file, 'ended');
    event.seed = '0'.repeat(64);
    expect(check(file).fault).toEqual({ v, what: 'seed' });
  });

  test('by another first player', () => {
    const file = fileOf('crosswords');
    const { v, event } = last(file, 'first_chosen');
    event.seat = (event.seat + 1) % 2;
    expect(check(file).fault).toEqual({ v, what: 'draw' });
  });

  test('by a bonus in another place or of another kind', () => {
    for (const change of [{ factor: 9 }, { cells: [[0, 0]] as const }]) {
      const file = fileOf('crosswords');
      const { v, event } = last(file, 'bonuses_placed');
      Object.assign(event.premiums.at(-1)!, change);
      expect(check(file).fault).toEqual({ v, what: 'draw' });
    }
  });

  test('by a draw for the first turn', () => {
    const file = fileOf('classic');
    const { v, event } = last(file, 'order_drawn');
    event.draws[0]!.tile = event.draws[0]!.tile === 'Z' ? 'Y' : 'Z';
    expect(check(file).fault).toEqual({ v, what: 'draw' });
  });

  test('by fewer tiles than there should be', () => {
    const file = fileOf('super');
    const { v, event } = last(file, 'drew');
    event.drawn = { count: event.drawn.count - 1, tiles: event.drawn.tiles!.slice(1) };
    expect(check(file).fault).toEqual({ v, what: 'draw' });
  });
});

test('after a thousand rounds for the first turn in which everybody drew, only those who tie draw again', () => {
  const file = fileOf('scrappy');
  const tile_set = [
    { tile: 'A', count: 250, value: 1 },
    { tile: 'B', count: 1, value: 1 },
  ];
  file.rules = { ...file.rules, tile_set };
  const { event: began } = last(file, 'began');
  began.seat_count = 3;
  const log: GameEvent[] = [began];
  const chance = new Chance(fromHex(file.seed), hash);
  const all = [0, 1, 2];
  let bag = wholeBag(file.rules);
  for (let best = all; best.length > 1;) {
    const isOfAll = log.length <= 1000;
    const drawing = isOfAll ? all : best;
    if (isOfAll || sizeOf(bag) < drawing.length) bag = wholeBag(file.rules);
    const draws = drawing.map((seat) => {
      const [tile, left] = chance.tile(bag, log.length + 1, seat);
      bag = left;
      return { seat, tile };
    });
    best = draws.filter(({ tile }) => tile === 'A').map(({ seat }) => seat);
    log.push({ type: 'order_drawn', draws, best });
  }
  expect(log.length).toBeGreaterThan(1001);
  file.events = log.map((event, index) => ({ version: index + 1, at: 0, event }));
  expect(check(file).fault).toBeNull();
});

test('tiles that this viewer may not see are taken as the seed gives them', () => {
  const file = fileOf('classic');
  for (const { event } of file.events) if (event.type === 'drew') delete event.drawn.tiles;
  expect(check(file).fault).toBeNull();
});
