import { beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent, Hint } from '../../../src/connection/protocol.ts';
import { toasts } from '../../../src/state/toasts.svelte.ts';
import { rulesOf } from '../../support/catalogue.ts';
import { fixturesIn } from '../../support/fixtures.ts';
import { dealt, played } from '../../support/games.ts';
import { room } from '../../support/rooms.ts';
import { about, challenge, connection, ended, hear, newTables, tableAfter, turn } from '../../support/table_world.ts';

const hint = fixturesIn('server').find(({ name }) => name === 'hint')!.message as unknown as Hint;

beforeEach(newTables);

test('a player with a stand-in cannot play, and their laid tiles return to the rack', async () => {
  const table = await tableAfter(dealt, turn);
  table.hand.type('A');
  expect([table.canPlay, table.may.hint, table.may.resign, table.hand.laid.length]).toEqual([true, true, true, 1]);
  hear(table, { type: 'stand_in_added', seat: 0, strength: 'strong' }, [{ command: 'reclaim_seat' }]);
  expect([table.standIn, table.canPlay, table.may.pass, table.may.hint]).toEqual(['strong', false, false, false]);
  expect(table.may.resign).toBe(false);
  expect(table.hand.type('A')).toBe(false);
  expect(table.hand.laid).toEqual([]);
  hear(table, { type: 'seat_reclaimed', seat: 0 }, turn);
  expect([table.standIn, table.hand.type('A'), table.canPlay]).toEqual([null, true, true]);
});

test('tiles that cannot be played as they lie are not sent, but marked, until they change', async () => {
  const table = await tableAfter(dealt, turn);
  table.hand.type('A');
  await vi.advanceTimersByTimeAsync(100);
  await connection.refuse('preview', 'FIRST_SHORT');
  expect([table.canPlay, table.mayTry, table.hand.tried]).toEqual([false, true, false]);
  await table.play();
  expect([connection.askedOf('play'), table.hand.tried]).toEqual([[], true]);
  table.hand.type('B');
  expect(table.hand.tried).toBe(false);
});

test('tiles with a word that is not in the list cannot be played', async () => {
  const table = await tableAfter(dealt, turn);
  table.hand.type('A');
  await vi.advanceTimersByTimeAsync(100);
  await connection.answer('preview', { play_score: { word_scores: [], bingo: 0, total: 0 }, valid: false, bad_words: ['A'] });
  expect([table.canPlay, table.preview.badWords]).toEqual([false, ['A']]);
});

test('half a digraph waits for the rest: until then nothing is played', async () => {
  const rack: GameEvent = { type: 'dealt', seat: 0, drawn: { count: 3, tiles: ['A', 'B', 'TH'] } };
  const table = await tableAfter(dealt.map((event) => (event.type === 'dealt' && event.seat === 0 ? rack : event)), turn, 0, { ofGame: rulesOf('shmac') });
  for (const letter of 'ABT') table.hand.type(letter);
  expect([table.hand.laid.length, table.mayTry, table.canPlay]).toEqual([2, false, false]);
  await vi.advanceTimersByTimeAsync(100);
  await connection.answer('preview', { play_score: { word_scores: [], bingo: 0, total: 0 } });
  await table.play();
  expect(connection.askedOf('play')).toEqual([]);
  table.hand.type('H');
  expect([table.hand.laid.length, table.mayTry, table.canPlay]).toEqual([3, true, true]);
});

test('a word is not played while one of its letters has no tile', async () => {
  const table = await tableAfter(dealt, turn);
  for (const letter of 'BADDE') table.hand.type(letter); // the blank is one D
  table.hand.type('E');
  table.hand.type('D');
  await vi.advanceTimersByTimeAsync(100);
  await connection.answer('preview', { play_score: { word_scores: [], bingo: 0, total: 0 } });
  await table.play();
  expect([table.hand.laid.length, table.mayTry, connection.askedOf('play')]).toEqual([5, false, []]);
  table.hand.backspace();
  void table.play();
  expect(connection.askedOf('play')).toHaveLength(1);
});

test('half a digraph that is given up leaves the other tiles to be played', async () => {
  const table = await tableAfter(dealt, turn);
  table.hand.type('A');
  table.hand.begun = { letter: 'T', at: [7, 8], key: null };
  expect(table.canPlay).toBe(false);
  table.hand.backspace();
  expect([table.hand.laid.length, table.canPlay]).toEqual([1, true]);
});

test('a play that is wanted before the answer of its preview is sent as soon as it is known to be possible', async () => {
  const table = await tableAfter(dealt, turn);
  table.hand.type('A');
  await vi.advanceTimersByTimeAsync(100);
  await connection.refuse('preview', 'FIRST_SHORT');
  table.hand.type('B');
  void table.play();
  await vi.advanceTimersByTimeAsync(100);
  expect(connection.askedOf('play')).toEqual([]);
  await connection.answer('preview', { play_score: { word_scores: [], bingo: 0, total: 0 } });
  expect(connection.askedOf('play')).toHaveLength(1);
});

