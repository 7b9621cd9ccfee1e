import { describe, expect, test, vi } from 'vitest';
import { literalsIn } from '../support/literals.ts';
import { sources } from '../support/sources.ts';

vi.setConfig({ testTimeout: 30_000 }); // a busy machine takes seconds to parse all sources

/** The folders whose texts are all in the table of messages. The list grows until it is the whole of src. */
const moved = ['app', 'languages', 'rules', 'views/lobby', 'views/ui', 'words/rules'];
/** Selectors, tiles, and the languages by their own names. */
const notTexts: Record<string, string[]> = {
  'app/focus.ts': [
    '[role="dialog"], main section, main form, main [role="group"], main',
    'button, a, input, select, textarea, summary, [tabindex]',
    'h1, main',
  ],
  'views/lobby/CrossedTiles.svelte': ['C OSS'],
  'languages/languages.ts': ['English', 'Deutsch', 'Français', 'Español'],
};

const isMoved = (path: string) => moved.some((folder) => path.startsWith(`${folder}/`));

test('what has been moved has no text of its own', () => {
  const found = [...sources].filter(([path]) => isMoved(path)).flatMap(([path, text]) =>
    literalsIn(path, text)
      .filter((literal) => !notTexts[path]?.includes(literal))
      .map((literal) => `${path}: ${literal}`),
  );
  expect(found).toEqual([]);
});

test('each folder that has been moved is there', () => {
  for (const folder of moved) expect([...sources.keys()].some((path) => path.startsWith(`${folder}/`))).toBe(true);
});

describe('a text that stands literally', () => {
  const inTemplate = (markup: string) => literalsIn('A.svelte', markup);

  test('in a template is found', () => {
    expect(inTemplate('<p>Hello <b>you</b></p>')).toEqual(['Hello', 'you']);
    expect(inTemplate("<p>{busy ? 'Starting…' : t('lobby-join')}</p>")).toEqual(['Starting…']);
    expect(inTemplate('<p>{`${count} tiles`}</p>')).toEqual(['tiles']);
    expect(inTemplate("{#if open}<p>{[one ? 'you' : ''].join(', ')}</p>{/if}")).toEqual(['you']);
  });

  test('in an attribute that people read is found', () => {
    expect(inTemplate('<button aria-label="Remove {name}" class="button quiet"></button>')).toEqual(['Remove']);
    expect(inTemplate('<Dialog title="Look and sound" wide></Dialog>')).toEqual(['Look and sound']);
  });

  test('in a script is found', () => {
    expect(literalsIn('a.ts', "toasts.show('Link copied.', 'good');")).toEqual(['Link copied.']);
    expect(literalsIn('a.ts', 'export const title = `Room ${code}`;\nconst label = "Join";')).toEqual(['Join']);
    expect(literalsIn('a.ts', "const words = { yes: `${name} was here` };")).toEqual(['was here']);
  });

  test('is not one where nobody reads it', () => {
    expect(inTemplate("<p class=\"soft small\" data-x=\"Some thing\">{t('lobby-join')} · {tile === 'blank' ? 1 : 2} ×</p>")).toEqual([]);
    expect(literalsIn('a.ts', "import { a } from './a b.ts';\nconst kind = 'bad';\nthrow new Error('This is a bug.');")).toEqual([]);
  });
});
