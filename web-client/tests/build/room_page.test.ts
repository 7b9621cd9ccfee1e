import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { reviewPageOf, roomPageOf } from '../../build/room_page.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../index.html'), 'utf8');
const made = roomPageOf(page, ['assets/room-views-1.js', 'assets/room-views-2.css']);
const [head, body] = made.split('</head>') as [string, string];

test('the page of a room asks for the files of a room at once, scripts and styles each in their way', () => {
  expect(head).toContain('<link rel="modulepreload" crossorigin href="/assets/room-views-1.js">');
  expect(head).toContain('<link rel="preload" as="style" crossorigin href="/assets/room-views-2.css">');
});

test('the page of a room shows a board below the header until its scripts are there, and the start page does not', () => {
  expect(body).toMatch(/<\/header>\s*<div class="loading"><div class="plain-board"><\/div><\/div>/);
  expect(page).not.toContain('plain-board');
});

test('apart from that it is the same page', () => {
  const added = made.split('\n').filter((line) => !page.includes(line));
  expect(added.length).toBe(3);
});

test('the page of a game that is over says so', () => {
  expect(page).toContain('<html ');
  expect(reviewPageOf(page, [])).toContain('<html data-over ');
});

test('a page without a header or a head ends the build', () => {
  expect(() => roomPageOf('<html><body></body></html>', [])).toThrow('index.html has no');
});
