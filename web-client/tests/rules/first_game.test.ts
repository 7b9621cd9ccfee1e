import { expect, test } from 'vitest';
import { systemOf } from '../../src/rules/catalogue.ts';
import { firstGame } from '../../src/rules/first_game.ts';
import { catalogue } from '../support/catalogue.ts';

test('a newcomer’s game sets only what its system lets a room set', () => {
  const { system, ...knobs } = firstGame;
  const { possible } = systemOf(catalogue, system)!;
  for (const [knob, value] of Object.entries(knobs)) expect(possible[knob]).toContain(value);
});

test('a newcomer need not challenge, and may ask for hints', () => {
  expect(firstGame).toMatchObject({ ruling: 'void', hints: 'own_rack' });
});
