import { describe, expect, test } from 'vitest';
import { codes } from '../../../src/languages/languages.ts';
import { groupsOf, type Field } from '../../../src/words/rules/knob_fields.ts';
import { knobOrder } from '../../../src/words/rules/knobs_in_words.ts';
import { catalogue } from '../../support/catalogue.ts';
import { snapshot } from '../../support/games.ts';
import { inLanguage } from '../../support/in_language.ts';

const { lexicon } = snapshot;

describe.each(catalogue.systems)('the form of $id', (system) => {
  const fields = (chosen: Record<string, string | number> = {}): Field[] =>
    groupsOf(catalogue, system, chosen, [lexicon]).flatMap((group) => group.fields);
  const keys = (chosen?: Record<string, string | number>) => fields(chosen).map(({ key }) => key);

  test('offers each setting once, and its default is one of the choices', () => {
    for (const field of fields())
      if (field.kind === 'choice') expect(field.choices.map(([value]) => value)).toContain(field.usual);
    expect(new Set(keys()).size).toBe(keys().length);
  });

  test('offers a setting only where it matters', () => {
    expect(keys({ ruling: 'void' }).filter((key) => key.startsWith('window_'))).toEqual([]);
    expect(keys({ bingo_points: 0 })).not.toContain('bingo_tiles');
    const racks = fields({ bingo_points: 50, rack_size: 6 }).find(({ key }) => key === 'bingo_tiles');
    expect(racks).toMatchObject({ least: 1, most: 6 });
  });
});

test('a choice that its name does not explain has a sentence about the chosen value', () => {
  const [classic] = catalogue.systems;
  const hint = (layout: string) =>
    groupsOf(catalogue, classic!, { layout }, [])
      .flatMap(({ fields }) => fields)
      .find((field) => field.kind === 'choice' && field.key === 'layout')?.hint;
  expect(hint('one_line')).toBe('All tiles of a play lie in one line, without a gap.');
  expect(hint('connected')).toBe('The tiles of a play may lie anywhere, as long as its words are connected.');
});

test('the page has words for every knob of the server', () => {
  expect(catalogue.knobs.map(({ name }) => name).filter((name) => !knobOrder.includes(name))).toEqual([]);
});

test('a knob that the page has no words for is offered by its name', () => {
  const gravity = { kind: 'number' as const, name: 'gravity_of_tiles', least: 0, most: 9 };
  const [classic] = catalogue.systems;
  const groups = groupsOf({ ...catalogue, knobs: [gravity] }, classic!, {}, []);
  expect(groups).toEqual([
    {
      title: 'More',
      fields: [{ kind: 'number', key: 'gravity_of_tiles', label: 'Gravity of tiles', usual: '0', least: 0, most: 9 }],
    },
  ]);
});

test.each(codes)('no knob and no value of the server is shown by the server’s name: %s', async (code) => {
  const fields = await inLanguage(code, () =>
    catalogue.systems.flatMap((system) => groupsOf(catalogue, system, { ruling: 'vote' }, [lexicon]).flatMap((group) => group.fields)),
  );
  const shown = fields.flatMap((field) => [field.label, ...(field.kind === 'choice' ? field.choices.map(([, label]) => label) : [])]);
  expect(shown.filter((text) => /_|^knobs-/.test(text))).toEqual([]);
});

test('the form of a new game is in German', async () => {
  const [classic] = catalogue.systems;
  const groups = await inLanguage('de', () => groupsOf(catalogue, classic!, {}, [{ ...lexicon, word_count: 12_345 }]));
  expect(groups.map(({ title }) => title)).toContain('Wörter und Linien');
  expect(groups[0]!.fields[0]).toMatchObject({ choices: [[lexicon.id, `${lexicon.name}, 12.345 Wörter`]] });
  const rulings = groups.flatMap(({ fields }) => fields).find(({ key }) => key === 'ruling');
  expect(rulings).toMatchObject({ choices: expect.arrayContaining([['void', 'Nur gültige Wörter']]) });
});
