import { describe, expect, test } from 'vitest';
import type { ChatLine, Entry, GameEvent } from '../../src/connection/protocol.ts';
import { momentsOf } from '../../src/review/replay.ts';
import { momentOfPoint, pointBy, scoreCourse } from '../../src/review/score_course.ts';
import { dateOf } from '../../src/languages/days.ts';
import { around, dayOfGame, momentBy, timeLine, type Happening } from '../../src/review/time_line.ts';
import { dealt, entries, played, rules, snapshot } from '../support/games.ts';

/** Ann plays, Ben disputes it, Ann explains, Cid votes, and it stands; Ben passes. */
const story: GameEvent[] = [
  ...dealt,
  played,
  { type: 'challenged', turn: 1, challenger: 1, until: 99_000 },
  { type: 'evidence_shown', turn: 1, seat: 0, text: 'It is in the dictionary.' },
  { type: 'voted', turn: 1, seat: 1, opinion: 'convinced' },
  { type: 'upheld', turn: 1, seat: 0, challenger: 1, turn_lost: false, points: 5 },
  { type: 'passed', seat: 1, turn: 2 },
];
const log: Entry[] = entries(story);
const moments = momentsOf(log, rules, snapshot.lexicon);
const { moves } = moments.at(-1)!.viewed;
const line = (number: number, at: number): ChatLine => ({ line: number, channel: 'players', person: 1, name: 'Ben', at, text: `${number}` });
function kindOf(happening: Happening): string {
  switch (happening.kind) {
    case 'move':
      return happening.move.kind;
    case 'ruling':
      return happening.moment.event.type;
    case 'said':
      return `said ${happening.line.text}`;
    case 'note':
      return `note ${happening.note.body.text}`;
  }
}

test('each moment of a game says whether it counts for ratings', () => {
  expect(moments.every(({ viewed }) => viewed.rated)).toBe(true);
  expect(momentsOf(log, rules, snapshot.lexicon, false).some(({ viewed }) => viewed.rated)).toBe(false);
});

test('a game has one day, unless it took several', () => {
  const [first] = moments;
  const at = new Date(2026, 10, 22, 10, 32).getTime();
  expect(dayOfGame([{ ...first!, at }, { ...first!, at: at + 3_600_000 }])).toBe(dateOf(at));
  expect(dayOfGame([{ ...first!, at }, { ...first!, at: at + 24 * 3_600_000 }])).toBe('');
});

describe('the time line of a game', () => {
  test('has moves, challenges, evidence, votes, rulings and chat in the order in which they happened', () => {
    const said = [line(1, 7_500), line(2, 10_100), line(3, 99_000)];
    expect(timeLine(moments, moves, said).map(kindOf)).toEqual([
      'play', 'said 1', 'challenged', 'evidence_shown', 'voted', 'said 2', 'upheld', 'pass', 'said 3',
    ]);
  });

  test('leads from each of them to its moment', () => {
    for (const happening of timeLine(moments, moves, [])) {
      const { event } = moments[happening.index]!;
      if (happening.kind === 'ruling') expect(event).toBe(happening.moment.event);
      if (happening.kind === 'move') expect(moments[happening.index]!.v).toBe(happening.move.v);
    }
  });

  test('has the notes about a moment after what was said there, and leads to where they are shown', () => {
    const note = (version: number) => ({ version, changed: 0, body: { text: `${version}`, lines: [] } });
    const { v } = moments.at(-1)!;
    const index = moments.findIndex(({ event }) => event.type === 'played');
    const noted = timeLine(moments, moves, [line(1, 7_500)], [note(moments[index]!.v), note(0), note(v + 5)]);
    expect(noted.map(kindOf)).toEqual([
      'note 0', 'play', 'said 1', `note ${moments[index]!.v}`, 'challenged', 'evidence_shown', 'voted', 'upheld', 'pass', `note ${v + 5}`,
    ]);
    expect(noted[0]!.index).toBe(1);
    expect(noted[3]!.index).toBe(index);
    expect(noted.at(-1)!.index).toBe(moments.length - 1);
  });

  test('has what was said before the first moment at the first one', () => {
    expect(momentBy(moments, 0)).toBe(0);
    expect(timeLine(moments, [], [line(1, 0)])[0]!.index).toBe(0);
  });
});

test('a few of a list are those around a place, and as many at both ends', () => {
  expect(around(10, 30, 5)).toEqual([8, 13]);
  expect(around(0, 30, 5)).toEqual([0, 5]);
  expect(around(29, 30, 5)).toEqual([25, 30]);
  expect(around(-1, 30, 5), 'before the first move').toEqual([0, 5]);
  expect(around(1, 3, 5), 'all of a short one').toEqual([0, 5]);
});

describe('the chart of the scores', () => {
  test('marks the point that a version has reached, and leads back to its moment', () => {
    const course = scoreCourse(moves, 2, null);
    for (const [index, { v }] of moments.entries()) {
      const point = pointBy(moves, v);
      expect(course[point]).toBeDefined();
      expect(momentOfPoint(moments, moves, point)).toBeLessThanOrEqual(index);
    }
    expect(pointBy(moves, moments.at(-1)!.v)).toBe(2);
    expect(moments[momentOfPoint(moments, moves, 1)]!.event.type).toBe('played');
    expect(momentOfPoint(moments, moves, 0)).toBe(0);
    expect(momentOfPoint(moments, moves, 3)).toBe(moments.length - 1);
  });
});
