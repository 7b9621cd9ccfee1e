import { describe, expect, test } from 'vitest';
import { areaNames, messagesOf } from '../../build/messages.mjs';
import { firstAreas } from '../../src/languages/first_areas.ts';
import { broughtBy, laterIn, sources } from '../support/sources.ts';

const areas = areaNames();
const known = new Set(areas.flatMap((area) => messagesOf('en', area).map(({ id }) => id)));
const looksLikeId = new RegExp(`['"\`]((?:${areas.join('|')})-[a-z0-9-]+)['"\`]`, 'g');

/** The ids of texts that a source names, each in full. */
const idsIn = (text: string) => [...text.matchAll(looksLikeId)].map(([, id]) => id!).filter((id) => known.has(id));
const areaOf = (id: string) => areas.find((area) => id.startsWith(`${area}-`))!;
/** The areas that some sources need besides those of the first load. */
const neededBy = (paths: Iterable<string>) =>
  new Set([...paths].flatMap((path) => idsIn(sources.get(path) ?? '').map(areaOf)).filter((area) => !firstAreas.includes(area as never)));

const first = broughtBy('app/main.ts');

test('every text is used somewhere, by its id in full', () => {
  const used = new Set([...sources.values()].flatMap(idsIn));
  expect([...known].filter((id) => !used.has(id))).toEqual([]);
});

test('every id that a source asks for is that of a text', () => {
  const asked = [...sources].flatMap(([path, text]) =>
    [...text.matchAll(/(?:\bt\(|<Text\s+id=)['"]([^'"]+)['"]/g)].filter(([, id]) => !known.has(id!)).map(([, id]) => `${path}: ${id}`),
  );
  expect(asked).toEqual([]);
});

test('the first load has the texts of all that it shows', () => {
  expect(first.size).toBeGreaterThan(50); // the walk has found the page
  expect([...neededBy(first)]).toEqual([]);
});

describe('a view that is loaded later', () => {
  const later = [...sources].flatMap(([path, text]) => laterIn(path, text));

  test('brings the texts of all that it shows', () => {
    expect(later.length).toBeGreaterThan(5);
    const missing = later.flatMap(({ from, view, areas }) => {
      const own = [...broughtBy(view)].filter((path) => !first.has(path));
      return [...neededBy(own)].filter((area) => !areas.includes(area)).map((area) => `${from} loads ${view} without ${area}`);
    });
    expect(missing).toEqual([]);
  });

  test('names its areas where it is loaded', () => {
    const [view] = laterIn('views/room_views.ts', "withTexts(import('./table/Play.svelte'), 'table', 'words')");
    expect(view).toMatchObject({ view: 'views/table/Play.svelte', areas: ['table', 'words'] });
  });
});
