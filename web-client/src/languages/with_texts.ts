import { language } from './language.svelte.ts';
import type { Area } from './messages.ts';

/** A view that is loaded when it is wanted, with the texts of its areas: `withTexts(import('./Play.svelte'), 'table')`. */
export async function withTexts<View>(view: Promise<View>, ...areas: Area[]): Promise<View> {
  const [loaded] = await Promise.all([view, language.need(...areas)]);
  return loaded;
}
