import { expect, test } from 'vitest';
import { gamesInFile } from '../../../src/state/archive/games_in_file.ts';

const textsIn = async (text: string, name = 'games.json') =>
  Promise.all((await gamesInFile(new File([text], name))).map((game) => game.text()));

const large = '{"annotations":{"version":9,"of":[9007199254740993,1.10,-0,"],}\\"[{,"]}}';
const small = '{ "events": [[1, 2], {}] }';

test('each game of a list is as it stands there, even with numbers that a page cannot hold', async () => {
  expect(await textsIn(`[${large},\n ${small}\n]`)).toEqual([large, small]);
});

test('each game in the data of a player is as it stands there', async () => {
  const data = `{"about":{"games":[7]},"lines":[{"text":"games"}],"games":[${large}],"me":"imported","imported":[ ${small} ,${large}]}`;
  expect(await textsIn(data)).toEqual([large, small, large]);
});

test('a list without games has none, and what is not an object is left for the server to refuse', async () => {
  expect(await textsIn(' [ ] ')).toEqual([]);
  expect(await textsIn('{"games":[],"imported":[]}')).toEqual([]);
  expect(await textsIn('[1, null, "a,b", []]')).toEqual(['1', 'null', '"a,b"', '[]']);
});

test('a file with one game, with something else or with broken JSON is sent as it is', async () => {
  for (const text of [large, small, '7', '[1,', '{"games":{}}']) expect(await textsIn(text)).toEqual([text]);
  expect(await textsIn('[]', 'game.gcg')).toEqual(['[]']);
});