test('a play that is wanted before any answer is not sent where it would be refused, which is said once', async () => {
  const table = await tableAfter(dealt, turn);
  toasts.clear();
  table.hand.type('A');
  const wanted = table.play();
  await connection.refuse('preview', 'FIRST_SHORT');
  await wanted;
  expect([connection.askedOf('preview').length, connection.askedOf('play')]).toEqual([1, []]);
  expect([table.hand.tried, table.preview.refusal?.code, toasts.shown]).toEqual([true, 'FIRST_SHORT', null]);
});

test('a play that is wanted twice is sent once, for the tiles as they lie in the end', async () => {
  const table = await tableAfter(dealt, turn);
  table.hand.type('A');
  void table.play();
  table.hand.type('B');
  void table.play();
  const score = { play_score: { word_scores: [], bingo: 0, total: 0 } };
  await connection.answer('preview', score);
  expect(connection.askedOf('play')).toEqual([]);
  await connection.answer('preview', score);
  expect(connection.askedOf('play')).toMatchObject([{ placement: table.hand.placement }]);
});

test('a challenge names the turn of the pending play, and is not sent when its time is over', async () => {
  const table = await tableAfter([...dealt, played], challenge, 1);
  expect(table.pendingPlay?.score.word_scores[0]?.text).toBe('BE');
  const challenged = table.commands.challenge();
  expect(connection.asked.at(-1)).toEqual({ type: 'challenge', turn: 1, ...about });
  await connection.answer('challenge', { type: 'ok' });
  expect(await challenged).toBe(true);
  hear(table, { type: 'window_closed', turn: 1, reason: 'next_turn' }, turn);
  expect(await table.commands.challenge()).toBe(false);
  expect(connection.askedOf('challenge')).toHaveLength(1);
});

test('those who see a game late are not told how long a play can be challenged, which is over by then', async () => {
  const watcher = await tableAfter([...dealt, { ...played, window: 'held', until: 99_000 } as GameEvent], [], null);
  watcher.series.now = room;
  expect(watcher.openUntil).toBe(99_000);
  watcher.series.now = { ...room, watching: { allowed: true, delay_moves: 3, delay_seconds: 0 } };
  expect(watcher.openUntil).toBeUndefined();
  const player = await tableAfter([...dealt, { ...played, window: 'held', until: 99_000 } as GameEvent], challenge, 1);
  player.series.now = watcher.series.now;
  expect(player.openUntil).toBe(99_000);
});

test('while a command is on its way no other is sent', async () => {
  const table = await tableAfter(dealt, turn);
  const passed = table.commands.pass();
  expect([table.sending, table.may.pass, table.canPlay]).toEqual(['pass', false, false]);
  expect(await table.commands.resign()).toBe(false);
  await connection.answer('pass', { type: 'ok' });
  expect([await passed, table.sending, table.may.pass]).toEqual([true, null, true]);
});

test('hints are requested once per turn, and again after a play is withdrawn', async () => {
  const table = await tableAfter([...dealt, played, { type: 'turn_began', seat: 1, turn: 2 }], turn, 1);
  const { questions } = table;
  const asked = () => connection.askedOf('hint').length;
  const first = questions.hint(2);
  await connection.answer('hint', hint);
  expect(await first).toBe(true);
  await questions.hint(2);
  expect([asked(), questions.hints.known.get(2)?.plays.length]).toEqual([1, 1]);
  hear(table, { type: 'withdrawn', turn: 1, seat: 0, rack: { count: 7 }, returned: { count: 2 }, score: 0 }, turn);
  expect(questions.hints.known.has(2)).toBe(false);
  void questions.hint(2);
  expect(asked()).toBe(2);
});

test('a player whom the host removes sees why, and nothing of the room, and later reviews the game without it', async () => {
  const table = await tableAfter([...dealt, ended], []);
  table.series.now = room;
  table.hear({ type: 'chat_now', room: about.room, on: true, read: [], write: 'players' });
  const removal = { type: 'error', id: null, code: 'REMOVED_FROM_ROOM', message: '' } as const;
  table.putOut({ ...removal, room: 'ZZZZZZZZ' });
  expect(table.viewed).not.toBeNull();
  table.putOut({ ...removal, room: about.room });
  expect([table.viewed, table.series.now, table.chat.now, table.sync.problem?.code]).toEqual([null, null, null, 'REMOVED_FROM_ROOM']);
  void table.sync.resume();
  expect(connection.askedOf('join').at(-1)).toMatchObject(about);
});
