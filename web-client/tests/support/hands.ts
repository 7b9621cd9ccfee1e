import type { Game } from '../../src/connection/protocol.ts';
import { Hand } from '../../src/entry/hand.svelte.ts';
import { rules } from './games.ts';

/** The first turn of a game, with these tiles on the board. */
export const game = (squares: Game['squares'] = []): Game => ({
  squares,
  bag: 86,
  players: [],
  to_move: 0,
  turn: 1,
  pending_play: null,
  result: null,
  premiums: [],
  spent: [],
  removed: [],
  placing_starter: null,
  options: null,
});

/** A player's hand with these tiles on the rack, in the turn of that game. */
export function handOf(tiles: string | string[], squares: Game['squares'] = [], system = rules): Hand {
  const hand = new Hand();
  hand.open('room.K7QFW2MX');
  hand.settle(system, game(squares), [...tiles]);
  return hand;
}

/** Types letter by letter, and says which have been taken. */
export const typed = (hand: Hand, keys: string): boolean[] => [...keys].map((key) => hand.type(key));

/** The tiles that are laid, and where. */
export const lies = (hand: Hand): string[] => hand.placement.map(({ cell, tile, as }) => `${as ?? tile}${cell.join()}`);

/** Storage of a browser that keeps nothing yet. */
export function emptyStorage(): void {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}
