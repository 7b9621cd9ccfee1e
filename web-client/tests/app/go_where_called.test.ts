import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { snapshot } from '../support/games.ts';
import { answer, closeSession, code, openSession, paths, pause, session } from '../support/session_world.ts';

let worker: EventTarget;
let answers: number;

beforeEach(async () => {
  await openSession();
  worker = new EventTarget();
  answers = 0;
  vi.stubGlobal('navigator', { userAgent: '', serviceWorker: worker });
  (await import('../../src/app/go_where_called.ts')).goWhereCalled();
  void session.enter(code);
  await pause();
});
afterEach(closeSession);

const joined = (game: number) => answer('join', { type: 'joined', room: code, game, seat: 0, may: [], snapshot });
/** The worker asks the page to go somewhere. */
function ask(path: string): void {
  const port = { postMessage: () => void answers++ };
  worker.dispatchEvent(Object.assign(new Event('message'), { data: path, ports: [port] }));
}

test('a page that shows the game of a notification stays as it is', async () => {
  await joined(2);
  ask(`/r/${code}/2`);
  expect([paths, answers]).toEqual([[], 1]);
});

test('a page that shows another game of the room goes to that of the notification', async () => {
  await joined(2);
  ask(`/r/${code}/1`);
  expect([paths, answers]).toEqual([[`/r/${code}/1`], 1]);
});

test('a page that does not know yet which game it shows goes there', () => {
  ask(`/r/${code}/1`);
  expect([paths, answers]).toEqual([[`/r/${code}/1`], 1]);
});
