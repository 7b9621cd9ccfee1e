import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiRefused } from '../../../src/connection/http/api_request.ts';
import type { AskArchive, Wanted } from '../../../src/connection/http/archive_api.ts';
import { dayOf, emptyForm, gamePage, wantedBy, wordsWantedBy } from '../../../src/state/archive/archive_form.ts';
import { ArchiveSearch } from '../../../src/state/archive/archive_search.svelte.ts';

type Open = { wanted: Wanted; give: (answer: unknown) => void; fail: (why: Error) => void };
let open: Open[];
const ask = ((_, wanted) => new Promise((give, fail) => open.push({ wanted, give: give as Open['give'], fail }))) as AskArchive;
const page = (ids: string[], next?: string) => ({ games: ids.map((id) => ({ id })), ...(next ? { next } : {}) });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const idsOf = (search: ArchiveSearch<'games'>) => search.rows?.map(({ id }) => id);

beforeEach(() => void (open = []));

afterEach(() => void vi.unstubAllEnvs());

describe('a search in pages', () => {
  test('shows the first page, and the next one after it, which begins where the first ended', async () => {
    const search = new ArchiveSearch('games', ask);
    void search.find({ word: 'QI' });
    expect([search.busy, search.rows]).toEqual([true, null]);
    open[0]!.give(page(['a', 'b'], 'cursor'));
    await settled();
    expect([idsOf(search), search.more, search.busy]).toEqual([['a', 'b'], true, false]);
    void search.older();
    expect(open[1]!.wanted).toEqual({ word: 'QI', after: 'cursor' });
    open[1]!.give(page(['c']));
    await settled();
    expect([idsOf(search), search.more]).toEqual([['a', 'b', 'c'], false]);
    await search.older();
    expect(open).toHaveLength(2);
  });

  test('shows as many pages at once as were shown before, as far as there are any', async () => {
    const search = new ArchiveSearch('games', ask);
    void search.find({}, 3);
    open[0]!.give(page(['a'], 'cursor'));
    await settled();
    open[1]!.give(page(['b']));
    await settled();
    expect([idsOf(search), search.pages, search.more, open.length]).toEqual([['a', 'b'], 2, false, 2]);
  });

  test('stops at a page that fails, and at a newer search', async () => {
    const search = new ArchiveSearch('games', ask);
    void search.find({}, 3);
    open[0]!.give(page(['a'], 'cursor'));
    await settled();
    open[1]!.fail(new ApiRefused('LOST'));
    await settled();
    expect([idsOf(search), search.pages, open.length]).toEqual([['a'], 1, 2]);
    void search.find({ word: 'A' }, 3);
    void search.find({ word: 'B' });
    open[3]!.give(page(['b'], 'cursor'));
    open[2]!.give(page(['a'], 'cursor'));
    await settled();
    expect([idsOf(search), open.length]).toEqual([['b'], 4]);
  });

  test('drops an answer that comes after a newer search', async () => {
    const search = new ArchiveSearch('games', ask);
    void search.find({ word: 'A' });
    void search.find({ word: 'B' });
    open[1]!.give(page(['b']));
    open[0]!.give(page(['a'], 'cursor'));
    await settled();
    expect([idsOf(search), search.more]).toEqual([['b'], false]);
  });

  test('keeps what it has when a page fails, and says why', async () => {
    const search = new ArchiveSearch('games', ask);
    void search.find({});
    open[0]!.give(page(['a'], 'cursor'));
    await settled();
    void search.older();
    open[1]!.fail(new ApiRefused('TOO_MANY_REQUESTS'));
    await settled();
    expect([idsOf(search), search.problem?.code, search.busy]).toEqual([['a'], 'TOO_MANY_REQUESTS', false]);
  });
});

