import { describe, expect, test } from 'vitest';
import type { Allowed, Asked } from '../../../src/connection/protocol.ts';
import { entryOf, May } from '../../../src/state/table/may.svelte.ts';

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
const mayOf = (list: Allowed[], busy = false, asked: Asked | null = null) => new May(() => ({ list, asked, busy }));
const hint: Allowed[] = [{ command: 'hint' }];

describe('what the player may do', () => {
  test('is what the server lists, and nothing else', () => {
    const possible = ({ play, pass, exchange, placeStarter, challenge, accept, defend, vote, resign }: May) =>
      Object.entries({ play, pass, exchange, placeStarter, challenge, accept, defend, vote, resign })
        .filter(([, may]) => may)
        .map(([name]) => name);
    expect(possible(mayOf([]))).toEqual([]);
    expect(possible(mayOf([...turn, ...challenge, { command: 'resign' }]))).toEqual(['play', 'pass', 'exchange', 'challenge', 'resign']);
    expect(possible(mayOf(challenge))).toEqual(['challenge']);
    expect(possible(mayOf(challenge, false, 'accept'))).toEqual(['challenge', 'accept']);
    expect(possible(mayOf(defence))).toEqual(['defend']);
    expect(possible(mayOf(vote))).toEqual(['vote']);
    expect(possible(mayOf(starter))).toEqual(['placeStarter']);
  });

  test('says whether words may be looked up, and whether the lists may be asked', () => {
    expect([mayOf([]).lookUp, mayOf([]).askLists]).toEqual([false, false]);
    expect(mayOf([{ command: 'lookup' }]).askLists).toBe(true);
    expect(mayOf([{ command: 'lookup' }, { command: 'word' }]).lookUp).toBe(true);
  });

  test('says how many tiles may be exchanged', () => {
    expect(mayOf(turn).exchange).toMatchObject({ least: 1, most: 7 });
    expect(mayOf([{ command: 'exchange', turn: 9, least: 3, most: 3 }]).exchange).toMatchObject({ least: 3, most: 3 });
    expect(mayOf(challenge).exchange).toBeUndefined();
  });

  test('includes no move while a command is on its way', () => {
    const busy = mayOf([...turn, ...hint, { command: 'resign' }], true, 'move');
    expect([busy.play, busy.pass, busy.exchange, busy.hint]).toEqual([false, false, undefined, false]);
    expect([busy.resign, busy.asked]).toEqual([true, 'move']);
  });

  test('says whether the player accepts every play: what they may change is the opposite', () => {
    const accepting = (on: boolean) => mayOf([{ command: 'always_accept', on }]).alwaysAccepts;
    expect([accepting(false), accepting(true), mayOf([]).alwaysAccepts]).toEqual([true, false, false]);
  });

  test('includes a hint where the server lists one', () => {
    expect([mayOf(hint).hint, mayOf(turn).hint]).toEqual([true, false]);
  });

  test('says which seats may be taken, given up, given to a computer and taken from it', () => {
    const possible = (list: Allowed[]) => {
      const may = mayOf(list);
      const { takeSeat, leaveSeat, addComputer, start, addStandIn, reclaimSeat } = may;
      const names = Object.entries({ takeSeat, leaveSeat, addComputer, start, addStandIn, reclaimSeat });
      return [...names.filter(([, may]) => may).map(([name]) => name), ...[0, 1, 2].filter(may.removeComputer)];
    };
    expect(possible([])).toEqual([]);
    expect(possible([{ command: 'take_seat' }])).toEqual(['takeSeat']);
    const host: Allowed[] = [{ command: 'leave_seat' }, { command: 'remove_computer', seat: 2 }, { command: 'start' }];
    expect(possible(host)).toEqual(['leaveSeat', 'start', 2]);
    expect(possible([{ command: 'add_computer' }, { command: 'add_stand_in' }])).toEqual(['addComputer', 'addStandIn']);
    expect(possible([{ command: 'reclaim_seat' }])).toEqual(['reclaimSeat']);
  });

  test('names the turn of each command', () => {
    expect(entryOf([...turn, ...challenge], 'pass')?.turn).toBe(2);
    expect(entryOf([...turn, ...challenge], 'challenge')?.turn).toBe(1);
    expect(entryOf(turn, 'challenge')).toBeUndefined();
  });
});
