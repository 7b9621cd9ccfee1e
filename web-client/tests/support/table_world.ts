import { vi } from 'vitest';
import { Table } from '../../src/state/table/table.svelte.ts';
import type { Allowed, GameEvent, Rules } from '../../src/connection/protocol.ts';
import { FakeConnection } from './fake_connection.ts';
import { noStorage } from './no_storage.ts';
import { entries, rules, snapshot, viewedAfter } from './games.ts';

/** The connection of the tables, which a test answers for. `newTables` makes it new. */
export let connection: FakeConnection;

export const about = { room: 'K7QFW2MX', game: 1 };
export const turn: Allowed[] = [
  { command: 'play', turn: 1 },
  { command: 'pass', turn: 1 },
  { command: 'resign' },
  { command: 'hint' },
  { command: 'add_stand_in' },
];
export const challenge: Allowed[] = [{ command: 'challenge', turn: 1 }, { command: 'accept', turn: 1 }, { command: 'resign' }];
export const finalScore = { before: 0, deducted: 0, awarded: 0, final: 0, rack: { count: 0 } };
export const ended: GameEvent = { type: 'ended', reason: 'all_passed', final_scores: [finalScore, finalScore], winners: [0], seed: '' };
type Of = { ofGame?: Rules; number?: number };

/** The table of a player who joins after these events. */
export async function tableAfter(events: GameEvent[], may: Allowed[], seat: number | null = 0, { ofGame = rules, number }: Of = {}): Promise<Table> {
  const { v, stage, seats, game: state } = viewedAfter(events);
  const hinting = { ...ofGame, hints: 'own_rack' as const };
  const table = new Table('K7QFW2MX', connection.asConnection(), number);
  void table.sync.join();
  const { lexicon } = snapshot;
  await connection.answer('join', { ...about, seat, may, snapshot: { v, stage, seats, rules: hinting, lexicon, state } });
  return table;
}

export const hear = (table: Table, event: GameEvent, may: Allowed[]) =>
  table.sync.hear({ type: 'events', ...about, events: entries([event], table.viewed!.v + 1), may });

/** To be called before each test. */
export function newTables(): void {
  vi.useFakeTimers();
  connection = new FakeConnection();
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('localStorage', noStorage);
}
