import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ClockRules } from '../../src/connection/protocol.ts';
import { bounds, endsOf, nightProblem, numbersIn, rulesOf, usualClock } from '../../src/state/clock_choice.ts';

const live: ClockRules = { kind: { type: 'game', seconds: 900, increment: 5 }, at_zero: 'points', overtime: { points: 10, minutes: 5 } };
const slow: ClockRules = {
  kind: { type: 'slow', days: 3, bank_days: 5, holiday_days: 21 },
  at_zero: 'nudge',
  overtime: { points: 10, minutes: 10 },
};

const source = readFileSync(new URL('../../../protocol/messages/games/clock_rules.hpp', import.meta.url), 'utf8');

/** The least and the most of each number of a clock, as the server has them. */
function boundsOfServer(): Record<string, [least: number, most: number]> {
  const found = [...source.matchAll(/ClockBound (\w+)\{"[\w.]+", ([\d']+), ([\d']+)\}/g)];
  return Object.fromEntries(found.map(([, name, least, most]) => [name, [numberIn(least!), numberIn(most!)]]));
}
const numberIn = (text: string) => Number(text.replaceAll("'", ''));

/** The numbers of each kind of clock, and of overtime, before anybody chooses any, as the server has them. */
function defaultsOfServer(): Record<string, Record<string, number>> {
  const structs = [...source.matchAll(/struct (\w+Clock|Overtime) \{([^}]*)\}/g)];
  return Object.fromEntries(structs.map(([, name, fields]) => [name, defaultsIn(fields!)]));
}
const defaultsIn = (fields: string) =>
  Object.fromEntries([...fields.matchAll(/int (\w+) = ([\d *]+);/g)].map(([, name, value]) => [name, productIn(value!)]));
const productIn = (text: string) => text.split('*').map(Number).reduce((one, other) => one * other);

describe('the form for a clock', () => {
  it('has the bounds of the server', () => {
    const { minutes: [least, most], seconds, increment, days, bank, holiday, points, overtime } = bounds;
    expect(boundsOfServer()).toEqual({
      game_seconds: [60 * least, 60 * most],
      increment,
      move_seconds: seconds,
      days,
      bank_days: bank,
      holiday_days: holiday,
      overtime_points: points,
      overtime_minutes: overtime,
    });
  });

  it('begins with the numbers of the server', () => {
    const { minutes, increment, seconds, days, bank, holiday, points, overtime } = usualClock(null).numbers;
    expect(defaultsOfServer()).toEqual({
      NoClock: {},
      GameClock: { seconds: 60 * minutes, increment },
      MoveClock: { seconds },
      SlowClock: { days, bank_days: bank, holiday_days: holiday },
      Overtime: { points, minutes: overtime },
    });
  });

  it('begins with no clock', () => {
    expect(rulesOf(usualClock(null))?.kind).toEqual({ type: 'none' });
  });

  it.each([live, slow])('begins with the rules of the game and says them again', (rules) => {
    expect(rulesOf(usualClock(rules))).toEqual(rules);
  });

  it('says nothing while a number is missing, too small or too large', () => {
    const choice = usualClock(live);
    for (const minutes of [NaN, 0, 601])
      expect(rulesOf({ ...choice, numbers: { ...choice.numbers, minutes } })).toBeNull();
    expect(rulesOf({ ...choice, numbers: { ...choice.numbers, increment: 2.5 } })).toBeNull();
  });

  it('does not mind numbers that do not matter', () => {
    const choice = usualClock(slow);
    expect(rulesOf({ ...choice, numbers: { ...choice.numbers, minutes: NaN, points: NaN } })).toEqual(slow);
  });

  it('shows the numbers that matter', () => {
    expect(numbersIn(usualClock(live))).toEqual(['minutes', 'increment', 'points', 'overtime']);
    expect(numbersIn(usualClock(slow))).toEqual(['days', 'bank', 'holiday']);
    expect(numbersIn({ ...usualClock(live), kind: 'none' })).toEqual([]);
  });

  it('has half minutes', () => {
    const choice = usualClock(live);
    const rules = rulesOf({ ...choice, numbers: { ...choice.numbers, minutes: 0.5 } });
    expect(rules?.kind).toEqual({ type: 'game', seconds: 30, increment: 5 });
  });

  it('offers no overtime by the minute where a move takes days', () => {
    expect(endsOf('slow')).not.toContain('points');
    expect(endsOf('game')).toContain('points');
  });
});

describe('a night', () => {
  const at = (hour: number) => hour * 60;

  it('lasts at most twelve hours, also over midnight', () => {
    expect([nightProblem(at(23), at(7)), nightProblem(at(20), at(8)), nightProblem(at(1), at(13))]).toEqual([null, null, null]);
    expect([nightProblem(at(20), at(8) + 1), nightProblem(at(7), at(23))]).toEqual(['long', 'long']);
  });

  it('ends at another time than it begins', () => expect(nightProblem(at(23), at(23))).toBe('empty'));
});
