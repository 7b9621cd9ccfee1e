import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlaceInList, RoomSummary } from '../../../src/connection/protocol.ts';
import { inOrder, MyGames, pageInList } from '../../../src/state/session/my_games.svelte.ts';
import { FakeConnection } from '../../support/fake_connection.ts';

const game = (room: string, more: Partial<RoomSummary> = {}): RoomSummary => ({
  room,
  game: 1,
  system: 'classic',
  stage: 'playing',
  names: ['Ann', 'Ben'],
  seat: 0,
  changed: 1000,
  ...more,
});
const next: PlaceInList = { changed: 1000, room: 'B', game: 1 };

let connection: FakeConnection;
let isOpen: boolean;
let told: string[][];
let called: string[];
let mine: MyGames;
const rooms = () => mine.games?.map(({ room }) => room);

beforeEach(() => {
  connection = new FakeConnection();
  isOpen = true;
  told = [];
  called = [];
  mine = new MyGames(connection.asConnection(), () => isOpen, {
    changed: (games) => told.push(games.map(({ room }) => room)),
    called: ({ room, asked }) => called.push(`${room} ${asked}`),
  });
});

afterEach(() => vi.useRealTimers());

test('what asks something comes first, then what has the least time left, and what is over last', () => {
  const games = [
    game('OVER', { stage: 'over', changed: 9000 }),
    game('OLD', { changed: 2000 }),
    game('NEW', { changed: 3000 }),
    game('SOON', { until: 5000 }),
    game('ASKED', { asked: 'move' }),
    game('ASKED-SOON', { asked: 'move', until: 8000 }),
  ];
  expect(games.toSorted(inOrder).map(({ room }) => room)).toEqual(['ASKED-SOON', 'ASKED', 'SOON', 'NEW', 'OLD', 'OVER']);
});

test('a game that has begun leads to its own page, even where others play a newer one in its room', () => {
  expect(pageInList(game('A', { game: 2, asked: 'move' }))).toBe('/r/A/2');
  expect(pageInList(game('A', { game: 2, stage: 'over' }))).toBe('/r/A/2');
});

test('a room whose first game has not begun has no game to lead to', () => {
  expect(pageInList(game('A', { stage: 'waiting' }))).toBe('/r/A');
});

test('a player who follows their games gets the first page and hears of changes, until they stop', async () => {
  const stop = mine.follow();
  expect(connection.asked.map(({ type }) => type)).toEqual(['follow_my_games', 'rooms']);
  await connection.answer('rooms', { rooms: [game('A', { asked: 'move' }), game('B')] });
  expect([rooms(), mine.more, told]).toEqual([['A', 'B'], false, [['A', 'B']]]);
  stop();
  expect(connection.asked.at(-1)).toEqual({ type: 'unfollow_my_games' });
});

test('nothing ends twice: a connection that is lost takes its list with it', () => {
  const stop = mine.follow();
  isOpen = false;
  stop();
  expect(connection.askedOf('unfollow_my_games')).toEqual([]);
});

test('a change moves a game in the list, adds one, or takes the games of a room away', async () => {
  mine.follow();
  await connection.answer('rooms', { rooms: [game('A', { asked: 'move' }), game('B'), game('B', { game: 2, stage: 'over' })] });
  mine.hear({ type: 'my_games', rooms: ['A', 'B'], games: [game('A'), game('B', { asked: 'move' })] });
  expect(mine.games).toEqual([game('B', { asked: 'move' }), game('A')]);
  mine.hear({ type: 'my_games', rooms: ['C'], games: [game('C', { until: 7000 })] });
  expect(rooms()).toEqual(['B', 'C', 'A']);
  mine.hear({ type: 'my_games', rooms: ['B'], games: [] });
  expect(rooms()).toEqual(['C', 'A']);
  expect(told.at(-1)).toEqual(['C', 'A']);
});

test('more games are loaded on request, each once, even if they have changed in the meantime', async () => {
  mine.follow();
  await connection.answer('rooms', { rooms: [game('A'), game('B')], next });
  expect(mine.more).toBe(true);
  mine.hear({ type: 'my_games', rooms: ['D'], games: [game('D', { asked: 'move' })] });
  void mine.loadMore();
  expect(connection.asked.at(-1)).toEqual({ type: 'rooms', after: next });
  await connection.answer('rooms', { rooms: [game('C'), game('D', { asked: 'move' })] });
  expect([rooms(), mine.more]).toEqual([['D', 'A', 'B', 'C'], false]);
});

