import type { CallText, CallTexts } from '../calls/call_texts.ts';
import { keptTexts } from './kept_texts.ts';

/** What the server pushes: why it calls the player. It has no tiles and no words (protocol/README.md, "Notices"). */
export type Notice = { what: string; room: string; game: number; players: string[]; by?: string; games?: { others: string[] }[]; more?: number };

/** A notification that the browser shows. */
type Shown = { data?: { at?: number } | null };

/** What the worker uses of the browser. */
export type PushMeans = {
  windows: { matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { url: string; visibilityState?: string }[]> };
  shown: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    getNotifications(filter: { tag: string }): Promise<readonly Shown[]>;
  };
  caches: CacheStorage;
};

/** Within this time, an open page calls for the same reason (calls/notifications.svelte.ts), in milliseconds. */
const sameCall = 10_000;

/** For a browser that has kept no texts. */
const english: CallTexts = {
  your_turn: { title: 'Your turn', body: 'Room {room}' },
  played: { title: '{by} made a play: do you accept it?', body: 'Room {room}' },
  challenged: { title: '{by} disputed a play', body: 'Room {room}' },
  over: { title: 'The game is over', body: 'Room {room}' },
  over_without_winner: { title: 'The game is over', body: 'Room {room}' },
  nudge: { title: '{by} is waiting for your move', body: 'Room {room}' },
  agreement: { title: '{by} is asking for your agreement', body: 'Room {room}' },
  next_game: { title: '{by} wants to play again', body: 'Room {room}' },
  test: { title: 'Crisscross', body: 'Notifications arrive on this device.' },
  digest: { title: 'Games waiting for you: {count}', body: '{games}' },
};

/** The notice in a message; null for anything else. */
function readNotice(text: string): Notice | null {
  try {
    const notice = JSON.parse(text) as Partial<Notice>;
    return typeof notice.what === 'string' && typeof notice.room === 'string' && Array.isArray(notice.players) ? (notice as Notice) : null;
  } catch {
    return null;
  }
}

function filled(text: string, { by, players, room, games = [], more = 0 }: Notice): string {
  const values: Record<string, string> = {
    by: by ?? '',
    players: players.join(', '),
    room,
    count: String(games.length + more),
    games: games.map(({ others }) => others.join(', ')).join(' · '),
  };
  return text.replace(/\{(by|players|room|count|games)\}/g, (_, name: string) => values[name] ?? '');
}

function textOf(texts: CallTexts, { what, players }: Notice): CallText {
  const name = what === 'over' && players.length === 0 ? 'over_without_winner' : what;
  return texts[name] ?? english[name] ?? { title: 'Crisscross', body: 'Room {room}' };
}

/** The page that a notice leads to: its game or, if it is about one to come, the room. */
const pageOf = ({ what, room, game }: Notice) => (what === 'next_game' || typeof game !== 'number' ? `/r/${room}` : `/r/${room}/${game}`);

/**
 * Shows a message of the server as a notification, unless the player is looking at what it is about. A window with the address of a room may show
 * any of its games. `base` is the address of the start page.
 *
 * A page that is open and hidden shows its own notification at once (calls/notifications.svelte.ts), and the server calls its player, too. There is
 * only one all the same: both have the same tag, so this one takes the place of that of the page, without a sound. It cannot be left out: browsers
 * end subscriptions whose messages show nothing. In the place of an older one, such as that of the turn before, it sounds.
 */
export async function showPushed(message: string, base: string, { windows, shown, caches }: PushMeans): Promise<void> {
  const notice = readNotice(message);
  if (!notice) return;
  const isAboutRoom = notice.room !== '' && notice.what !== 'digest';
  const page = isAboutRoom ? pageOf(notice) : '/';
  const address = base.slice(0, -1) + page;
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const isThere = ({ url }: { url: string }) => {
    const shown = url.replace(/[?#].*$/, '');
    return shown === address || (notice.what === 'next_game' && shown.startsWith(`${address}/`)); // each game of a room shows what is proposed there
  };
  const isLookedAt = isAboutRoom && open.some((window) => window.visibilityState === 'visible' && isThere(window));
  if (isLookedAt) return;
  const text = textOf((await keptTexts(base, caches).catch(() => null)) ?? english, notice);
  const icon = `${base}icons/icon-192.png`;
  // A request for agreement does not replace a call to a turn (state/table/call_to_game.ts).
  const tag = notice.what === 'agreement' ? `${page}/agreement` : page;
  const at = Date.now();
  const isNew = ({ data }: Shown) => at - (data?.at ?? 0) < sameCall;
  const isShown = (await shown.getNotifications({ tag })).some(isNew);
  await shown.showNotification(filled(text.title, notice), {
    body: filled(text.body, notice),
    tag,
    icon,
    data: { page: new URL(address).pathname, at },
    silent: isShown,
    renotify: !isShown,
  } as NotificationOptions);
}
