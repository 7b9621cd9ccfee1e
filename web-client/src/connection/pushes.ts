import type { Listener, Notice } from './listener.ts';
import type { Announcement, LaidTiles, MyGamesNow, PublicGames, ServerMessage } from './protocol.ts';

/** What the server says without having been asked. */
type Push = Notice | PublicGames | MyGamesNow | LaidTiles | Announcement;

const pushed: Record<Push['type'], true> = {
  events: true,
  presence: true,
  room_closed: true,
  room: true,
  chat_line: true,
  chat_line_deleted: true,
  chat_now: true,
  public_games: true,
  my_games: true,
  laid_tiles: true,
  announcement: true,
};

export const isPush = (message: ServerMessage): message is Push => message.type in pushed;

export function tell(listener: Listener, push: Push): void {
  switch (push.type) {
    case 'public_games':
      return listener.publicGames(push);
    case 'my_games':
      return listener.myGames(push);
    case 'laid_tiles':
      return listener.laidTiles(push);
    case 'announcement':
      return listener.announcement(push.text);
    default:
      return listener.notice(push);
  }
}
