import { describe, expect, test } from 'vitest';
import type { RoomNow } from '../../../src/connection/protocol.ts';
import type { NewestGame } from '../../../src/state/room/newest_game.ts';
import { choicesAbout, countPlayers, levelAmong, levelIn, waitingFor } from '../../../src/state/room/next_game.ts';
import { next, room } from '../../support/rooms.ts';

const names = ['Ann', 'Ben', 'Cid'];
const asBen: NewestGame = { system: 'classic', names, seat: 1, isOver: true };
const unseated: NewestGame = { ...asBen, seat: null };

test('a proposal waits for the others who have not agreed', () => {
  expect(waitingFor(next, asBen)).toEqual(['Cid']);
  expect(waitingFor(next, unseated)).toEqual(['Ben', 'Cid']);
  expect(waitingFor(undefined, asBen)).toEqual([]);
});

test('a player keeps the level of the last game unless they want another, as far as the next game has it', () => {
  const levels = ['beginner', 'expert'].map((name) => ({ name, targets: [] }));
  expect(levelAmong(levels, undefined, 'expert')).toBe('expert');
  expect(levelAmong(levels, 'beginner', 'expert')).toBe('beginner');
  expect(levelAmong(levels, undefined, 'champion')).toBe('beginner');
  expect(levelAmong([], 'expert')).toBeUndefined();
  expect([levelIn(levels, undefined), levelIn(levels, 'champion'), levelIn(levels, 'expert')]).toEqual([undefined, undefined, 'expert']);
});

test('the next game has the players of the last one who are not out of it, and those who join it', () => {
  expect(countPlayers(room, names)).toBe(3);
  expect(countPlayers({ ...room, sitting_out: ['Ann'], left_out: ['Ben'], removed: ['Cid'], coming: ['Dora'] }, names)).toBe(1);
});

describe('about the next game a player may choose', () => {
  test('nothing that the server does not allow', () => {
    expect(choicesAbout({ ...room, next }, asBen)).toEqual([]);
  });

  test('after a game, to play again or with other rules', () => {
    expect(choicesAbout({ ...room, may: ['propose_game', 'step_back'] }, asBen)).toEqual(['play_again', 'other_rules']);
  });

  test('during a game, to set it aside', () => {
    expect(choicesAbout({ ...room, may: ['propose_game'] }, { ...asBen, isOver: false })).toEqual(['set_aside', 'other_rules']);
  });

  test('of a proposal of somebody else, to agree, to be counted out, or to call it off', () => {
    const may: RoomNow['may'] = ['propose_game', 'agree_to_game', 'decline_game', 'step_back'];
    expect(choicesAbout({ ...room, next, may }, asBen)).toEqual(['agree', 'sit_out', 'call_off', 'other_rules']);
    expect(choicesAbout({ ...room, next, may, left_out: ['Cid'] }, asBen)).toEqual(['agree', 'decline', 'other_rules']); // two play
  });

  test('of their own proposal, to take it back', () => {
    const own = { ...next, by: 1, agreed: [1], missing: [0, 2] };
    expect(choicesAbout({ ...room, next: own, may: ['decline_game', 'step_back'] }, asBen)).toEqual(['take_back']);
  });

  test('to begin without those who have not agreed, where there are any', () => {
    expect(choicesAbout({ ...room, next, may: ['begin_game'] }, asBen)).toEqual(['begin']);
    expect(choicesAbout({ ...room, next: { ...next, missing: [1] }, may: ['begin_game'] }, asBen)).toEqual([]);
  });

  test('to play after all', () => {
    expect(choicesAbout({ ...room, sitting_out: ['Ben'], may: ['take_part'] }, asBen)).toEqual(['play_after_all']);
    expect(choicesAbout({ ...room, may: ['take_part'] }, unseated)).toEqual([]); // they need a name for it
  });
});
