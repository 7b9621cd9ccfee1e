import { remember } from '../browser/storage.ts';
import type { LaidTiles } from '../connection/protocol.ts';
import { handKey, type Kept } from './hand.svelte.ts';

/** Keeps tiles that another device has sent, until their game is opened. The rest of the rack is added there. */
export function keepSent({ room, game, placement }: LaidTiles): void {
  const kept: Kept = placement.map(({ cell, tile, as }) => ({ tile, at: cell, ...(as ? { as } : {}) }));
  remember(handKey(room, game), kept);
}
