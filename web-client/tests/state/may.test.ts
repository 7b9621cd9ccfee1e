import { describe, expect, test } from 'vitest';
import type { Allowed, Game, Window } from '../../src/connection/protocol.ts';
import { askedOf, entryOf, May } from '../../src/state/may.svelte.ts';
import { dealt, played, roomAfter, rules } from '../support/rooms.ts';

const room = roomAfter([...dealt, played, { type: 'turn_began', seat: 1, turn: 2 }]);
const turn: Allowed[] = [
  { command: 'play', turn: 2 },
  { command: 'exchange', turn: 2, least: 1, most: 7 },
  { command: 'pass', turn: 2 },
];
const challenge: Allowed[] = [
  { command: 'challenge', turn: 1 },
  { command: 'accept', turn: 1 },
];
const defence: Allowed[] = [
  { command: 'show_evidence', turn: 1 },
  { command: 'withdraw_play', turn: 1 },
];
const vote: Allowed[] = [{ command: 'vote', turn: 1 }];
const starter: Allowed[] = [{ command: 'place_starter', turn: 1 }];
const withWindow = (window: Window): Game => ({ ...room.game!, pending_play: { ...room.game!.pending_play!, window } });
const mayOf = (list: Allowed[], busy = false, hints: 'none' | 'own_rack' = 'none', window: Window = 'next_turn') =>
  new May(() => ({ list, game: withWindow(window), rules: { ...rules, hints }, busy }));

describe('what the player may do', () => {
  test('is what the server lists, and nothing else', () => {
    const possible = ({ play, pass, exchange, placeStarter, challenge, accept, defend, vote, resign }: May) =>
      Object.entries({ play, pass, exchange, placeStarter, challenge, accept, defend, vote, resign })
        .filter(([, may]) => may)
        .map(([name]) => name);
    expect(possible(mayOf([]))).toEqual([]);
    expect(possible(mayOf([...turn, ...challenge, { command: 'resign' }]))).toEqual(['play', 'pass', 'exchange', 'challenge', 'resign']);
    expect(possible(mayOf(challenge, false, 'none', 'held'))).toEqual(['challenge', 'accept']);
    expect(possible(mayOf(challenge, false, 'none', 'final'))).toEqual(['challenge', 'accept']);
    expect(possible(mayOf(defence))).toEqual(['defend']);
    expect(possible(mayOf(vote))).toEqual(['vote']);
    expect(possible(mayOf(starter))).toEqual(['placeStarter']);
  });

  test('says how many tiles may be exchanged', () => {
    expect(mayOf(turn).exchange).toMatchObject({ least: 1, most: 7 });
    expect(mayOf([{ command: 'exchange', turn: 9, least: 3, most: 3 }]).exchange).toMatchObject({ least: 3, most: 3 });
    expect(mayOf(challenge).exchange).toBeUndefined();
  });

  test('includes no move while a command is on its way', () => {
    const busy = mayOf([...turn, { command: 'resign' }], true, 'own_rack');
    expect([busy.play, busy.pass, busy.exchange, busy.hint]).toEqual([false, false, undefined, false]);
    expect([busy.resign, busy.asked]).toEqual([true, 'move']);
  });

  test('includes a hint on the player’s turn where the rules have hints', () => {
    expect([mayOf(turn, false, 'own_rack').hint, mayOf(turn).hint, mayOf(vote, false, 'own_rack').hint]).toEqual([true, false, false]);
  });

  test('names the turn of each command', () => {
    expect(entryOf([...turn, ...challenge], 'pass')?.turn).toBe(2);
    expect(entryOf([...turn, ...challenge], 'challenge')?.turn).toBe(1);
    expect(entryOf(turn, 'challenge')).toBeUndefined();
  });
});

describe('what the game asks of the player', () => {
  const asked = (list: Allowed[], window: Window = 'next_turn') => askedOf(list, withWindow(window));

  test('is a move, an answer that others wait for, a vote, or nothing', () => {
    expect([asked(turn), asked(starter)]).toEqual(['move', 'move']);
    expect([asked(challenge), asked(challenge, 'held'), asked(challenge, 'final')]).toEqual([null, 'accept', 'accept']);
    expect([asked(vote, 'held'), asked(defence), asked([{ command: 'resign' }]), asked([])]).toEqual(['vote', null, null, null]);
  });
});
