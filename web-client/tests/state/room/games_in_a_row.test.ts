import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { snapshot } from '../../support/games.ts';
import { answer, asked, closeSession, code, last, openSession, paths, pause, session, socket } from '../../support/session_world.ts';

beforeEach(openSession);
afterEach(closeSession);

describe('games in a row', () => {
  const game = (number: number, stage = 'playing') => ({ game: number, system: 'classic', stage, names: ['Ann', 'Ben'], changed: 1 });
  const room = (newest: number) => ({
    type: 'room',
    room: code,
    newest,
    games: Array.from({ length: newest }, (_, index) => game(newest - index)),
    may: ['propose_game'],
    watching: { allowed: true, delay_moves: 0, delay_seconds: 0 },
  });
  const join = (number: number) => answer('join', { type: 'joined', room: code, game: number, seat: 0, may: [], snapshot });

  async function enter(number?: number): Promise<void> {
    void session.enter(code, number);
    await pause();
    await join(number ?? 1);
  }
  async function tell(message: object): Promise<void> {
    socket().deliver(message);
    await pause();
  }

  /** The message on the screen of this session. */
  const shown = async () => (await import('../../../src/state/toasts.svelte.ts')).toasts.shown;

  test('take the page along when the next one begins', async () => {
    await enter();
    await tell(room(1));
    expect(socket().sentOf('join')).toHaveLength(1);
    const { table } = session;
    await tell(room(2));
    expect(session.table).not.toBe(table);
    expect(last('join')).toMatchObject({ room: code });
    expect(last('join')).not.toHaveProperty('game');
    expect(asked()).not.toContain('leave');
    await join(2);
    await tell(room(2));
    expect(session.table!.sync.about.game).toBe(2);
    expect(socket().sentOf('join')).toHaveLength(2);
  });

  test.each([
    ['call the player who moves first, like any other turn', { asked: 'move' }, [['turn']], ['The next game has begun.', 'It’s your turn.']],
    ['call nobody else', {}, [], ['The next game has begun.']],
  ] as const)('%s', async (_, allowance, cues, spoken) => {
    const give = vi.spyOn((await import('../../../src/sound/sound.svelte.ts')).sound, 'give');
    const { toasts } = await import('../../../src/state/toasts.svelte.ts');
    await enter();
    await tell(room(1));
    toasts.spoken = [];
    await tell(room(2));
    await answer('join', { type: 'joined', room: code, game: 2, seat: 0, may: [], snapshot, ...allowance });
    await vi.dynamicImportSettled();
    expect(give.mock.calls).toEqual(cues);
    expect(toasts.spoken.map(({ text }) => text)).toEqual(spoken);
  });

  test('take along what the player is typing, and the keyboard, which do not go to another room', async () => {
    await enter();
    await tell(room(1));
    const typed = () => [session.table!.chat.unsent, session.table!.chat.writing];
    Object.assign(session.table!.chat, { unsent: 'Well pl', writing: true });
    await tell(room(2));
    await join(2);
    expect(typed()).toEqual(['Well pl', true]);
    void session.enter('ABCDEFGH');
    expect(typed()).toEqual(['', false]);
  });

  test('know whether somebody was typing when they began, who then lays no tiles', async () => {
    await enter();
    await tell(room(1));
    const focus = (selectors: string) => vi.stubGlobal('document', { ...document, activeElement: { matches: (some: string) => some === selectors } });
    focus('input, textarea');
    await tell(room(2));
    await join(2);
    expect(session.table!.cutsOff).toBe(true);
    focus('button');
    await tell(room(2));
    await tell(room(3));
    expect(session.table!.cutsOff).toBe(false);
  });

  test('take along a player who looks at an older one and has agreed to the next', async () => {
    await enter(1);
    await tell({ ...room(2), next: { proposal: 7, by: 1, agreed: [1], missing: [0] }, may: ['propose_game', 'agree_to_game'] });
    void session.table!.series.agree();
    await tell({ ...room(3), may: [] });
    expect(last('join')).not.toHaveProperty('game');
    expect(paths.at(-1)).toBe(`/r/${code}`);
  });

  test('leave a player who looks at an older one where they are if what they said was refused', async () => {
    await enter(1);
    await tell({ ...room(2), next: { proposal: 7, by: 1, agreed: [1], missing: [0] }, may: ['agree_to_game'] });
    void session.table!.series.agree();
    await answer('agree_to_game', { type: 'error', code: 'NOT_PROPOSED', message: '' });
    await tell({ ...room(3), may: [] });
    expect(last('join')).toMatchObject({ game: 1 });
    expect(session.table!.sync.about.game).toBe(1);
  });

  test('leave other players who look at an older one where they are, and tell them', async () => {
    await enter(1);
    await tell(room(2));
    void session.table!.series.propose({});
    void session.table!.series.stepBack();
    await tell({ ...room(3), may: [] });
    expect(last('join')).toMatchObject({ room: code, game: 1 });
    expect(session.table!.sync.about.game).toBe(1);
    expect(await shown()).toMatchObject({ text: 'The next game has begun.', page: `/r/${code}` });
  });

  test('leave watchers who look at an older one where they are', async () => {
    await enter(1);
    await tell({ ...room(2), may: [] });
    await tell({ ...room(3), may: [] });
    expect(session.table!.sync.about.game).toBe(1);
    expect(await shown()).toBeNull();
  });

  describe('that others may not watch', () => {
    const unwatched = (newest: number, ...may: string[]) => ({ ...room(newest), may, watching: { allowed: false, delay_moves: 0, delay_seconds: 0 } });
    /** Ann's page once the second game has begun, before which she might do this. */
    async function after(...may: string[]): Promise<void> {
      await enter();
      await tell(unwatched(1, ...may));
      await tell(unwatched(2));
    }
    const joined = () => socket().sentOf('join').length;

    test('take along those who play in them, whatever they have said', async () => {
      await after('propose_game', 'step_back');
      expect(joined()).toBe(2);
      expect(last('join')).not.toHaveProperty('game');
    });

    test('leave somebody who sits them out where they are, who follows again into one that they may watch', async () => {
      await after('take_part');
      expect([joined(), session.table!.sync.about.game, await shown()]).toEqual([1, 1, null]);
      await tell(room(3));
      expect(joined()).toBe(2);
    });

    test('take along somebody who sat one of them out and takes part in the one after it', async () => {
      await after('take_part');
      await tell(unwatched(2, 'step_back'));
      await tell(unwatched(3));
      expect(joined()).toBe(2);
    });

    test('leave a player who has agreed to one, and whom the host has left out since, where they are', async () => {
      await enter(1);
      await tell({ ...unwatched(2, 'agree_to_game', 'step_back'), next: { proposal: 7, by: 1, agreed: [1], missing: [0] } });
      void session.table!.series.agree();
      await tell(unwatched(2));
      await tell(unwatched(3));
      expect(session.table!.sync.about.game).toBe(1);
      expect(joined()).toBe(1);
    });
  });

  test('do not mix: what still comes of the game before is dropped', async () => {
    await enter();
    await tell(room(1));
    await tell(room(2));
    await join(2);
    const { v } = session.table!.viewed!;
    const passed = { v: v + 1, at: 1, event: { type: 'passed', seat: 0, turn: 1 } };
    await tell({ type: 'events', room: code, game: 1, events: [passed], may: [] });
    expect(session.table!.viewed!.v).toBe(v);
  });

  test('are proposed, agreed to and declined by the number of the proposal', async () => {
    await enter();
    await tell({ ...room(1), next: { proposal: 7, by: 1, agreed: [1], missing: [0] }, may: ['agree_to_game', 'decline_game'] });
    const { series } = session.table!;
    expect(series.may('agree_to_game')).toBe(true);
    expect(series.may('begin_game')).toBe(false);
    void series.agree();
    expect(last('agree_to_game')).toMatchObject({ room: code, game: 1, proposal: 7 });
    void series.agree('expert');
    expect(last('agree_to_game')).toMatchObject({ proposal: 7, level: 'expert' });
    void series.decline();
    expect(last('decline_game')).toMatchObject({ proposal: 7 });
    void series.propose({ turned: true, settings: { system: 'super' } });
    expect(last('propose_game')).toMatchObject({ turned: true, settings: { system: 'super' } });
    void series.propose({});
    expect(last('propose_game')).not.toHaveProperty('turned');
    expect(last('propose_game')).not.toHaveProperty('settings');
  });

  test('are played without those who step back or whom the host leaves out', async () => {
    await enter();
    await tell({ ...room(1), sitting_out: ['Ben'], left_out: ['Cid'], may: ['step_back', 'leave_out', 'bring_back'] });
    const { series } = session.table!;
    expect(series.now).toMatchObject({ sitting_out: ['Ben'], left_out: ['Cid'] });
    void series.stepBack();
    expect(last('step_back')).toMatchObject({ room: code, game: 1 });
    void series.takePart();
    expect(last('take_part')).not.toHaveProperty('name');
    void series.takePart('Dora');
    expect(last('take_part')).toMatchObject({ name: 'Dora' });
    void series.takePart('Dora', { level: 'expert', if_away: 'casual' });
    expect(last('take_part')).toMatchObject({ name: 'Dora', level: 'expert', if_away: 'casual' });
    void series.leaveOut('Ben');
    expect(last('leave_out')).toMatchObject({ room: code, game: 1, name: 'Ben' });
    void series.bringBack('Cid');
    expect(last('bring_back')).toMatchObject({ name: 'Cid' });
  });
});
