import { roomPage } from '../../browser/base.ts';
import { isShown } from '../../browser/is_shown.ts';
import { notifications } from '../../calls/notifications.svelte.ts';
import type { RoomSummary } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import { sound } from '../../sound/sound.svelte.ts';
import { listedCallInWords } from '../../words/listed_call_in_words.ts';
import { pageInList } from './my_games.svelte.ts';
import { toasts } from '../toasts.svelte.ts';

/** Calls the player to a game of their list that has begun to ask something of them, or tells them that it has ended. A tab of this browser that shows the game calls by itself. */
export async function callElsewhere(game: RoomSummary): Promise<void> {
  const [page, tag] = [pageInList(game), roomPage(game.room, game.game)];
  if (await isShown(tag, roomPage(game.room))) return;
  const call = listedCallInWords(game);
  if (game.asked) sound.give(game.asked === 'move' ? 'turn' : 'challenge');
  toasts.show(t(game.asked ? 'calls-elsewhere' : 'calls-elsewhere-over', { names: call.body }), 'plain', { page });
  await notifications.show({ ...call, page, tag });
}
