import type { RoomSummary } from '../connection/protocol.ts';

type GameOfRoom = Pick<RoomSummary, 'room' | 'game'>;

const keyOf = ({ room, game }: GameOfRoom) => `${room}/${game}`;

/** The number on the icon of the installed page: how many games wait for the player. Most browsers show it only there, and some never. */
export class Badge {
  private waiting = new Set<string>();

  /** The player's games, as the server lists them. */
  list(games: (GameOfRoom & Pick<RoomSummary, 'asked'>)[]): void {
    this.waiting = new Set(games.filter(({ asked }) => asked).map(keyOf));
    this.show();
  }

  /** A game has begun to wait, or no longer does. */
  update(game: GameOfRoom, waits: boolean): void {
    const key = keyOf(game);
    if (waits === this.waiting.has(key)) return;
    if (waits) this.waiting.add(key);
    else this.waiting.delete(key);
    this.show();
  }

  private show(): void {
    const navigator = globalThis.navigator as Partial<Navigator> | undefined;
    const shown = this.waiting.size > 0 ? navigator?.setAppBadge?.(this.waiting.size) : navigator?.clearAppBadge?.();
    shown?.catch(() => undefined); // where the page is not installed
  }
}

export const badge = new Badge();
