import { describe, expect, test } from 'vitest';
import type { Asked, GameEvent } from '../../src/connection/protocol.ts';
import { cueOf } from '../../src/sound/cues.ts';
import { fixturesIn } from '../support/fixtures.ts';
import { played } from '../support/games.ts';

/** Ann has played BE, and Ben challenges it. */
const [ann, ben, cid, watcher] = [0, 1, 2, null];
const challenged: GameEvent = { type: 'challenged', challenger: ben!, turn: 1 };
const begins = (seat: number): GameEvent => ({ type: 'turn_began', seat, turn: 2 });
const cue = (events: GameEvent[], seat: number | null, asked: Asked | null = null, before: Asked | null = null) =>
  cueOf({ events, seat, asked, before });

describe('sounds', () => {
  test('a play is heard by everybody but its player', () => {
    expect([ann, ben, cid, watcher].map((seat) => cue([played], seat!))).toEqual([null, 'play', 'play', 'play']);
  });

  test('a turn is heard by the player whose turn it is, in place of the play before it', () => {
    const frame = [played, begins(ben!)];
    expect([cue(frame, ann!), cue(frame, ben!, 'move'), cue(frame, cid!), cue(frame, watcher)]).toEqual([null, 'turn', 'play', 'play']);
  });

  test('a second turn in a row is heard, too, but not what happens during a turn', () => {
    expect(cue([begins(ann!)], ann!, 'move', 'move')).toBe('turn');
    expect(cue([{ type: 'window_closed', turn: 1, reason: 'next_turn' }], ann!, 'move', 'move')).toBeNull();
  });

  test('a turn that begins once everybody has accepted the play before it is heard then', () => {
    expect(cue([played, begins(ben!)], ben!, 'accept')).toBe('challenge');
    expect(cue([{ type: 'window_closed', turn: 1, reason: 'accepted' }], ben!, 'move')).toBe('turn');
  });

  test('a player who must accept a play or vote on it hears that once', () => {
    for (const asked of ['accept', 'vote'] as const) {
      expect(cue([played], cid!, asked)).toBe('challenge');
      expect(cue([{ type: 'accepted', seat: ben!, turn: 1 }], cid!, asked, asked)).toBeNull();
    }
    expect(cue([], cid!, 'vote', 'accept')).toBe('challenge');
  });

  test('a challenge is heard by everybody but the challenger, and first of all', () => {
    expect([ann, ben, cid, watcher].map((seat) => cue([challenged], seat!))).toEqual(['challenge', null, 'challenge', 'challenge']);
    expect(cue([challenged, begins(ann!)], ann!, 'move')).toBe('challenge');
  });

  test('a nudge is heard by the player whose turn it is', () => {
    const nudged: GameEvent = { type: 'nudged', seat: ann!, turn: 1 };
    expect([cue([nudged], ann!), cue([nudged], ben!, 'move', 'move'), cue([nudged], cid!), cue([nudged], watcher)]).toEqual([null, 'turn', null, null]);
  });

  test('what the game asks is heard anew when its clocks go on or are others, but not by the player who agreed to that last', () => {
    const proposed = (seat: number): GameEvent => ({ type: 'clock_proposed', seat, proposal: { type: 'resume' } });
    const none: GameEvent = { type: 'clock_set', rules: { kind: { type: 'none' }, at_zero: 'lose', overtime: { points: 10, minutes: 1 } } };
    for (const goesOn of [{ type: 'clock_resumed' } as GameEvent, none]) {
      const frame = [proposed(ben!), goesOn];
      expect([cue(frame, ann!, 'move', 'move'), cue(frame, ben!, 'move', 'move'), cue(frame, cid!), cue(frame, watcher)]).toEqual(['turn', null, null, null]);
      expect([cue(frame, ann!, 'vote', 'vote'), cue(frame, ben!, 'vote', 'vote')]).toEqual(['challenge', null]);
      expect(cue([proposed(ann!), ...frame], ann!, 'move', 'move')).toBe('turn'); // after a time without a connection
    }
    expect(cue([proposed(ben!)], ann!, 'move', 'move')).toBeNull();
  });

  test('no other event is heard by a viewer who is asked nothing', () => {
    const silent = fixturesIn('events').map(({ message }) => message as GameEvent).filter(({ type }) => type !== 'played' && type !== 'challenged');
    expect(silent.length).toBeGreaterThan(15);
    for (const event of silent) expect(cue([event], watcher)).toBeNull();
  });
});
