import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PublicGames } from '../../../src/state/session/public_games.svelte.ts';
import { FakeConnection } from '../../support/fake_connection.ts';

let connection: FakeConnection;
let isOpen: boolean;
let games: PublicGames;
const types = () => connection.asked.map(({ type }) => type);

beforeEach(() => {
  vi.useFakeTimers();
  connection = new FakeConnection();
  isOpen = true;
  games = new PublicGames(connection.asConnection(), () => isOpen);
});

afterEach(() => vi.useRealTimers());

test('the server says which public rooms there are until the player looks elsewhere', () => {
  const stop = games.follow();
  stop();
  expect(types()).toEqual(['follow_public_games', 'unfollow_public_games']);
});

test('nothing ends twice: a connection that is lost takes its list with it', () => {
  const stop = games.follow();
  isOpen = false;
  stop();
  expect(types()).toEqual(['follow_public_games']);
});

test('a server that has too much to do is asked again, as long as the player looks at the list', async () => {
  const stop = games.follow();
  await connection.refuse('follow_public_games', 'TOO_MANY_REQUESTS', { retry_after: 2000 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(types()).toEqual(['follow_public_games', 'follow_public_games']);
  stop();
  await connection.refuse('follow_public_games', 'TOO_MANY_REQUESTS', { retry_after: 2000 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(connection.askedOf('follow_public_games')).toHaveLength(2);
});
