import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Allowed, Asked, Clocks, GameEvent } from '../../../src/connection/protocol.ts';
import { toasts } from '../../../src/state/toasts.svelte.ts';
import { badge } from '../../../src/calls/badge.ts';
import { notifications } from '../../../src/calls/notifications.svelte.ts';
import { sound } from '../../../src/sound/sound.svelte.ts';
import type { Table } from '../../../src/state/table/table.svelte.ts';
import { dealt, entries, played } from '../../support/games.ts';
import { about, challenge, connection, ended, hear, newTables, tableAfter, turn } from '../../support/table_world.ts';

beforeEach(newTables);

const upheld: GameEvent = { type: 'upheld', turn: 1, seat: 0, challenger: 1, turn_lost: true, points: 0 };

test('a challenge and its ruling are one message, with the words even of a play that was made before the player joined', async () => {
  const ruling: GameEvent[] = [
    { type: 'challenged', challenger: 1, turn: 1 },
    upheld,
    { type: 'turn_skipped', seat: 1 },
    { type: 'turn_began', seat: 0, turn: 3 },
  ];
  for (const [seat, challenge, outcome] of [
    [0, 'Ben challenges BE.', 'BE is valid. Ben loses a turn.'],
    [1, 'You challenge BE.', 'BE is valid. You lose a turn.'],
  ] as const) {
    toasts.clear();
    toasts.spoken = [];
    const table = await tableAfter([...dealt, played], [], seat);
    table.sync.hear({ type: 'events', ...about, events: entries(ruling, table.viewed!.v + 1), may: [] });
    expect(toasts.shown?.text).toBe(outcome);
    toasts.next();
    expect(toasts.shown).toBeNull();
    expect(toasts.spoken.map(({ text }) => text)).toEqual([challenge, outcome]);
  }
});

test('a turn that a ruling has cost is news once more if it is skipped later', async () => {
  const table = await tableAfter([...dealt, played], []);
  hear(table, upheld, []);
  hear(table, { type: 'passed', seat: 0, turn: 2 }, []);
  toasts.clear();
  hear(table, { type: 'turn_skipped', seat: 1 }, []);
  expect(toasts.shown?.text).toBe('Ben loses this turn.');
});

test('a nudge and a take-back are news until the turn has passed', async () => {
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
  const begins: GameEvent = { type: 'turn_began', seat: 1, turn: 2 };
  const arrive = (table: Table, events: GameEvent[], asked?: Asked) =>
    table.sync.hear({ type: 'events', ...about, events: entries(events, table.viewed!.v + 1), may: [], ...(asked ? { asked } : {}) });

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
    arrive(table, [{ ...played, window: 'held', until: 99_000 } as GameEvent, begins], 'accept');
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
  const accepting = table.commands.alwaysAccept(true);
  await connection.answer('always_accept', { type: 'ok' });
  await accepting;
  const spoken = toasts.spoken.map(({ text }) => text);
  expect([spoken[0], spoken.length]).toEqual(['Ben passed.', 3]);
  expect(spoken[2]).toContain('accept every play');
});

