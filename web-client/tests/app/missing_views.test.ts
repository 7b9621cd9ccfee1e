import { expect, test } from 'vitest';
import { sources } from '../support/sources.ts';

test.each(['app/App.svelte', 'app/RoomPage.svelte'])('each view that %s loads when it is wanted has another in its place if it cannot be loaded', (path) => {
  const views = [...sources.get(path)!.matchAll(/\{#await (.*?)\{\/await\}/gs)].map(([, view]) => view!);
  expect(views.length).toBeGreaterThan(3);
  expect(views.filter((view) => !view.includes('{:catch}'))).toEqual([]);
});
