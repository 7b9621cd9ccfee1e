import { untrack } from 'svelte';
import { language } from './language.svelte.ts';
import type { Area } from './messages.ts';

/**
 * A view that is loaded when it is wanted, with the texts of its areas: `withTexts(import('./Play.svelte'), 'table')`. A change of
 * the language does not load it again.
 */
export async function withTexts<View>(view: Promise<View>, ...areas: Area[]): Promise<View> {
  const [loaded] = await Promise.all([view, untrack(() => language.need(...areas))]);
  return loaded;
}