test('a list whose last row was removed elsewhere begins again, up to the page that was asked for', async () => {
  const search = new ArchiveSearch('games', ask);
  void search.find({ word: 'A' });
  open[0]!.give(page(['a', 'b'], 'b'));
  await settled();
  void search.older();
  open[1]!.fail(new ApiRefused('BAD_CURSOR'));
  await settled();
  expect([open[2]!.wanted, idsOf(search), search.busy, search.problem]).toEqual([{ word: 'A' }, ['a', 'b'], true, null]);
  open[2]!.give(page(['a', 'c'], 'c'));
  await settled();
  expect(open[3]!.wanted).toEqual({ word: 'A', after: 'c' });
  open[3]!.give(page(['d']));
  await settled();
  expect([idsOf(search), search.pages, search.busy]).toEqual([['a', 'c', 'd'], 2, false]);
});

test('a search that is cleared has no rows, and drops those that are on their way', async () => {
  const search = new ArchiveSearch('words', ask);
  void search.find({ kind: 'disputed' });
  search.clear();
  open[0]!.give({ words: [{ word: 'QI' }], next: 'cursor' });
  await settled();
  expect([search.rows, search.more, search.busy]).toEqual([[], false, false]);
});

test('a search that fails leaves the rows of the one before, with their next page', async () => {
  const search = new ArchiveSearch('games', ask);
  void search.find({ word: 'A' });
  open[0]!.give(page(['a'], 'cursor'));
  await settled();
  void search.find({ word: 'B' });
  open[1]!.fail(new ApiRefused('LOST'));
  await settled();
  expect([idsOf(search), search.problem?.code]).toEqual([['a'], 'LOST']);
  void search.older();
  expect(open[2]!.wanted).toEqual({ word: 'A', after: 'cursor' });
});

test('what failed was a further page, or the search itself', async () => {
  const search = new ArchiveSearch('games', ask);
  void search.find({ word: 'A' });
  open[0]!.give(page(['a'], 'cursor'));
  await settled();
  void search.older();
  open[1]!.fail(new ApiRefused('LOST'));
  await settled();
  expect(search.failedBelow).toBe(true);
  void search.find({ word: 'B' });
  open[2]!.fail(new ApiRefused('LOST'));
  await settled();
  expect(search.failedBelow).toBe(false);
});

test('a search that failed is tried again, with the same page', async () => {
  const search = new ArchiveSearch('games', ask);
  void search.find({ word: 'A' });
  open[0]!.give(page(['a'], 'cursor'));
  await settled();
  void search.older();
  open[1]!.fail(new ApiRefused('LOST'));
  await settled();
  void search.again();
  expect([open[2]!.wanted, search.problem]).toEqual([{ word: 'A', after: 'cursor' }, null]);
  open[2]!.give(page(['b']));
  await settled();
  expect(idsOf(search)).toEqual(['a', 'b']);
});

describe('a search for a day in a time zone that the server does not know', () => {
  const wanted = { day: '11-23', zone: 'Europe/Atlantis' };
  const refuse = (place: number) => open[place]!.fail(new ApiRefused('BAD_PARAMETER', { field: 'zone' }));

  test('asks for the day in UTC instead, and for the pages that follow, and says so with the answer', async () => {
    const search = new ArchiveSearch('games', ask);
    void search.find(wanted);
    refuse(0);
    await settled();
    expect([search.busy, search.problem, search.inUtc]).toEqual([true, null, false]);
    expect(open[1]!.wanted).toEqual({ day: '11-23', zone: '' });
    open[1]!.give(page(['a'], 'cursor'));
    await settled();
    expect([idsOf(search), search.busy, search.problem, search.inUtc]).toEqual([['a'], false, null, true]);
    void search.older();
    expect(open[2]!.wanted).toEqual({ day: '11-23', zone: '', after: 'cursor' });
    open[2]!.give(page(['b']));
    await settled();
    expect([idsOf(search), search.inUtc]).toEqual([['a', 'b'], true]);
  });

  test('asks the next time with the zone again, and for nothing about UTC where there is no day', async () => {
    const search = new ArchiveSearch('games', ask);
    void search.find(wanted);
    refuse(0);
    await settled();
    open[1]!.give(page(['a']));
    await settled();
    void search.find({ day: '', zone: '' });
    open[2]!.give(page(['a', 'b']));
    await settled();
    expect(search.inUtc).toBe(false);
    void search.find(wanted);
    expect(open[3]!.wanted).toEqual(wanted);
    open[3]!.give(page(['a']));
    await settled();
    expect(search.inUtc).toBe(false);
  });

  test('says what is wrong if the day in UTC is refused as well, and drops a refusal that comes after a newer search', async () => {
    const search = new ArchiveSearch('games', ask);
    void search.find(wanted);
    refuse(0);
    await settled();
    refuse(1);
    await settled();
    expect([search.problem?.code, search.busy]).toEqual(['BAD_PARAMETER', false]);
    void search.find(wanted);
    void search.find({ word: 'QI' });
    refuse(2);
    await settled();
    expect(open).toHaveLength(4);
  });
});

