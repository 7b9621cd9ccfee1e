import type { Asked, Game, RoomSummary } from '../connection/protocol.ts';
import { spokenList } from '../languages/formats.ts';
import { t } from '../languages/text.ts';
import type { ViewedGame } from '../state/game/viewed_game.ts';
import { titleOf } from './asked_in_words.ts';
import { nameOf } from './reasons.ts';

/** What a notification about a game says: what the tab says, and with whom the player plays. It has no tiles and no words, because others may see it. `nudger`: who reminds the player of their turn. */
export function callInWords(asked: Asked | null, viewed: ViewedGame, game: Game, own: number, nudger?: number): { title: string; body: string } {
  const others = viewed.seats.map((_, seat) => seat).filter((seat) => seat !== own);
  const title = nudger === undefined ? titleOf(asked, viewed, game) : t('game-nudged-you', { name: nameOf(viewed, nudger) });
  return { title, body: spokenList(others.map((seat) => nameOf(viewed, seat))) };
}

/** The names of the others in a game of the list. */
export const othersIn = ({ names, seat }: RoomSummary): string => spokenList(names.filter((_, index) => index !== seat));
