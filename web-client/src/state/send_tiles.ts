import { toasts } from './toasts.svelte.ts';
import type { Connection } from '../connection/connection.ts';
import { Forgotten, Refused } from '../connection/failures.ts';
import type { Hand } from '../entry/hand.svelte.ts';
import { t } from '../languages/text.ts';
import { inWords } from '../words/refusals/refusals.ts';

/** Shows laid tiles to the player's other devices, and says whether that has worked. */
export async function sendTiles(connection: Connection, about: { room: string; game: number }, { placement, line }: Hand): Promise<boolean> {
  try {
    await connection.ask({ type: 'send_laid_tiles', ...about, placement, ...(line ? { line } : {}) });
    toasts.show(t('connection-tiles-sent'));
    return true;
  } catch (why) {
    if (!(why instanceof Forgotten)) toasts.show(why instanceof Refused ? inWords(why.refusal) : t('connection-lost-again'), 'bad');
    return false;
  }
}
