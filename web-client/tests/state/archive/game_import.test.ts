import { expect, test, vi } from 'vitest';
import type { ImportAnswer } from '../../../src/connection/http/import_api.ts';
import { currentImport, GameImport, maxBytes } from '../../../src/state/archive/game_import.svelte.ts';
import { gamesInFile } from '../../../src/state/archive/games_in_file.ts';
import { changeProblem, importProblem, removalProblem } from '../../../src/words/archive/import_in_words.ts';

const refused = (code: string, field = ''): ImportAnswer => ({ code, field, message: '' });
const file = (name: string, size = 1) => new File(['x'.repeat(size)], name);

/** An import that gets these answers, in order, and remembers what was sent. */
function scripted(answers: ImportAnswer[]) {
  const sent: string[] = [];
  let pauses = 0;
  const games = new GameImport(
    (one, ownName) => {
      sent.push(`${(one as File).name} ${ownName}`.trim());
      return Promise.resolve(answers.shift()!);
    },
    () => Promise.resolve(void pauses++),
  );
  return { games, sent, pauses: () => pauses };
}

test('game files are sent one after the other, and other files are left out', async () => {
  const { games, sent } = scripted([{ id: 'K7QFW2MX-1' }, { id: 'K7QFW2MX-1', duplicate: true }, refused('BAD_RECORD', 'line 7')]);
  await games.run([file('a.json'), file('notes.txt'), file('b.JSON'), file('c.gcg')], 'Mara');
  expect(sent).toEqual(['a.json Mara', 'b.JSON Mara', 'c.gcg Mara']);
  expect([games.imported, games.known, games.refused, games.total]).toEqual([1, 1, 1, 3]);
  expect(games.busy).toBe(false);
});

test('of a game that comes as both kinds of file, the one that says more is sent first', async () => {
  const { games, sent } = scripted([{ id: 'K7QFW2MX-1' }, { id: 'K7QFW2MX-1', duplicate: true }]);
  await games.run([file('a.gcg'), file('a.json')], 'Mara');
  expect(sent).toEqual(['a.json Mara', 'a.gcg Mara']);
});

test('a folder without a file that may hold games is known to be empty, until others are chosen', async () => {
  const { games, sent } = scripted([{ id: 'K7QFW2MX-1' }]);
  expect(games.empty).toBe(false);
  await games.run([file('notes.txt')], 'Mara');
  expect([games.empty, sent]).toEqual([true, []]);
  await games.run([file('a.json')], 'Mara');
  expect(games.empty).toBe(false);
});

test('where the server asks to wait or its answer is lost, the file is sent again', async () => {
  const { games, sent, pauses } = scripted([refused('TOO_MANY_REQUESTS'), refused('BUSY'), refused('LOST'), { id: 'K7QFW2MX-1' }]);
  await games.run([file('a.json')], '');
  expect(sent).toEqual(['a.json', 'a.json', 'a.json', 'a.json']);
  expect(pauses()).toBe(3);
  expect(games.imported).toBe(1);
});

test('no second import begins beside one that is under way, not even in a view that is opened anew', async () => {
  const sent: string[] = [];
  let answer: (answer: ImportAnswer) => void = () => undefined;
  const send = (one: Blob) => {
    sent.push((one as File).name);
    return new Promise<ImportAnswer>((answered) => (answer = answered));
  };
  const games = currentImport('Mara', send);
  const done = games.run([file('a.gcg')], '');
  expect(currentImport('Mara', send)).toBe(games);
  await currentImport('Mara', send).run([file('b.gcg')], '');
  await vi.waitFor(() => expect(sent).toEqual(['a.gcg']));
  answer({ id: 'K7QFW2MX-1' });
  await done;
  expect([games.imported, games.busy]).toEqual([1, false]);
});

test('what became of an import is still known when its view is opened anew, but not to the next player of this browser', async () => {
  const send = async (): Promise<ImportAnswer> => ({ id: 'K7QFW2MX-1' });
  const games = currentImport('Nora', send);
  await games.run([file('a.gcg'), file('b.gcg')], '');
  expect(currentImport('Nora', send).files.map(({ name }) => name)).toEqual(['a.gcg', 'b.gcg']);
  expect(currentImport('Ben', send).total).toBe(0);
});

test('a server that is always busy does not keep the page waiting endlessly', async () => {
  const { games, sent } = scripted(Array.from({ length: 100 }, () => refused('BUSY')));
  await games.run([file('a.json')], '');
  expect(sent).toHaveLength(60);
  expect(games.refused).toBe(1);
});

test('a file that is too large is not sent', async () => {
  const { games, sent } = scripted([]);
  await games.run([file('a.json', maxBytes + 1)], '');
  expect(sent).toEqual([]);
  expect(games.files[0]!.answer).toEqual(refused('FILE_TOO_LARGE'));
});

