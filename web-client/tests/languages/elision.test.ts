import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { areaNames } from '../../build/messages.mjs';

const fileOf = (area: string) => readFileSync(resolve(import.meta.dirname, `../../src/languages/fr/${area}.ftl`), 'utf8');
/** The values that are names of people. */
const names = ['name', 'names', 'player', 'players', 'challenger', 'by', 'before', 'nudged', 'host'];
const unelided = new RegExp(`\\b(?:de|que) (?:<[a-z]+>)?\\{ \\$(?:${names.join('|')}) \\}`);

test('no French text has "de" or "que" before a name, which may begin with a vowel', () => {
  const lines = areaNames().flatMap((area) => fileOf(area).split('\n'));
  expect(lines.filter((line) => unelided.test(line))).toEqual([]);
});

test('such a text would be found', () => {
  expect(unelided.test('Chevalet de { $name }')).toBe(true);
  expect(unelided.test('Chevalet : { $name }')).toBe(false);
});