test('a list that was loaded is kept while the connection is lost, and loaded anew when it is back', async () => {
  mine.follow();
  await connection.answer('rooms', { rooms: [game('A')], next });
  mine.follow();
  await connection.lose('rooms');
  expect(rooms()).toEqual(['A']);
  mine.follow();
  await connection.answer('rooms', { rooms: [game('B')] });
  expect([rooms(), mine.more]).toEqual([['B'], false]);
});

test('a change that comes before the list waits for the list', () => {
  mine.follow();
  mine.hear({ type: 'my_games', rooms: ['A'], games: [game('A')] });
  expect(mine.games).toBeNull();
});

test('a list that is refused because there are too many requests is asked for again, and nobody hears that it is empty', async () => {
  vi.useFakeTimers();
  mine.follow();
  await connection.refuse('follow_my_games', 'TOO_MANY_REQUESTS', { limit: 'lists' });
  await connection.refuse('rooms', 'TOO_MANY_REQUESTS', { limit: 'lists' });
  expect([mine.games, told]).toEqual([null, []]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.asked.map(({ type }) => type)).toEqual(['follow_my_games', 'rooms', 'follow_my_games', 'rooms']);
  await connection.answer('rooms', { rooms: [game('A')] });
  expect(rooms()).toEqual(['A']);
});

test('somebody who has stopped following their games does not ask again, and their games stay unknown', async () => {
  vi.useFakeTimers();
  const stop = mine.follow();
  await connection.refuse('rooms', 'TOO_MANY_REQUESTS', { limit: 'lists' });
  isOpen = false;
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([mine.games, connection.askedOf('rooms').length]).toEqual([null, 1]);
});

test('the player is called to a game that begins to ask something, or something else, and not to one that did before', async () => {
  mine.follow();
  await connection.answer('rooms', { rooms: [game('A', { asked: 'move' }), game('B')] });
  mine.hear({ type: 'my_games', rooms: ['A', 'B', 'C'], games: [game('A', { asked: 'move' }), game('B', { asked: 'move' }), game('C')] });
  mine.hear({ type: 'my_games', rooms: ['A', 'B'], games: [game('A', { asked: 'vote' }), game('B')] });
  mine.hear({ type: 'my_games', rooms: ['B'], games: [game('B', { asked: 'move' })] });
  expect(called).toEqual(['B move', 'A vote', 'B move']);
});

test('the player hears once that a game has ended, and not of games that were over before', async () => {
  const ended = (room: string) => game(room, { stage: 'over' });
  mine.follow();
  await connection.answer('rooms', { rooms: [game('A', { asked: 'move' }), ended('B')] });
  mine.hear({ type: 'my_games', rooms: ['A', 'B', 'C'], games: [ended('A'), ended('B'), ended('C')] });
  mine.hear({ type: 'my_games', rooms: ['A'], games: [ended('A')] });
  expect(called).toEqual(['A undefined']);
});

test('the player is called to what has begun to ask something while the connection was lost, and not to games that are only loaded later', async () => {
  mine.follow();
  await connection.answer('rooms', { rooms: [game('A')], next });
  void mine.loadMore();
  await connection.answer('rooms', { rooms: [game('B', { asked: 'move' })] });
  expect(called).toEqual([]);
  mine.follow();
  await connection.answer('rooms', { rooms: [game('B', { asked: 'move' }), game('A', { asked: 'accept' })] });
  expect(called).toEqual(['A accept']);
});

test('the list knows how many games ask something, and whether one is under way', async () => {
  expect([mine.asking, mine.underWay]).toEqual([0, false]);
  mine.follow();
  await connection.answer('rooms', { rooms: [game('A', { asked: 'move' }), game('B', { asked: 'vote' }), game('C')] });
  expect([mine.asking, mine.underWay]).toEqual([2, true]);
  mine.hear({ type: 'my_games', rooms: ['A', 'B', 'C'], games: [game('A', { stage: 'over' }), game('B', { stage: 'waiting' })] });
  expect([mine.asking, mine.underWay]).toEqual([0, false]);
});

test('a list that is forgotten with its player is empty for those who follow it', async () => {
  mine.follow();
  await connection.answer('rooms', { rooms: [game('A', { asked: 'move' })] });
  mine.forget();
  expect([rooms(), told.at(-1)]).toEqual([undefined, []]);
});
