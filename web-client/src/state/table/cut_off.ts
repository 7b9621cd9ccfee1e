import { t } from '../../languages/text.ts';
import { toasts } from '../toasts.svelte.ts';
import type { Table } from './table.svelte.ts';

type Shown = Pick<Table, 'code' | 'sync' | 'game'>;
/** What is on the screen. */
export type Visit = { table: Shown | null };

/** Returns what is to be called when somebody no longer does something about the game on the screen. `isCutOff`: the page has gone on to another game of the room. */
function after(visit: Visit, tell: (game: Shown, isCutOff: boolean) => void): () => void {
  const { table } = visit;
  // While an effect is taken down, it still sees the table before.
  return () => queueMicrotask(() => table && tell(table, visit.table !== table && visit.table?.code === table.code));
}

/** For somebody who is writing about a game: if they are cut off, they hear that their text is kept, with the way back to it. `query`: the moment of a review. */
export const tellIfCutOff = (visit: Visit, query = '') =>
  after(visit, ({ code, sync }, isCutOff) => {
    if (isCutOff) toasts.show(t('table-text-kept'), 'plain', { page: `/r/${code}/${sync.about.game}${query}`, stays: true });
  });

/** For somebody who is choosing another clock for a game: it goes with the game, even where that ends. */
export const tellIfTooLate = (visit: Visit) =>
  after(visit, ({ game }, isCutOff) => {
    if (isCutOff || game?.result) toasts.show(t('table-clock-not-proposed'));
  });
