import type { RoomSummary } from '../connection/protocol.ts';
import { titleOfAsked } from './asked_in_words.ts';
import { othersIn } from './call_in_words.ts';

/** What a notification says about a game of the list that asks something of the player. */
export const listedCallInWords = (game: RoomSummary): { title: string; body: string } => ({
  title: game.asked ? titleOfAsked(game.asked) : '',
  body: othersIn(game),
});
