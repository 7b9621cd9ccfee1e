import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Allowed, Asked, Hint, RoomEvent, Rules } from '../../src/connection/protocol.ts';
import { fullKey } from '../../src/app/storage.ts';
import { toasts } from '../../src/app/toasts.svelte.ts';
import { badge } from '../../src/calls/badge.ts';
import { notifications } from '../../src/calls/notifications.svelte.ts';
import { keepSent } from '../../src/entry/sent_tiles.ts';
import { sound } from '../../src/sound/sound.svelte.ts';
import { Table } from '../../src/state/table.svelte.ts';
import { rulesOf } from '../support/catalogue.ts';
import { FakeConnection } from '../support/fake_connection.ts';
import { fixturesIn } from '../support/fixtures.ts';
import { noStorage } from '../support/no_storage.ts';
import { dealt, entries, played, roomAfter, rules, snapshot } from '../support/rooms.ts';

const hint = fixturesIn('server').find(({ name }) => name === 'hint')!.message as unknown as Hint;
const about = { room: 'K7QFW2MX', game: 1 };
const turn: Allowed[] = [
  { command: 'play', turn: 1 },
  { command: 'pass', turn: 1 },
  { command: 'resign' },
  { command: 'hint' },
  { command: 'add_stand_in' },
];
const challenge: Allowed[] = [{ command: 'challenge', turn: 1 }, { command: 'accept', turn: 1 }, { command: 'resign' }];
const finalScore = { before: 0, deducted: 0, awarded: 0, final: 0, rack: { count: 0 } };
const ended: RoomEvent = { type: 'ended', reason: 'all_passed', final_scores: [finalScore, finalScore], winners: [0], seed: '' };
let connection: FakeConnection;

type Of = { ofRoom?: Rules; number?: number };

/** The table of a player who joins after these events. */
async function tableAfter(events: RoomEvent[], may: Allowed[], seat = 0, { ofRoom = rules, number }: Of = {}): Promise<Table> {
  const { v, stage, seats, game: state } = roomAfter(events);
  const hinting = { ...ofRoom, hints: 'own_rack' as const };
  const table = new Table('K7QFW2MX', connection.asConnection(), number);
  void table.sync.join();
  const { lexicon } = snapshot;
  await connection.answer('join', { ...about, seat, may, snapshot: { v, stage, seats, rules: hinting, lexicon, state } });
  return table;
}

const hear = (table: Table, event: RoomEvent, may: Allowed[]) =>
  table.sync.hear({ type: 'events', ...about, events: entries([event], table.room!.v + 1), may });

