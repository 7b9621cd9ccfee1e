import { beforeEach, expect, test } from 'vitest';
import { ApiRefused } from '../../../src/connection/http/api_request.ts';
import type { AskArchive, Statistics, Wanted } from '../../../src/connection/http/archive_api.ts';
import { StatisticsSearch } from '../../../src/state/archive/statistics_search.svelte.ts';

type Asked = { wanted: Wanted; answer: (found: Statistics) => void; fail: (why: Error) => void };

let asked: Asked[];
const searchIn = (room: string) =>
  new StatisticsSearch(((_, wanted) => new Promise((answer, fail) => asked.push({ wanted, answer: answer as Asked['answer'], fail }))) as AskArchive, room);
const against = (opponent: string) => ({ player: '', opponent, system: '' });
const nobody: Statistics = { players: [], opponents: [] };

beforeEach(() => void (asked = []));

test.each([
  ['', '', '', 'me'],
  ['', '', ' Ben ', 'me'],
  ['', 'Ann ', '', 'Ann'],
  ['K7QFW2MX', '', '', ''],
  ['K7QFW2MX', '', 'Ben', 'me'],
  ['K7QFW2MX', 'Ann', 'Ben', 'Ann'],
])('in the room "%s" with the player "%s" against "%s" it is about "%s"', (room, named, opponent, player) => {
  void searchIn(room).find({ player: named, opponent, system: 'classic' });
  expect(asked[0]!.wanted).toEqual({ room, system: 'classic', opponent: opponent.trim(), player });
});

test('only the answer to the last search counts, whichever comes first', async () => {
  const search = searchIn('');
  const both = [search.find(against('Ann')), search.find(against('Ben'))];
  asked[1]!.answer(nobody);
  asked[0]!.fail(new ApiRefused('LOST'));
  await Promise.all(both);
  expect([search.found, search.problem, search.busy]).toEqual([nobody, null, false]);
});

test('a search that is refused says why, and leaves what was found', async () => {
  const search = searchIn('');
  const [first, second] = [search.find(against('')), () => search.find(against('Ben'))];
  asked[0]!.answer(nobody);
  await first;
  const refused = second();
  asked[1]!.fail(new ApiRefused('TOO_MANY_REQUESTS'));
  await refused;
  expect([search.found, search.problem?.code, search.busy]).toEqual([nobody, 'TOO_MANY_REQUESTS', false]);
});
