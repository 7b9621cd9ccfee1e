import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { areaNames, messagesOf, readMessages, type ReadMessage } from '../../build/messages.mjs';
import { codes, type Code } from '../../src/languages/languages.ts';

const folder = resolve(import.meta.dirname, '../../src/languages');
const others = codes.filter((code) => code !== 'en');
const sorted = (names: Iterable<string>) => [...names].sort();

/** The plural categories that counts in a game need; French and Spanish have another one for millions. */
export function categoriesOf(code: Code): string[] {
  const rules = new Intl.PluralRules(code);
  return sorted(new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count))));
}

/** What is wrong with the counts of a message: a category without a text of its own. */
const uncounted = (code: Code, { selects }: ReadMessage) =>
  selects.filter(({ isCount }) => isCount).flatMap(({ keys }) => categoriesOf(code).filter((category) => !keys.includes(category)));

const shapeOf = ({ id, values, parts }: ReadMessage) => ({ id, values: sorted(values.keys()), parts: sorted(parts) });
const counts = ({ selects }: ReadMessage) => sorted(new Set(selects.flatMap(({ name, isCount }) => (isCount ? [name] : []))));
const byId = (messages: ReadMessage[]) => [...messages].sort((one, other) => one.id.localeCompare(other.id));

describe.each(areaNames())('the texts of %s', (area) => {
  const english = byId(messagesOf('en', area));

  test('have ids that begin with the name of their area, and each id once', () => {
    const ids = english.map(({ id }) => id);
    expect(ids.filter((id) => !id.startsWith(`${area}-`))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(others)('are all there in %s, with the same values and parts', (code) => {
    expect(byId(messagesOf(code, area)).map(shapeOf)).toEqual(english.map(shapeOf));
  });

  test.each(others)('count in %s whatever they count in English', (code) => {
    const counted = byId(messagesOf(code, area)).map((message) => ({ id: message.id, counts: counts(message) }));
    expect(counted).toEqual(english.map((message) => ({ id: message.id, counts: counts(message) })));
  });

  test.each(codes)('have in %s a text for each plural', (code) => {
    expect(messagesOf(code, area).filter((message) => uncounted(code, message).length).map(({ id }) => id)).toEqual([]);
  });
});

test.each(codes)('%s has the same files as English', (code) => {
  expect(readdirSync(resolve(folder, code)).sort()).toEqual(areaNames().map((area) => `${area}.ftl`));
});

describe('a Fluent file', () => {
  test('with a mistake is refused', () => {
    expect(() => readMessages('lobby-join = Join { $name')).toThrow('lobby-join');
    expect(() => readMessages('lobby-join =\n    .title = Join')).toThrow('no attributes');
  });

  test('says what each text needs: its values, its parts, its plurals', () => {
    const [message] = readMessages('a-b = <strong>{ $name }</strong> has { $count ->\n    [one] a tile\n   *[other] { $count } tiles\n }.');
    expect([...message!.values]).toEqual([['name', 'string | number'], ['count', 'number']]);
    expect([...message!.parts]).toEqual(['strong']);
    expect(uncounted('en', message!)).toEqual([]);
  });

  test('without a plural that its language has is found', () => {
    const [message] = readMessages('a-b = { $count ->\n    [0] none\n   *[other] { $count } tiles\n }');
    expect(uncounted('fr', message!)).toEqual(['one']);
  });
});
