import { vi } from 'vitest';
import { language } from '../../src/languages/language.svelte.ts';
import type { Code } from '../../src/languages/languages.ts';

/** What something says in another language. Afterwards the page speaks English again. */
export async function inLanguage<Said>(code: Code, say: () => Said): Promise<Said> {
  vi.stubGlobal('document', { documentElement: {} });
  try {
    await language.choose(code);
    return say();
  } finally {
    await language.choose('en');
    vi.unstubAllGlobals();
  }
}
