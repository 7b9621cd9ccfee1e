import { t } from '../languages/text.ts';
import { systemName } from '../rules/systems.ts';
import type { ViewedGame } from '../state/game/viewed_game.ts';

/** What goes with the link of a room, from the player on a seat or, without one, from a watcher. Once a game has begun, one can only watch it. */
export function invitation({ rules, seats, stage }: Pick<ViewedGame, 'rules' | 'seats' | 'stage'>, seat: number | null): string {
  const system = systemName(rules.id);
  const name = seat === null ? undefined : seats[seat]?.name;
  if (stage === 'waiting') return name ? t('invite-by', { name, system }) : t('invite-invited', { system });
  return name ? t('invite-by-to-watch', { name, system }) : t('invite-invited-to-watch', { system });
}
