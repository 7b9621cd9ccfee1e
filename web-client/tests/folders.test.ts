import { describe, expect, test } from 'vitest';
import { folderOf, folders, namedAbove } from './support/folders.ts';
import { sources } from './support/sources.ts';

test('each file of the page is in a folder that the map of the sources has', () => {
  expect(sources.size).toBeGreaterThan(300);
  expect([...sources.keys()].filter((path) => folderOf(path) === '')).toEqual([]);
  expect(folders.filter((folder) => ![...sources.keys()].some((path) => folderOf(path) === folder))).toEqual([]);
});

test('a folder uses only folders below it', () => {
  const wrong = [...sources].flatMap(([path, text]) => namedAbove(path, text).map((named) => `${path} uses ${named}`));
  expect(wrong).toEqual([]);
});

describe('a folder uses one above it', () => {
  test.each([
    ['of a value', "import Header from '../views/ui/Header.svelte';"],
    ['of a type', "import type { Tab } from '../views/table/panel/tabs.ts';"],
    ['over several lines', "import {\n  tabsOf,\n  type Tab,\n} from '../views/table/panel/tabs.ts';"],
    ['only for what it does', "import '../views/table/panel/tabs.ts';"],
    ['later', "const help = () => import('../views/help/Help.svelte');"],
    ['to export it again', "export { tabsOf } from '../views/table/panel/tabs.ts';"],
  ])('by an import %s', (_, text) => {
    expect(namedAbove('board/Board.svelte', text)).toHaveLength(1);
    expect(namedAbove('views/Board.svelte', text.replaceAll('../views/', './'))).toEqual([]);
    expect(namedAbove('app/Board.svelte', text)).toEqual([]);
  });

  test('by an import from the folder around it, where it stands below that', () => {
    expect(namedAbove('state/game/moves.ts', "import { toasts } from '../toasts.svelte.ts';")).toEqual(['state/toasts.svelte.ts']);
    expect(namedAbove('state/toasts.svelte.ts', "import { movesOf } from './game/moves.ts';")).toEqual([]);
    expect(namedAbove('words/names.ts', "import { movesOf } from '../state/game/moves.ts';")).toEqual([]);
    expect(namedAbove('words/names.ts', "import { toasts } from '../state/toasts.svelte.ts';")).toEqual(['state/toasts.svelte.ts']);
  });
});
