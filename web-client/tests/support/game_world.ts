import { vi } from 'vitest';
import type { Allowed, Asked, Entry, GameEvent, Snapshot } from '../../src/connection/protocol.ts';
import { fold } from '../../src/state/game/fold/reduce.ts';
import { pageSize } from '../../src/state/game/log_pages.svelte.ts';
import { emptyGame } from '../../src/state/game/viewed_game.ts';
import { GameSync } from '../../src/state/game/game_sync.svelte.ts';
import { FakeConnection } from './fake_connection.ts';
import { noStorage } from './no_storage.ts';
import { dealt, entries, rules, snapshot } from './games.ts';

/** A game at the page, with a connection that a test answers for. `followGame` makes both new. */
export let sync: GameSync;
export let connection: FakeConnection;
/** What the game has told the page: the events, and the types of those that came together. */
export let happened: GameEvent[];
export let arrived: [events: GameEvent['type'][], asked: Asked | null][];

export const about = { room: 'K7QFW2MX', game: 1 };
export const passed = (turn: number): GameEvent => ({ type: 'passed', seat: 1, turn });
export const began = (turn: number): GameEvent => ({ type: 'turn_began', seat: 1, turn });
/** A log with 450 versions: the deal, then passes. */
export const long = entries([...dealt, ...Array.from({ length: 444 }, (_, index) => passed(index + 1))]);

/** To be called before each test. */
export function followGame(): void {
  connection = new FakeConnection();
  happened = [];
  arrived = [];
  sync = new GameSync(about.room, undefined, connection.asConnection(), {
    happened: (event) => happened.push(event),
    arrived: (events, asked) => arrived.push([events.map(({ type }) => type), asked]),
    joined: () => undefined,
  });
  vi.stubGlobal('localStorage', noStorage);
}

export const snapshotOf = (log: Entry[]): Snapshot => {
  const { v, stage, seats, game } = log.reduce(fold, emptyGame(rules, snapshot.lexicon));
  return { v, stage, seats, rules, lexicon: snapshot.lexicon, state: game };
};

export const frame = (log: Entry[], may: Allowed[] = []) => ({ type: 'events' as const, ...about, events: log, may });

/** The first and last version of each page that was asked for. */
export const pages = () => connection.askedOf('log').map(({ from, to }) => [from, to]);

/** The server answers the open question about the log. */
export function page(log: Entry[]): Promise<void> {
  const { from, to } = connection.askedOf('log').at(-1)!;
  return connection.answer('log', { events: log.filter(({ v }) => v >= from && v <= to!).slice(0, pageSize) });
}

export async function join(log: Entry[], may: Allowed[] = [], seat = 0): Promise<void> {
  void sync.join();
  await connection.answer('join', { ...about, seat, may, snapshot: snapshotOf(log) });
}

/** Joins, and has the last page of the log loaded. */
export async function joinAndLoad(log: Entry[]): Promise<void> {
  await join(log);
  void sync.pages.older();
  await page(log);
}

/** Joins again with nothing but what is new, after the newest entry that is known. */
export async function catchUp(events: Entry[], may: Allowed[] = [], seat = 0): Promise<void> {
  const known = sync.viewed!.log.slice(-1);
  void sync.resume();
  await connection.answer('join', { ...about, seat, may, events: [...known, ...events] });
}
