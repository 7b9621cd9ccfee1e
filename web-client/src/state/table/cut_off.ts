import { t } from '../../languages/text.ts';
import { toasts } from '../toasts.svelte.ts';
import type { Table } from './table.svelte.ts';

/** What is on the screen. */
export type Visit = { table: Pick<Table, 'code' | 'sync'> | null };

/**
 * For somebody who is writing about the game on the screen. What it returns is called when they no longer do: if the page has gone on to another game
 * of the room, they hear that their text is kept, with the way back to it. `query`: the moment of a review.
 */
export function tellIfCutOff(visit: Visit, query = ''): () => void {
  const from = visit.table;
  const tell = () => {
    if (!from || visit.table === from || visit.table?.code !== from.code) return;
    toasts.show(t('table-text-kept'), 'plain', { page: `/r/${from.code}/${from.sync.about.game}${query}` });
  };
  return () => queueMicrotask(tell); // while an effect is taken down, it still sees the table before
}