/** A browser whose storage works. Returns what it has stored. */
function keepingBrowser(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

beforeEach(() => {
  vi.useFakeTimers();
  connection = new FakeConnection();
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('localStorage', noStorage);
});

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
  const rack: RoomEvent = { type: 'dealt', seat: 0, drawn: { count: 3, tiles: ['A', 'B', 'TH'] } };
  const table = await tableAfter(dealt.map((event) => (event.type === 'dealt' && event.seat === 0 ? rack : event)), turn, 0, { ofRoom: rulesOf('shmac') });
  for (const letter of 'ABT') table.hand.type(letter);
  expect([table.hand.laid.length, table.mayTry, table.canPlay]).toEqual([2, false, false]);
  await vi.advanceTimersByTimeAsync(100);
  await connection.answer('preview', { play_score: { word_scores: [], bingo: 0, total: 0 } });
  await table.play();
  expect(connection.askedOf('play')).toEqual([]);
  table.hand.type('H');
  expect([table.hand.laid.length, table.mayTry, table.canPlay]).toEqual([3, true, true]);
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

test('while a command is on its way no other is sent', async () => {
  const table = await tableAfter(dealt, turn);
  const passed = table.commands.pass();
  expect([table.sending, table.may.pass, table.canPlay]).toEqual(['pass', false, false]);
  expect(await table.commands.resign()).toBe(false);
  await connection.answer('pass', { type: 'ok' });
  expect([await passed, table.sending, table.may.pass]).toEqual([true, null, true]);
});

test('a finished game that is opened shows its review', async () => {
  expect((await tableAfter([...dealt, ended], [])).reviewing).toBe(true);
  const table = await tableAfter(dealt, turn);
  hear(table, ended, []);
  expect([table.reviewing, table.justEnded]).toEqual([false, true]);
});

test('a review asks for the whole log as soon as it opens, before its views are there', async () => {
  const over = await tableAfter([...dealt, ended], []);
  expect(connection.askedOf('log')).toEqual([{ type: 'log', from: 1, to: 7, ...about }]);
  const log = entries([...dealt, ended]);
  await connection.answer('log', { events: log });
  expect(await over.log).toEqual({ events: log, times: [] });
  const table = await tableAfter(dealt, turn);
  hear(table, ended, []);
  expect(connection.askedOf('log')).toHaveLength(1);
  table.review();
  expect(connection.askedOf('log')).toHaveLength(2);
});

test('a log that is not to be had is nobody else’s problem than that of the review', async () => {
  const table = await tableAfter([...dealt, ended], []);
  await connection.refuse('log', 'TOO_MANY_REQUESTS');
  await expect(table.log).rejects.toThrow('TOO_MANY_REQUESTS');
});

test('a player may ask for a stand-in for a seat that the server lists as away, unless such a request is open', async () => {
  const table = await tableAfter(dealt, turn);
  const presence = { type: 'presence' as const, ...about, present: [true, false], watchers: 0 };
  expect(table.replaceable(1)).toBeNull();
  const away = [{ seat: 1, stand_in_from: 60_000, strength: 'casual' as const }];
  table.sync.hear({ ...presence, away });
  expect([table.replaceable(0), table.replaceable(1)]).toEqual([null, away[0]]);
  void table.commands.addStandIn(1, 'casual');
  expect(connection.asked.at(-1)).toEqual({ type: 'add_stand_in', seat: 1, strength: 'casual', ...about });
  const stand_in_requests = [{ seat: 1, strength: 'casual' as const, agreed: [0], missing: [] }];
  table.sync.hear({ ...presence, away, stand_in_requests });
  expect([table.sync.standInRequests.length, table.replaceable(1)]).toEqual([1, null]);
  table.sync.hear({ ...presence, away });
  expect([table.sync.standInRequests.length, table.replaceable(1)]).toEqual([0, away[0]]);
  table.sync.hear({ ...presence, present: [true, true] });
  expect(table.replaceable(1)).toBeNull();
});

test('a player who does not play themselves may not ask for a stand-in for others', async () => {
  const table = await tableAfter(dealt, [{ command: 'reclaim_seat' }]);
  table.sync.hear({ type: 'presence', ...about, present: [true, false], watchers: 0, away: [{ seat: 1, stand_in_from: 0, strength: 'strong' }] });
  expect(table.replaceable(1)).toBeNull();
});

test('a challenge of a play that was made before the player joined is announced with its words, but not to its author', async () => {
  for (const [seat, shown] of [[0, 'Ben challenges BE.'], [1, undefined]] as const) {
    toasts.clear();
    const table = await tableAfter([...dealt, played], challenge, seat);
    hear(table, { type: 'challenged', challenger: 1, turn: 1 }, []);
    expect(toasts.shown?.text).toBe(shown);
    hear(table, { type: 'upheld', turn: 1, seat: 0, challenger: 1, turn_lost: false, points: 0 }, []);
    if (shown) toasts.next();
    expect(toasts.shown?.text).toBe('BE is valid.');
  }
});

test('a nudge and a take-back are told until the turn has passed', async () => {
  toasts.clear();
  const table = await tableAfter(dealt, turn);
  hear(table, { type: 'nudged', seat: 1, turn: 1 }, turn);
  expect(toasts.shown?.text).toBe('Ben is waiting for your move.');
  hear(table, played, []);
  hear(table, { type: 'turn_began', seat: 1, turn: 2 }, []);
  expect(toasts.shown).toBeNull();
  hear(table, { type: 'taken_back', seat: 0, turn: 1 }, []);
  hear(table, { type: 'turn_began', seat: 0, turn: 3 }, turn);
  expect(toasts.shown?.text).toBe('You took your last move back.');
  hear(table, { type: 'passed', seat: 0, turn: 3 }, []);
  hear(table, { type: 'turn_began', seat: 1, turn: 4 }, []);
  expect(toasts.shown).toBeNull();
});

describe('screen readers say that it is the reader’s turn', () => {
  const spoken = () => toasts.spoken.map(({ text }) => text);
  const begins: RoomEvent = { type: 'turn_began', seat: 1, turn: 2 };
  const arrive = (table: Table, events: RoomEvent[], asked?: Asked) =>
    table.sync.hear({ type: 'events', ...about, events: entries(events, table.room!.v + 1), may: [], ...(asked ? { asked } : {}) });

  beforeEach(() => void (toasts.spoken = []));

  test('with the play before it, if that waits for nobody, and only to them', async () => {
    arrive(await tableAfter(dealt, [], 0), [played, begins]);
    expect(spoken()).toEqual(['You played BE for 6 points.']);
    toasts.spoken = [];
    arrive(await tableAfter(dealt, [], 1), [played, begins], 'move');
    expect(spoken()).toEqual(['Ann played BE for 6 points.', 'It’s your turn.']);
  });

  test.each(['accepted', 'expired'] as const)('only once the play before it has been accepted, or its time is over: %s', async (reason) => {
    const table = await tableAfter(dealt, [], 1);
    arrive(table, [{ ...played, window: 'held', until: 99_000 } as RoomEvent, begins], 'accept');
    expect(spoken()).toEqual(['Ann played BE for 6 points.']);
    arrive(table, [{ type: 'window_closed', turn: 1, reason }], 'move');
    expect(spoken()).toEqual(['Ann played BE for 6 points.', 'It’s your turn.']);
  });
});

test('a message that is shown is spoken once: news of the game, a refusal, and that every play is accepted', async () => {
  toasts.clear();
  toasts.spoken = [];
  const table = await tableAfter(dealt, turn);
  hear(table, { type: 'passed', seat: 1, turn: 1 }, turn);
  const passed = table.commands.pass();
  await connection.refuse('pass', 'STALE');
  await passed;
  table.standing.toggle();
  const spoken = toasts.spoken.map(({ text }) => text);
  expect([spoken[0], spoken.length]).toEqual(['Ben passed.', 3]);
  expect(spoken[2]).toContain('accept every play');
});

test('what ends a game is told by its result and by no message beside it', async () => {
  toasts.clear();
  const table = await tableAfter(dealt, turn);
  hear(table, { type: 'resigned', seat: 1 }, []);
  expect(toasts.shown?.text).toBe('Ben resigned.');
  hear(table, ended, []);
  expect(toasts.shown).toBeNull();
  expect(toasts.spoken.map(({ text }) => text)).toContain('Ben resigned.');
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

test('the player hears each tile that they lay, but not those that they take back', async () => {
  const give = vi.spyOn(sound, 'give');
  const table = await tableAfter(dealt, turn);
  table.hand.type('A');
  table.hand.type('B');
  table.hand.shuffle();
  table.hand.backspace();
  table.hand.recall();
  expect(give.mock.calls).toEqual([['tile'], ['tile']]);
  give.mockRestore();
});

test('the player hears what the game asks, unless the page answers by itself', async () => {
  const give = vi.spyOn(sound, 'give');
  const held = { ...played, window: 'held', until: 99_000 } as RoomEvent;
  const asking = async (always: boolean) => {
    const table = await tableAfter(dealt, [], 1);
    if (always) table.standing.toggle();
    table.sync.hear({ type: 'events', ...about, events: entries([held], table.room!.v + 1), may: challenge, asked: 'accept' });
  };
  await asking(false);
  await asking(true);
  expect(give.mock.calls).toEqual([['challenge'], ['play']]);
  give.mockRestore();
});

test('a call leads to the page that shows the game, also if that is not the newest of the room', async () => {
  const show = vi.spyOn(notifications, 'show').mockResolvedValue();
  const update = vi.spyOn(badge, 'update');
  const held = { ...played, window: 'held', until: 99_000 } as RoomEvent;
  for (const number of [undefined, 1]) {
    const table = await tableAfter(dealt, [], 1, { number });
    table.sync.hear({ type: 'events', ...about, events: entries([held], table.room!.v + 1), may: challenge, asked: 'accept' });
  }
  expect(show.mock.calls.map(([{ page, tag }]) => [page, tag])).toEqual([
    ['/r/K7QFW2MX', '/r/K7QFW2MX/1'],
    ['/r/K7QFW2MX/1', '/r/K7QFW2MX/1'],
  ]);
  expect(update).toHaveBeenLastCalledWith(about, true);
  vi.restoreAllMocks();
});

test('laid tiles go to the player’s other devices, or it is said why not', async () => {
  const table = await tableAfter(dealt, turn);
  table.hand.type('A');
  const { placement } = table.hand;
  const sent = table.sendTiles();
  expect(connection.askedOf('send_laid_tiles')).toEqual([{ type: 'send_laid_tiles', ...about, placement }]);
  await connection.answer('send_laid_tiles', { type: 'ok' });
  expect(await sent).toBe(true);
  const again = table.sendTiles();
  await connection.refuse('send_laid_tiles', 'NO_OTHER_DEVICE');
  expect(await again).toBe(false);
});

test('tiles that another device has laid are laid here, in place of others, if the rack has them', async () => {
  const table = await tableAfter(dealt, turn);
  table.hand.type('B');
  const placement = [{ cell: [7, 6] as [number, number], tile: 'A' }];
  expect(table.layTiles({ type: 'laid_tiles', ...about, placement })).toBe(true);
  expect(table.hand.placement).toEqual(placement);
  expect(table.layTiles({ type: 'laid_tiles', ...about, placement: [{ cell: [7, 6], tile: 'Ü' }] })).toBe(false);
  expect(table.isAbout({ type: 'laid_tiles', ...about, game: 2, placement })).toBe(false);
});

test('a second tab shows the tiles that the first one has laid', async () => {
  keepingBrowser();
  const first = await tableAfter(dealt, turn);
  const second = await tableAfter(dealt, turn);
  first.hand.type('A');
  second.reread(fullKey(second.handKey));
  expect(second.hand.placement).toEqual(first.hand.placement);
  first.hand.recall();
  second.reread(fullKey(second.handKey));
  expect(second.hand.laid).toEqual([]);
});

test('a second tab that is behind neither undoes what the first one has laid nor misses it', async () => {
  const kept = keepingBrowser();
  const first = await tableAfter(dealt, turn);
  const behind = await tableAfter(dealt, turn);
  const drawn: RoomEvent = { type: 'drew', seat: 0, drawn: { count: 1, tiles: ['Q'] } };
  hear(first, drawn, turn);
  first.hand.type('Q');
  const laid = kept.get(fullKey(first.handKey));
  behind.reread(fullKey(behind.handKey));
  expect(behind.hand.laid).toEqual([]);
  expect(kept.get(fullKey(first.handKey))).toBe(laid);
  hear(behind, drawn, turn);
  expect(behind.hand.placement).toEqual(first.hand.placement);
});

test('tiles that come for a game that is not open wait for it', async () => {
  keepingBrowser();
  const placement = [{ cell: [7, 6] as [number, number], tile: 'A' }];
  keepSent({ type: 'laid_tiles', ...about, placement });
  const table = await tableAfter(dealt, turn);
  expect(table.hand.placement).toEqual(placement);
  expect(table.hand.rack.length).toBe(table.game!.players[0]!.rack.count - 1);
});