describe('the form that finds games', () => {
  const now = Date.UTC(2026, 10, 23, 12);

  test('asks for nothing but the room where nothing is filled in', () => {
    const wanted = wantedBy(emptyForm, 'K7QFW2MX', now);
    expect(Object.entries(wanted).filter(([, value]) => value !== '')).toEqual([['room', 'K7QFW2MX']]);
  });

  test('asks for the results of the reader where nobody is named, because those of a room have to be somebody’s', () => {
    expect(wantedBy({ ...emptyForm, result: 'won' }, 'K7QFW2MX', now).player).toBe('me');
    expect(wantedBy({ ...emptyForm, result: 'won', player: 'Jonas' }, 'K7QFW2MX', now).player).toBe('Jonas');
    expect(wantedBy({ ...emptyForm, result: 'won' }, '', now).player).toBe('');
  });

  test('takes names without the space that a keyboard puts after them', () => {
    const { player, opponent } = wantedBy({ ...emptyForm, player: 'Jonas ', opponent: ' Mara ' }, '', now);
    expect([player, opponent]).toEqual(['Jonas', 'Mara']);
  });

  test('includes both dates, from midnight to midnight where the reader is', () => {
    const { from, to } = wantedBy({ ...emptyForm, from: '2026-03-28', to: '2026-03-29' }, '', now);
    expect(Number(from)).toBe(new Date('2026-03-28T00:00').getTime());
    expect(Number(to)).toBe(new Date('2026-03-30T00:00').getTime());
  });

  test('takes no invalid date, and no play below 0', () => {
    const { from, play } = wantedBy({ ...emptyForm, from: '2026-13-45', play: '-3' }, '', now);
    expect([from, play]).toEqual(['', '0']);
  });

  test('asks for this day of any year by month and day', () => {
    expect(dayOf(now)).toBe('11-23');
    expect(wantedBy({ ...emptyForm, day: true }, '', now).day).toBe('11-23');
  });

  test('asks for the day that it is where the reader is, and says where that is', () => {
    for (const [zone, day] of [['Pacific/Auckland', '11-24'], ['America/New_York', '11-23']]) {
      vi.stubEnv('TZ', zone);
      expect(wantedBy({ ...emptyForm, day: true }, '', now)).toMatchObject({ day, zone });
      expect(wantedBy(emptyForm, '', now).zone).toBe('');
    }
  });

  test('leads to a game, or to one of its turns', () => {
    expect(gamePage('K7QFW2MX-3')).toBe('/r/K7QFW2MX/3');
    expect(gamePage('K7QFW2MX-3', 12)).toBe('/r/K7QFW2MX/3?turn=12');
  });
});

describe('the form that finds words', () => {
  test('asks for all words of a kind, or for those that begin with some letters', () => {
    expect(wordsWantedBy('disputed', ' ', 'K7QFW2MX')).toEqual({ room: 'K7QFW2MX', kind: 'disputed', prefix: '' });
    expect(wordsWantedBy('', ' qi ', '')).toEqual({ room: '', kind: '', prefix: 'qi' });
  });

  test('asks for nothing by a single letter, nor for any word at all', () => {
    expect(wordsWantedBy('disputed', 'Q', '')).toBeNull();
    expect(wordsWantedBy('', '', '')).toBeNull();
  });
});
