import { beforeEach, expect, test, vi } from 'vitest';
import { openPage, type Windows } from '../../src/worker/clicked.ts';

const base = 'https://example.org/games/';
let open: string[];
let did: string[];
/** Whether pages answer the worker. */
let answers: boolean;

const windows: Windows = {
  matchAll: async () =>
    open.map((url) => ({
      url,
      focus: async () => void did.push(`focus ${url}`),
      postMessage: (path, [port]) => {
        did.push(`ask ${url} to go to ${path}`);
        if (answers) port!.postMessage(null);
      },
      navigate: async (to) => void did.push(`navigate ${url} to ${to}`),
    })),
  openWindow: async (url: string) => void did.push(`open ${url}`),
};

beforeEach(() => {
  open = [];
  did = [];
  answers = true;
});

test('a click on a notification shows the window that has the room', async () => {
  open = [base, `${base}r/K7QFW2MX#x`];
  await openPage('/games/r/K7QFW2MX', base, windows);
  expect(did).toEqual([`focus ${base}r/K7QFW2MX#x`]);
});

test('a window with another game of the room goes to that of the notification', async () => {
  for (const url of [`${base}r/K7QFW2MX?at=3`, `${base}r/K7QFW2MX/2`]) {
    open = [base, url];
    await openPage('/games/r/K7QFW2MX/1', base, windows);
    expect(did.splice(0)).toEqual([`focus ${url}`, `ask ${url} to go to /games/r/K7QFW2MX/1`]);
  }
  open = [`${base}r/K7QFW2MX/11`, `${base}r/K7QFW2MX/1`];
  await openPage('/games/r/K7QFW2MX/1', base, windows);
  expect(did).toEqual([`focus ${base}r/K7QFW2MX/1`]);
});

/** A click on the notification of a game, where no page answers in time. */
async function clickWithoutAnswer(of: Windows): Promise<void> {
  answers = false;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const opened = openPage('/games/r/K7QFW2MX/1', base, of);
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  await opened;
}

test('a window whose page does not answer is led there', async () => {
  const url = `${base}r/K7QFW2MX`;
  open = [url];
  await clickWithoutAnswer(windows);
  expect(did.slice(2)).toEqual([`navigate ${url} to ${base}r/K7QFW2MX/1`]);
});

test('a window that the worker cannot lead elsewhere stays as it is, and another opens', async () => {
  const near = {
    ...{ url: `${base}r/K7QFW2MX`, focus: async () => undefined, postMessage: () => undefined },
    navigate: async () => Promise.reject(new TypeError('not controlled')),
  };
  await clickWithoutAnswer({ ...windows, matchAll: async () => [near] });
  expect(did).toEqual([`open ${base}r/K7QFW2MX/1`]);
});

test('without such a window it opens one', async () => {
  open = [base];
  await openPage('/games/r/K7QFW2MX', base, windows);
  expect(did).toEqual([`open ${base}r/K7QFW2MX`]);
});

test('a click opens no page of anybody else', async () => {
  for (const page of ['https://example.net/', '//example.net/games/', '/elsewhere', 'javascript:alert(1)']) await openPage(page, base, windows);
  expect(did).toEqual([]);
});

test('a notification that names no page leads to the start page', async () => {
  await openPage(undefined, base, windows);
  expect(did).toEqual([`open ${base}`]);
});
