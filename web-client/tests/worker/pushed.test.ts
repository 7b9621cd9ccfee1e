import { beforeEach, expect, test } from 'vitest';
import { keepTexts } from '../../src/calls/call_texts.ts';
import { showPushed, type PushMeans } from '../../src/worker/pushed.ts';

const base = 'https://example.org/games/';
const notice = { what: 'your_turn', room: 'K7QFW2MX', game: 2, players: ['Mara'], at: 5 };
let open: { url: string; visibilityState: string }[];
let shown: { title: string; options: NotificationOptions }[];
/** The tag of what the browser shows, and since when. */
let standing: { tag: string; at?: number } | undefined;
let kept: Map<string, Response>;
let means: PushMeans;

beforeEach(() => {
  open = [];
  shown = [];
  standing = undefined;
  kept = new Map();
  const cache = { match: async (place: string) => kept.get(place)?.clone(), put: async (place: string, text: Response) => void kept.set(place, text) };
  means = {
    windows: { matchAll: async () => open },
    shown: {
      showNotification: async (title, options) => void shown.push({ title, options }),
      getNotifications: async ({ tag }) => (tag === standing?.tag ? [{ data: { at: standing.at } }] : []),
    },
    caches: { open: async () => cache } as unknown as CacheStorage,
  };
});

const push = (message: unknown) => showPushed(JSON.stringify(message), base, means);

test('a message becomes a notification that leads to its game', async () => {
  await push(notice);
  expect(shown.map(({ title, options }) => [title, options.body, options.tag, options.data])).toEqual([
    ['Your turn', 'Room K7QFW2MX', '/r/K7QFW2MX/2', { page: '/games/r/K7QFW2MX/2', at: expect.any(Number) }],
  ]);
});

test('it speaks the language that the page has kept for it, and names who has challenged', async () => {
  await keepTexts({ challenged: { title: '{by} zweifelt', body: 'Raum {room}' } }, base, means.caches);
  await push({ ...notice, what: 'challenged', by: 'Ben' });
  expect(shown.map(({ title, options }) => [title, options.body])).toEqual([['Ben zweifelt', 'Raum K7QFW2MX']]);
});

test('a name stays as it is, whatever it looks like', async () => {
  await push({ ...notice, what: 'next_game', by: '{room}' });
  expect(shown[0]?.title).toBe('{room} wants to play again');
});

test('a game that nobody has won is over, without a winner', async () => {
  await keepTexts({ over: { title: 'Over', body: 'Winner: {players}' }, over_without_winner: { title: 'Over', body: 'Room {room}' } }, base, means.caches);
  await push({ ...notice, what: 'over', players: ['Ann'] });
  await push({ ...notice, what: 'over', players: [] });
  expect(shown.map(({ options }) => options.body)).toEqual(['Winner: Ann', 'Room K7QFW2MX']);
});

test('a nudge says who waits', async () => {
  await push({ ...notice, what: 'nudge', by: 'Ben' });
  expect(shown.map(({ title, options }) => [title, options.tag])).toEqual([['Ben is waiting for your move', '/r/K7QFW2MX/2']]);
});

test('a request to agree to something says who asks', async () => {
  await push({ ...notice, what: 'agreement', by: 'Ben' });
  expect(shown.map(({ title, options }) => [title, options.tag])).toEqual([['Ben is asking for your agreement', '/r/K7QFW2MX/2/agreement']]);
});

test('a proposal of another game leads to the room, and does not take the place of a call to a turn', async () => {
  await push({ ...notice, what: 'next_game', by: 'Ben' });
  expect(shown[0]?.options.tag).toBe('/r/K7QFW2MX');
});

test('nothing is shown to a player who looks at the game, and something to one who looks at another', async () => {
  open = [{ url: `${base}r/K7QFW2MX/2?x`, visibilityState: 'visible' }];
  await push(notice);
  expect(shown).toHaveLength(0);
  open = [
    { url: `${base}r/K7QFW2MXY/2`, visibilityState: 'visible' },
    { url: `${base}r/K7QFW2MX/1`, visibilityState: 'visible' },
    { url: `${base}r/K7QFW2MX`, visibilityState: 'visible' },
    { url: `${base}r/K7QFW2MX/2`, visibilityState: 'hidden' },
  ];
  await push(notice);
  expect(shown).toHaveLength(1);
});

test('a proposal of another game is not shown to a player who looks at any game of the room', async () => {
  const proposal = { ...notice, what: 'next_game', by: 'Ben' };
  for (const page of ['r/K7QFW2MX', 'r/K7QFW2MX/1', 'r/K7QFW2MX/2?at=3']) {
    open = [{ url: base + page, visibilityState: 'visible' }];
    await push(proposal);
  }
  expect(shown).toHaveLength(0);
  open = [{ url: `${base}r/K7QFW2MXY/1`, visibilityState: 'visible' }];
  await push(proposal);
  expect(shown).toHaveLength(1);
});

test('a message takes the place of what a hidden page has just shown, without a sound, and sounds in the place of an older one', async () => {
  open = [{ url: `${base}r/K7QFW2MX`, visibilityState: 'hidden' }];
  await push(notice);
  standing = { tag: '/r/K7QFW2MX/2', at: Date.now() };
  await push(notice);
  await push({ ...notice, game: 3 });
  standing.at = Date.now() - 60_000; // of the turn before
  await push(notice);
  expect(shown.map(({ options }) => [options.tag, options.silent, (options as { renotify?: boolean }).renotify])).toEqual([
    ['/r/K7QFW2MX/2', false, true],
    ['/r/K7QFW2MX/2', true, false],
    ['/r/K7QFW2MX/3', false, true],
    ['/r/K7QFW2MX/2', false, true],
  ]);
});

test('a kind of a later version leads to its room, too', async () => {
  await push({ ...notice, what: 'something' });
  expect(shown.map(({ title, options }) => [title, options.body])).toEqual([['Crisscross', 'Room K7QFW2MX']]);
});

test('a message that is not a notice shows nothing', async () => {
  for (const message of ['', 'garbage', '[]', 'null', '{}', '{"what":1,"room":"x","players":[]}']) await showPushed(message, base, means);
  expect(shown).toEqual([]);
});

test('a digest says how many games wait and with whom, and leads to the start page', async () => {
  const games = [{ room: 'K7QFW2MX', game: 2, others: ['Nora', 'Ben'], since: 1 }, { room: 'ABCD2345', game: 1, others: ['Ida'], since: 2 }];
  open = [{ url: 'https://example.org/games/r/K7QFW2MX', visibilityState: 'visible' }];
  await push({ ...notice, what: 'digest', games, more: 1 });
  expect(shown.map(({ title, options }) => [title, options.body, options.data])).toEqual([
    ['Games waiting for you: 3', 'Nora, Ben · Ida', { page: '/games/', at: expect.any(Number) }],
  ]);
});
