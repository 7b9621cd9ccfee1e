import { describe, expect, test } from 'vitest';
import { optionFields } from '../../../src/words/rules/option_fields.ts';
import { optionsOf } from '../../../src/rules/rules.ts';
import { optionWords } from '../../../src/words/rules/option_meanings.ts';
import { optionsInWords } from '../../../src/words/rules/options_in_words.ts';
import { catalogue, rulesOf } from '../../support/catalogue.ts';

const crosswords = rulesOf('crosswords');
const offered = (changed: Partial<typeof catalogue> = {}, rules = crosswords) =>
  optionFields({ ...catalogue, ...changed }, rules).map(({ key, choices }) => [key, ...choices.map(([value]) => value)]);

describe('the form of the first turn', () => {
  test.each(['crosswords', 'crosswords-17'])('offers each option with the choices of the catalogue: %s', (id) => {
    expect(offered({}, rulesOf(id))).toEqual([
      ['reading', 'forward', 'both'],
      ['lines', 'straight', 'diagonals_too'],
      ['layout', 'one_line', 'connected'],
      ['duplicates', 'allowed', 'refused'],
      ['rack_visibility', 'hidden', 'open'],
    ]);
  });

  test('offers only what the system leaves open', () => {
    const systems = catalogue.systems.map((system) => ({
      ...system,
      possible: { ...system.possible, layout: ['one_line'], lines: ['straight', 'diagonals_too', 'spirals'] },
    }));
    expect(offered({ systems })).not.toContainEqual(expect.arrayContaining(['layout']));
    expect(offered({ systems })).toContainEqual(['lines', 'straight', 'diagonals_too', 'spirals']);
    expect(offered({ knobs: catalogue.knobs.filter(({ name }) => name !== 'reading') }).map(([key]) => key)).not.toContain('reading');
  });

  test('offers an option only where it matters', () => {
    expect(offered({}, { ...crosswords, ruling: 'vote' }).map(([key]) => key)).not.toContain('duplicates');
  });

  test('has no options until the catalogue has come, or for a system that it does not have', () => {
    expect(optionFields(null, crosswords)).toEqual([]);
    expect(offered({ systems: [] })).toEqual([]);
  });

  test('has words for every choice but the plain one', () => {
    const [plain, chosen] = [0, 1].map((index) =>
      optionFields(catalogue, crosswords).map(({ key, choices }) => optionWords(key, choices[index]![0])?.name),
    );
    expect(plain).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(chosen).toEqual(['Backwards', 'Diagonals', 'Connected', 'No duplicates', 'Open racks']);
  });
});

test('only unusual options are named', () => {
  const plain = { ...optionsOf(crosswords), reading: 'forward' as const };
  expect(optionsInWords(plain)).toBe('plain');
  expect(optionsInWords({ ...plain, duplicates: 'refused', reading: 'both' })).toBe('backwards, no duplicates');
});
