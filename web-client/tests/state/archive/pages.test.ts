import { beforeEach, expect, test } from 'vitest';
import { Pages } from '../../../src/state/archive/pages.svelte.ts';

type Row = { number: number; word?: string };
type Asked = { before: number | undefined; answer: (rows: Row[]) => void; fail: (why: Error) => void };

const rowsFrom = (first: number, count = 50): Row[] => Array.from({ length: count }, (_, index) => ({ number: first - index }));

let asked: Asked[];
const fresh = () => new Pages<Row>((before) => new Promise((answer, fail) => asked.push({ before, answer, fail })), ({ number }) => number);
let pages: Pages<Row>;
const numbers = () => pages.rows?.map(({ number }) => number);

beforeEach(async () => {
  asked = [];
  pages = fresh();
  const renewed = pages.renew();
  asked[0]!.answer(rowsFrom(100));
  await renewed;
});

test('the next page begins where the last one has ended', async () => {
  const older = pages.older();
  expect([asked[1]!.before, pages.more]).toEqual([51, true]);
  asked[1]!.answer(rowsFrom(50, 2));
  await older;
  expect([numbers()?.length, numbers()?.slice(-2), pages.more]).toEqual([52, [50, 49], false]);
});

test('a page that is asked for twice is shown once', async () => {
  const both = [pages.older(), pages.older()];
  asked[1]!.answer(rowsFrom(50, 2));
  asked[2]!.answer(rowsFrom(50, 2));
  await Promise.all(both);
  expect(numbers()).toHaveLength(52);
});

test('a page that comes after the list was renewed is dropped', async () => {
  const older = pages.older();
  const renewed = pages.renew();
  asked[2]!.answer(rowsFrom(101));
  await renewed;
  asked[1]!.answer(rowsFrom(50, 2));
  await older;
  expect(numbers()).toEqual(rowsFrom(101).map(({ number }) => number));
});

test('a row that has changed meanwhile stays so', async () => {
  const older = pages.older();
  pages.replace({ number: 99, word: 'FLURB' });
  asked[1]!.answer(rowsFrom(50, 2));
  await older;
  expect(pages.rows?.[1]).toEqual({ number: 99, word: 'FLURB' });
});

test('a list whose first page has failed is not loading any more', async () => {
  const other = fresh();
  const renewed = other.renew();
  expect(other.loading).toBe(true);
  asked[1]!.fail(new Error('lost'));
  await expect(renewed).rejects.toThrow('lost');
  expect([other.rows, other.loading]).toEqual([null, false]);
});
