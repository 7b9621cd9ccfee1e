import { expect, it } from 'vitest';
import type { JudgedMove } from '../../../src/connection/http/understanding_api.ts';
import { turningPointInWords } from '../../../src/words/archive/turning_point_in_words.ts';

const move: JudgedMove = { version: 20, turn: 7, seat: 1, kind: 'pass', plays: [], move: { equity: 0 }, loss: 0 };
const course = [
  { version: 18, turn: 6, chances: [400, 600] },
  { version: 20, turn: 7, chances: [648, 352] },
];

it('says at a turning point which turn it was, and what it did to the chance of its player', () => {
  expect(turningPointInWords({ moves: [move], course }, 20)).toBe('Turn 7 · 60% → 35%');
});

it('says nothing of a turning point where the chances are not known', () => {
  expect(turningPointInWords({ moves: [move], course: [] }, 20)).toBe('');
  expect(turningPointInWords({ moves: [], course }, 20)).toBe('');
});
