import { beforeEach, expect, test, vi } from 'vitest';
import { fullKey } from '../../src/browser/storage.ts';

const contrast = '(prefers-contrast: more)';
let kept: Map<string, string>;
let wanted: Set<string>;
let changed: Map<string, () => void>;
let page: { dataset: Record<string, string> };
let bar: { content: string };

/** The look of a page that has just been loaded. */
async function freshLook() {
  vi.resetModules();
  return (await import('../../src/look/look.svelte.ts')).look;
}
function systemWants(query: string): void {
  wanted.add(query);
  changed.get(query)!();
}

beforeEach(() => {
  [kept, wanted, changed, page, bar] = [new Map(), new Set(), new Map(), { dataset: {} }, { content: '' }];
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal('document', { documentElement: page, querySelectorAll: () => [bar] });
  vi.stubGlobal('getComputedStyle', () => ({ backgroundColor: page.dataset.scheme === 'dark' ? 'black' : 'white' }));
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return wanted.has(query);
    },
    addEventListener: (_: string, heard: () => void) => changed.set(query, heard),
  }));
});

test('a choice holds at once, even for the bar of a phone’s browser, and is there the next time', async () => {
  const look = await freshLook();
  expect(bar.content).toBe('white');
  look.choose('appearance', 'dark');
  look.choose('tiles', 'wood');
  expect([page.dataset.scheme, page.dataset.tiles, bar.content]).toEqual(['dark', 'wood', 'black']);
  page.dataset = {};
  expect((await freshLook()).now).toMatchObject({ appearance: 'dark', tiles: 'wood', board: 'paper' });
  expect(page.dataset).toMatchObject({ scheme: 'dark', tiles: 'wood', board: 'paper' });
});

test('a page that is open follows the system where the player has not chosen', async () => {
  const look = await freshLook();
  systemWants(contrast);
  expect([page.dataset.contrast, look.system.moreContrast]).toEqual(['more', true]);
  look.choose('appearance', 'light');
  expect(page.dataset.contrast).toBe('standard');
  systemWants('(prefers-reduced-motion: reduce)');
  expect(page.dataset.motion).toBe('less');
});

test('where nothing can be stored, a choice lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  const look = await freshLook();
  look.choose('board', 'felt');
  expect([page.dataset.board, kept.get(fullKey('look'))]).toEqual(['felt', undefined]);
});
