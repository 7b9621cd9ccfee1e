import { toasts } from '../toasts.svelte.ts';
import type { LaidTiles } from '../../connection/protocol.ts';
import { keepSent } from '../../entry/kept_tiles.ts';
import { t } from '../../languages/text.ts';
import type { Table } from '../table/table.svelte.ts';

/** Tiles come to the game that is open; for another one they are kept. */
export function receiveTiles(tiles: LaidTiles, table: Table | null): void {
  const hand = table?.handSync;
  if (hand?.takes(tiles)) toasts.show(t(hand.lay(tiles) ? 'connection-tiles-here' : 'connection-tiles-late'));
  else {
    keepSent(tiles);
    toasts.show(t('connection-tiles-kept', { room: tiles.room }));
  }
}
