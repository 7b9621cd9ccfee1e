import type { Clocks } from '../../../connection/protocol.ts';

/** Whose racks are shown beside the players; the player's own is below the board. */
export type Racks = 'none' | 'others' | 'all';

/** How to ask for a computer to play on a seat whose player is away; `from` is null where one may not. */
export type Replacing = { from: (seat: number) => number | null; clock: () => number; ask: (seat: number) => void };

/** The clocks of a game, and the server's time. */
export type Timing = { clocks: Clocks; now: () => number };
