import { roomPage } from '../../browser/base.ts';
import { notifications } from '../../calls/notifications.svelte.ts';
import type { Asked } from '../../connection/protocol.ts';
import { callInWords, type Caller } from '../../words/game_call_in_words.ts';
import type { Table } from './table.svelte.ts';

export type CalledTable = Pick<Table, 'code' | 'number' | 'viewed' | 'seat' | 'sync'>;

/** Calls the player to the game on the page, which they may not be looking at: by a notification. */
export async function callToGame({ code, number, viewed, seat, sync }: CalledTable, asked: Asked | null, by: Caller): Promise<void> {
  if (!viewed?.game || seat === null) return;
  const [page, game] = [roomPage(code, number), roomPage(code, sync.about.game)];
  const tag = by.asker === undefined ? game : `${game}/agreement`; // as in worker/pushed.ts
  await notifications.show({ ...callInWords(asked, viewed, viewed.game, seat, by), page, tag });
}
