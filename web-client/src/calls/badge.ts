import type { RoomSummary } from '../connection/protocol.ts';

/** The number on the icon of the installed page: how many games wait for the player. Most browsers show it only there, and some never. */
export class Badge {
  private waiting = new Set<string>();

  /** The player's games, as the server lists them. */
  list(rooms: Pick<RoomSummary, 'room' | 'asked'>[]): void {
    this.waiting = new Set(rooms.filter(({ asked }) => asked).map(({ room }) => room));
    this.show();
  }

  /** Whether one game waits has changed. */
  update(room: string, waits: boolean): void {
    if (waits === this.waiting.has(room)) return;
    if (waits) this.waiting.add(room);
    else this.waiting.delete(room);
    this.show();
  }

  private show(): void {
    const navigator = globalThis.navigator as Partial<Navigator> | undefined;
    const shown = this.waiting.size > 0 ? navigator?.setAppBadge?.(this.waiting.size) : navigator?.clearAppBadge?.();
    shown?.catch(() => undefined); // where the page is not installed
  }
}

export const badge = new Badge();
