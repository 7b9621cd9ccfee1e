import type { ClockKind, ClockRules } from '../connection/protocol.ts';

/** The numbers of a clock as a form has them. */
export type NumberName = 'minutes' | 'increment' | 'seconds' | 'days' | 'bank' | 'holiday' | 'points' | 'overtime';
/** What a form about a clock says. */
export type ClockChoice = { kind: ClockKind['type']; numbers: Record<NumberName, number>; end: ClockRules['at_zero'] };

export const kinds: ClockKind['type'][] = ['none', 'game', 'move', 'slow'];

/** The least and the most of each number. */
export const bounds: Record<NumberName, [least: number, most: number]> = {
  minutes: [0.5, 600],
  increment: [0, 300],
  seconds: [10, 3_600],
  days: [1, 30],
  bank: [0, 60],
  holiday: [0, 60],
  points: [1, 100],
  overtime: [1, 60],
};

const ends: ClockRules['at_zero'][] = ['lose', 'points', 'pass', 'nudge'];
/** What may happen when the time is up: days have no overtime by the minute. */
export const endsOf = (kind: ClockKind['type']): ClockRules['at_zero'][] =>
  kind === 'slow' ? ends.filter((end) => end !== 'points') : ends;

function numbersOf(kind: ClockKind): Partial<Record<NumberName, number>> {
  switch (kind.type) {
    case 'none':
      return {};
    case 'game':
      return { minutes: kind.seconds / 60, increment: kind.increment };
    case 'move':
      return { seconds: kind.seconds };
    case 'slow':
      return { days: kind.days, bank: kind.bank_days, holiday: kind.holiday_days };
  }
}

/** Where a form begins: with these rules, and otherwise with no clock. */
export const usualClock = (rules: ClockRules | null): ClockChoice => ({
  kind: rules?.kind.type ?? 'none',
  numbers: {
    minutes: 25,
    increment: 0,
    seconds: 120,
    days: 3,
    bank: 0,
    holiday: 21,
    points: rules?.overtime.points ?? 10,
    overtime: rules?.overtime.minutes ?? 10,
    ...(rules ? numbersOf(rules.kind) : {}),
  },
  end: rules?.at_zero ?? 'lose',
});

function kindOf({ kind, numbers }: ClockChoice): ClockKind {
  switch (kind) {
    case 'none':
      return { type: 'none' };
    case 'game':
      return { type: 'game', seconds: Math.round(numbers.minutes * 60), increment: numbers.increment };
    case 'move':
      return { type: 'move', seconds: numbers.seconds };
    case 'slow':
      return { type: 'slow', days: numbers.days, bank_days: numbers.bank, holiday_days: numbers.holiday };
  }
}

/** The numbers that matter for a choice, in the order of the form. */
export const numbersIn = (choice: ClockChoice): NumberName[] =>
  choice.kind === 'none'
    ? []
    : [...(Object.keys(numbersOf(kindOf(choice))) as NumberName[]), ...(choice.end === 'points' ? (['points', 'overtime'] as const) : [])];

const halfADay = 12 * 60;

/** What is wrong with a night, from one minute of the day to another; null if nothing is. */
export function nightProblem(from: number, to: number): 'empty' | 'long' | null {
  if (from === to) return 'empty';
  return (to - from + 2 * halfADay) % (2 * halfADay) > halfADay ? 'long' : null;
}

/** Whether a number is in its bounds, and whole where it has to be. */
export const isSound = (name: NumberName, value: number): boolean =>
  value >= bounds[name][0] && value <= bounds[name][1] && (name === 'minutes' || Number.isInteger(value));

/** The rules that a form says; null while a number that matters is out of its bounds. */
export function rulesOf(choice: ClockChoice): ClockRules | null {
  const { numbers, end } = choice;
  if (!numbersIn(choice).every((name) => isSound(name, numbers[name]))) return null;
  const overtime = end === 'points' ? { points: numbers.points, minutes: numbers.overtime } : { points: 10, minutes: 10 };
  return { kind: kindOf(choice), at_zero: end, overtime };
}
