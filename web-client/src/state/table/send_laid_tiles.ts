import type { Connection } from '../../connection/connection.ts';
import { Forgotten } from '../../connection/failures.ts';
import { t } from '../../languages/text.ts';
import { problemInWords } from '../../words/refusals/problem_in_words.ts';
import type { Table } from './table.svelte.ts';
import { toasts } from '../toasts.svelte.ts';

/** Shows the laid tiles to the player's other devices, and says whether that has worked. */
export async function sendLaidTiles(connection: Pick<Connection, 'ask'>, { hand, sync }: Pick<Table, 'hand' | 'sync'>): Promise<boolean> {
  const { placement, line } = hand;
  try {
    await connection.ask({ type: 'send_laid_tiles', ...sync.about, placement, ...(line ? { line } : {}) });
    toasts.show(t('connection-tiles-sent'));
    return true;
  } catch (why) {
    if (!(why instanceof Forgotten)) toasts.show(problemInWords(why), 'bad');
    return false;
  }
}
