import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { codes } from '../../src/languages/languages.ts';
import { t } from '../../src/languages/text.ts';
import { madeUpName } from '../../src/words/made_up_names.ts';
import { inLanguage } from '../support/in_language.ts';

afterEach(() => vi.restoreAllMocks());

/** The names that the server gives to computers. */
function namesOfComputers(): string[] {
  const source = readFileSync(new URL('../../../server/games/model/decisions/computer_seats.cpp', import.meta.url), 'utf8');
  return [.../names\{([^}]+)\}/.exec(source)![1]!.matchAll(/"([^"]+)"/g)].map(([, name]) => name!);
}

test('a name is made up whatever chance says', () => {
  for (const chance of [0, 0.5, 0.999999]) {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    expect(madeUpName()).toMatch(/^[A-Z][a-z]+$/);
  }
});

test.each(codes)('there are a dozen names in %s, of one word each, and no computer has one of them', async (code) => {
  const names = await inLanguage(code, () => t('names-made-up').split(', '));
  const computers = namesOfComputers();
  expect(computers).toContain('Robin');
  expect(new Set(names).size).toBe(12);
  expect(names.filter((name) => !/^\p{Lu}\p{Ll}+$/u.test(name) || computers.includes(name))).toEqual([]);
});