test('what ends a game is shown by its result, and by no other message', async () => {
  toasts.clear();
  const table = await tableAfter(dealt, turn);
  hear(table, { type: 'resigned', seat: 1 }, []);
  expect(toasts.shown?.text).toBe('Ben resigned.');
  hear(table, ended, []);
  expect(toasts.shown).toBeNull();
  expect(toasts.spoken.map(({ text }) => text)).toContain('Ben resigned.');
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

test('the player hears what the game asks, and a play that the server has accepted for them like any other', async () => {
  const give = vi.spyOn(sound, 'give');
  const held = { ...played, window: 'held', until: 99_000 } as GameEvent;
  const arrive = async (events: GameEvent[], asked?: Asked) => {
    const table = await tableAfter(dealt, [], 1);
    const allowance = { may: challenge, ...(asked ? { asked } : {}) };
    table.sync.hear({ type: 'events', ...about, events: entries(events, table.viewed!.v + 1), ...allowance });
  };
  await arrive([held], 'accept');
  await arrive([held, { type: 'accepted', seat: 1, turn: 1 }]);
  expect(give.mock.calls).toEqual([['challenge'], ['play']]);
  give.mockRestore();
});

test('a nudge calls a player who looks elsewhere once more, and says who waits', async () => {
  const show = vi.spyOn(notifications, 'show').mockResolvedValue();
  const table = await tableAfter(dealt, turn, 0);
  table.sync.hear({ type: 'events', ...about, events: entries([{ type: 'nudged', seat: 1, turn: 1 }], table.viewed!.v + 1), may: turn, asked: 'move' });
  await vi.dynamicImportSettled();
  expect(show.mock.lastCall?.[0]).toMatchObject({ title: 'Ben is waiting for your move.', body: 'Ben' });
  vi.restoreAllMocks();
});

test('a player who looks elsewhere is called when somebody asks for their agreement, and hears it, but not when a third only agrees', async () => {
  const show = vi.spyOn(notifications, 'show').mockResolvedValue();
  const give = vi.spyOn(sound, 'give').mockImplementation(() => {});
  const table = await tableAfter(dealt, turn, 0);
  const wanted = (seat: number): GameEvent => ({ type: 'agreement_wanted', seat, agreement: 'end' });
  const asked: Allowed[] = [...turn, { command: 'decline_agreement' }];
  hear(table, wanted(1), asked);
  await vi.dynamicImportSettled();
  expect(show.mock.lastCall?.[0]).toMatchObject({ title: 'Ben is asking for your agreement.', tag: '/r/K7QFW2MX/1/agreement' });
  hear(table, wanted(2), asked);
  hear(table, wanted(0), turn);
  await vi.dynamicImportSettled();
  expect(show).toHaveBeenCalledTimes(1);
  expect(give.mock.calls).toEqual([['challenge']]);
  vi.restoreAllMocks();
});

test('a player who has no say is not called when somebody asks for agreement', async () => {
  const show = vi.spyOn(notifications, 'show').mockResolvedValue();
  const table = await tableAfter(dealt, [], 0);
  hear(table, { type: 'agreement_wanted', seat: 1, agreement: 'end' }, []);
  await vi.dynamicImportSettled();
  expect(show).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('a call leads to the page that shows the game, even if that is not the newest of the room', async () => {
  const show = vi.spyOn(notifications, 'show').mockResolvedValue();
  const update = vi.spyOn(badge, 'update');
  const held = { ...played, window: 'held', until: 99_000 } as GameEvent;
  for (const number of [undefined, 1]) {
    const table = await tableAfter(dealt, [], 1, { number });
    table.sync.hear({ type: 'events', ...about, events: entries([held], table.viewed!.v + 1), may: challenge, asked: 'accept' });
  }
  await vi.dynamicImportSettled();
  expect(show.mock.calls.map(([{ page, tag }]) => [page, tag])).toEqual([
    ['/r/K7QFW2MX', '/r/K7QFW2MX/1'],
    ['/r/K7QFW2MX/1', '/r/K7QFW2MX/1'],
  ]);
  expect(update).toHaveBeenLastCalledWith(about, true);
  vi.restoreAllMocks();
});

describe('a game whose clocks are paused', () => {
  const rules: Clocks['rules'] = { kind: { type: 'move', seconds: 90 }, at_zero: 'pass', overtime: { points: 10, minutes: 2 } };
  const clocks: Clocks = { rules, at: 0, seats: [{ left: 90_000 }, { left: 90_000 }] };
  const agrees = (seat: number, type: 'pause' | 'resume'): GameEvent => ({ type: 'clock_proposed', seat, proposal: { type } });
  const arrive = (table: Table, events: GameEvent[], paused?: true) =>
    table.sync.hear({ type: 'events', ...about, events: entries(events, table.viewed!.v + 1), may: turn, asked: 'move', clocks: { ...clocks, ...(paused ? { paused } : {}) } });

  test('does not count on the icon, even if it is the player’s turn', async () => {
    const update = vi.spyOn(badge, 'update');
    const table = await tableAfter(dealt, turn);
    arrive(table, [{ type: 'clock_paused' }], true);
    expect(update).toHaveBeenLastCalledWith(about, false);
    arrive(table, [{ type: 'clock_resumed' }]);
    expect(update).toHaveBeenLastCalledWith(about, true);
    vi.restoreAllMocks();
  });

  test('goes on without them: each turn is heard', async () => {
    const give = vi.spyOn(sound, 'give').mockImplementation(() => {});
    const table = await tableAfter(dealt, turn, 0);
    arrive(table, [{ type: 'passed', seat: 1, turn: 2 }, { type: 'turn_began', seat: 0, turn: 3 }], true);
    expect(give.mock.calls).toEqual([['turn']]);
    vi.restoreAllMocks();
  });

  test('calls the player whose turn it is when the clocks go on because somebody else has agreed', async () => {
    const show = vi.spyOn(notifications, 'show').mockResolvedValue();
    const give = vi.spyOn(sound, 'give').mockImplementation(() => {});
    const table = await tableAfter(dealt, turn, 0);
    arrive(table, [agrees(0, 'pause')]);
    await vi.dynamicImportSettled();
    for (const called of [show, give]) called.mockClear();
    toasts.spoken = [];
    arrive(table, [agrees(1, 'pause'), { type: 'clock_paused' }], true);
    arrive(table, [{ type: 'clock_set', rules }], true); // another clock, which stands still, too
    arrive(table, [agrees(0, 'resume')], true);
    await vi.dynamicImportSettled();
    expect([give.mock.calls, show.mock.calls, toasts.spoken]).toEqual([[], [], []]);
    arrive(table, [agrees(1, 'resume'), { type: 'clock_resumed' }]);
    await vi.dynamicImportSettled();
    expect(give.mock.calls).toEqual([['turn']]);
    expect(show.mock.lastCall?.[0]).toMatchObject({ body: 'Ben', tag: '/r/K7QFW2MX/1' });
    expect(toasts.spoken.map(({ text }) => text)).toEqual(['It’s your turn.']);
    vi.restoreAllMocks();
  });
});
