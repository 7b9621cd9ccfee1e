import type { Asked, Game } from '../connection/protocol.ts';
import { spokenList } from '../languages/formats.ts';
import { t } from '../languages/text.ts';
import type { ViewedGame } from '../state/game/viewed_game.ts';
import { titleOf } from './asked_in_words.ts';
import { nameOf } from './reasons.ts';

/** Who calls a player, by seat: `nudger` reminds them of their turn, `asker` asks them to agree to something. */
export type Caller = { nudger?: number | undefined; asker?: number | undefined };

/** What a notification about a game says: what the tab says, or who calls, and with whom the player plays. It has no tiles and no words, because others may see it. */
export function callInWords(asked: Asked | null, viewed: ViewedGame, game: Game, own: number, { nudger, asker }: Caller = {}): { title: string; body: string } {
  const others = viewed.seats.map((_, seat) => seat).filter((seat) => seat !== own);
  const body = spokenList(others.map((seat) => nameOf(viewed, seat)));
  if (nudger !== undefined) return { title: t('game-nudged-you', { name: nameOf(viewed, nudger) }), body };
  if (asker !== undefined) return { title: t('game-asks-agreement', { name: nameOf(viewed, asker) }), body };
  return { title: titleOf(asked, viewed, game), body };
}
