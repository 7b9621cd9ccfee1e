import { expect, test, vi } from 'vitest';
import type { Connection } from '../../src/connection/connection.ts';
import { Lost, Refused } from '../../src/connection/failures.ts';
import type { ChatLine, ChatPage, Request } from '../../src/connection/protocol.ts';
import { saidBetween } from '../../src/review/said_between.ts';

const lines = (...numbers: number[]) => numbers.map((line) => ({ line, at: 1000 * line }) as ChatLine);

/** A connection whose server answers with these pages or fails so, in order, and what was asked. */
function serverWith(pages: (Pick<ChatPage, 'lines' | 'more'> | Error)[]) {
  const asked: Request[] = [];
  const ask = async (request: Request) => {
    asked.push(request);
    const page = pages.shift();
    if (!page) throw new Error('no more pages');
    if (page instanceof Error) throw page;
    return page;
  };
  return { asked, connection: { ask } as unknown as Pick<Connection, 'ask'> };
}

test('what was said in a game is read back to its start', async () => {
  const { asked, connection } = serverWith([{ lines: lines(5, 6), more: true }, { lines: lines(3, 4), more: true }, { lines: lines(1, 2) }]);
  const said = await saidBetween(connection, 'ROOM', [4_000, 5_000]);
  expect(said.map(({ line }) => line)).toEqual([4, 5]);
  expect(asked).toEqual([
    { type: 'chat', room: 'ROOM' },
    { type: 'chat', room: 'ROOM', before: 5 },
  ]);
});

test('a chat that is shorter than the game ends the search, and so does an empty page', async () => {
  const { connection } = serverWith([{ lines: lines(5), more: true }, { lines: [], more: true }]);
  expect(await saidBetween(connection, 'ROOM', [0, 9_000])).toEqual(lines(5));
  await expect(saidBetween(connection, 'ROOM', [0, 9_000])).rejects.toThrow();
});

const tooMany = () => new Refused({ type: 'error', id: '1', code: 'TOO_MANY_REQUESTS', message: '', retry_after: 2000 });

test('a page that is lost or that the server has no time for is asked for again', async () => {
  vi.useFakeTimers();
  const { connection } = serverWith([new Lost(), { lines: lines(5, 6), more: true }, tooMany(), { lines: lines(3, 4) }]);
  const said = saidBetween(connection, 'ROOM', [0, 9_000]);
  await vi.advanceTimersByTimeAsync(2000);
  expect((await said).map(({ line }) => line)).toEqual([3, 4, 5, 6]);
  vi.useRealTimers();
});

test('once nobody wants to know, nothing more is asked', async () => {
  const { asked, connection } = serverWith([{ lines: lines(5, 6), more: true }, { lines: lines(3, 4) }]);
  await saidBetween(connection, 'ROOM', [0, 9_000], () => asked.length === 0);
  expect(asked).toHaveLength(1);
});
