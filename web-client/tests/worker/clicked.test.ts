import { beforeEach, expect, test } from 'vitest';
import { openPage, type Windows } from '../../src/worker/clicked.ts';

const base = 'https://example.org/games/';
let open: string[];
let did: string[];

const windows: Windows = {
  matchAll: async () => open.map((url) => ({ url, focus: async () => void did.push(`focus ${url}`), navigate: async (to: string) => void did.push(`navigate ${url} to ${to}`) })),
  openWindow: async (url: string) => void did.push(`open ${url}`),
};

beforeEach(() => {
  open = [];
  did = [];
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
    expect(did.splice(0)).toEqual([`focus ${url}`, `navigate ${url} to ${base}r/K7QFW2MX/1`]);
  }
  open = [`${base}r/K7QFW2MX/11`, `${base}r/K7QFW2MX/1`];
  await openPage('/games/r/K7QFW2MX/1', base, windows);
  expect(did).toEqual([`focus ${base}r/K7QFW2MX/1`]);
});

test('a window that the worker cannot lead elsewhere stays as it is, and another opens', async () => {
  const near = { url: `${base}r/K7QFW2MX`, focus: async () => undefined, navigate: async () => Promise.reject(new TypeError('not controlled')) };
  await openPage('/games/r/K7QFW2MX/1', base, { ...windows, matchAll: async () => [near] });
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
