import { systemName } from '../rules/systems.ts';
import type { Room } from '../state/room.ts';

/** What goes with the link of a room, from the player on a seat or, without one, from a watcher. Once a game has begun, one can only watch it. */
export function invitation({ rules, seats, stage }: Pick<Room, 'rules' | 'seats' | 'stage'>, seat: number | null): string {
  const system = systemName(rules.id);
  const name = seat === null ? undefined : seats[seat]?.name;
  if (stage === 'waiting') return name ? `${name} invites you to ${system}` : `You’re invited to ${system}`;
  return name ? `${name} invites you to watch a game of ${system}` : `Watch a game of ${system}`;
}
