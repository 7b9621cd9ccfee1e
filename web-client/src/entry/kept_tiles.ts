import { recall, remember, type RoomKey } from '../browser/storage.ts';
import type { Cell, LaidTiles } from '../connection/protocol.ts';
import type { Piece } from './draft.ts';

/** A player's tiles as the browser keeps them. */
type Kept = { tile: string; at?: Cell; as?: string }[];

/** The key under which the tiles of a game are kept. */
export const handKey = (room: string, game: number): RoomKey => `room.${game === 1 ? room : `${room}/${game}`}`;

/** The tiles that the browser has kept under a key, each with a key of its own from 1 on. */
export const keptTiles = (key: RoomKey): Piece[] => (recall<Kept>(key) ?? []).map((piece, index) => ({ ...piece, key: index + 1 }));

export function keepTiles(key: RoomKey, pieces: readonly Piece[]): void {
  const kept: Kept = pieces.map(({ tile, at, as }) => ({ tile, at, as }));
  remember(key, kept.length > 0 ? kept : null);
}

/** Keeps tiles that another device has sent, until their game is opened. The rest of the rack is added there. */
export function keepSent({ room, game, placement }: LaidTiles): void {
  const kept: Kept = placement.map(({ cell, tile, as }) => ({ tile, at: cell, ...(as ? { as } : {}) }));
  remember(handKey(room, game), kept);
}