test('a file that cannot be read does not keep the others back', async () => {
  const fails = () => Promise.reject(new Error('NotFoundError'));
  const gone = Object.assign(file('gone.json'), { text: fails });
  const locked = Object.assign(file('locked.gcg'), { slice: () => ({ arrayBuffer: fails }) as unknown as Blob });
  const { games, sent } = scripted([{ id: 'K7QFW2MX-1' }]);
  await games.run([gone, locked, file('a.gcg')], '');
  expect(sent).toEqual(['a.gcg']);
  expect(games.files.map(({ name }) => name)).toEqual(['gone.json', 'locked.gcg', 'a.gcg']);
  for (const { answer } of games.files.slice(0, 2)) expect(answer).toEqual(refused('FILE_UNREADABLE'));
  expect([games.imported, games.refused, games.total, games.busy]).toEqual([1, 2, 3, false]);
});

test('an import that breaks off does not keep the page busy: the next one goes on', async () => {
  const answers = [() => Promise.reject(new Error('broken')), () => Promise.resolve({ id: 'K7QFW2MX-1' })];
  const games = new GameImport(() => answers.shift()!());
  await expect(games.run([file('a.gcg')], '')).rejects.toThrow('broken');
  expect(games.busy).toBe(false);
  await games.run([file('a.gcg')], '');
  expect(games.imported).toBe(1);
});

test('a file with all games of a player is sent game by game, whether it is a list or all of their data', async () => {
  const list = new File(['[{"id":1},\n{"id":2}]'], 'games.json');
  const data = new File(['{"about":{},"games":[],"imported":[{"id":3}]}'], 'me.json');
  const { games, sent } = scripted([{ id: 'K7QFW2MX-1' }, { id: 'K7QFW2MX-2' }, { id: 'K7QFW2MX-3' }]);
  await games.run([list, data], '');
  expect(sent).toEqual(['games.json (1)', 'games.json (2)', 'me.json (1)']);
  expect([games.total, games.imported]).toEqual([3, 3]);
  expect(await (await gamesInFile(list))[1]!.text()).toBe('{"id":2}');
});

test('the page says that a list has no games', async () => {
  const { games, sent } = scripted([]);
  await games.run([new File(['[]\n'], 'games.json'), new File(['{"about":{},"games":[]}'], 'me.json')], '');
  expect(sent).toEqual([]);
  expect(games.files.map(({ answer }) => answer)).toEqual([refused('NO_GAMES'), refused('NO_GAMES')]);
  expect([games.total, games.busy]).toEqual([2, false]);
});

test('a file that isn’t a list, or cannot be read, is sent as it is, so that the server can say what is wrong', async () => {
  for (const text of ['{"events":[]}', '[{"id":', 'null', '7']) expect(await gamesInFile(new File([text], 'a.json'))).toHaveLength(1);
  expect(await gamesInFile(new File(['[]'], 'a.gcg'))).toHaveLength(1);
});

test('a refusal names the place in the file', () => {
  const sentence = (code: string, field = '') => importProblem({ code, field, message: '' });
  expect(sentence('BAD_GAME_FILE', '/events/14')).toContain('/events/14');
  expect(sentence('BAD_RECORD', 'line 7')).toContain('line 7');
  expect(sentence('BAD_GAME_FILE', '/format')).toBe('This isn’t a game file or an annotated game.');
  expect(sentence('BAD_RECORD')).toBe('This isn’t a game that can be imported.');
  expect(sentence('GAME_NOT_OVER')).toBe('This game isn’t over.');
  expect(sentence('NO_GAMES')).toBe('This file contains no games.');
  expect(sentence('FILE_UNREADABLE')).toBe('This file couldn’t be read.');
  expect(sentence('STORAGE_FAILED')).toContain('disk');
  expect(sentence('BUSY')).toBe('The server is busy. Try again.');
  expect(sentence('SOMETHING_NEW')).toBe('This game couldn’t be imported.');
});

test('only what was refused because of somebody’s seat is said to be so', () => {
  expect(removalProblem({ code: 'NO_SUCH_GAME' })).toBe('It couldn’t be removed. Maybe someone else has a seat in it.');
  for (const inWords of [changeProblem, removalProblem]) {
    expect(inWords({ code: 'LOST' })).toBe('The server didn’t answer. Try again.');
    expect(inWords({ code: 'TOO_MANY_REQUESTS' })).toBe('Too many requests. Wait a moment and try again.');
    expect(inWords({ code: 'SOMETHING_NEW' })).toBe('That couldn’t be changed. Try again.');
  }
});
