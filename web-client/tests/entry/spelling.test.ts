import { expect, test } from 'vitest';
import { typable } from '../../src/entry/spelling.ts';
import { rulesOf } from '../support/catalogue.ts';
import { rules } from '../support/games.ts';

test('every letter of a tile can be typed, and so can the red cross', () => {
  expect(typable(rulesOf('shmac'))).toContain('H');
  expect(typable(rulesOf('shmac'))).toContain('#');
});

test('the sign of a blank is typed for no tile, as it shows the shortcuts', () => {
  expect(typable(rules)).not.toContain('?');
});
