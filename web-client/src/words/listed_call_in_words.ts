import type { RoomSummary } from '../connection/protocol.ts';
import { t } from '../languages/text.ts';
import { titleOfAsked } from './asked_in_words.ts';
import { othersIn } from './others_in_words.ts';

/** What a notification says about a game of the list that asks something of the player, or is over. */
export const listedCallInWords = (game: RoomSummary): { title: string; body: string } => ({
  title: game.asked ? titleOfAsked(game.asked) : t('game-over'),
  body: othersIn(game),
});
