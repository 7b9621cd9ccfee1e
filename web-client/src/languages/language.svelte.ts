import { recall, remember } from '../browser/storage.ts';
import { firstAreas } from './first_areas.ts';
import { languageFor, languageOf, wantedLanguages, type Code } from './languages.ts';
import type { Area } from './messages.ts';
import { Table } from './table.ts';

/** The language of the page in this browser, and its texts. */
class Language {
  table = $state.raw(Table.atOnce('en', firstAreas));
  private readonly areas = new Set<Area>(firstAreas);
  private wanted: Code = 'en';

  get code(): Code {
    return this.table.code;
  }

  /** Speaks the language that was chosen here, or else one that the browser wants. To be called before anything is shown. */
  async begin(): Promise<void> {
    await this.speak(languageOf(recall('language')) ?? languageFor(wantedLanguages())).catch(() => undefined);
    this.mark();
  }

  /** Speaks a language from now on. Where its texts cannot be loaded, the language stays as it is. */
  async choose(code: Code): Promise<void> {
    await this.speak(code).catch(() => undefined);
    if (this.code === code) remember('language', code);
  }

  /** Loads the texts of these areas, which from now on belong to every language that is spoken. */
  async need(...areas: Area[]): Promise<void> {
    for (const area of areas) this.areas.add(area);
    await this.table.load(areas);
  }

  /** Changes the language once all its texts are there. The last choice counts. */
  private async speak(code: Code): Promise<void> {
    this.wanted = code;
    const table = code === this.code ? this.table : new Table(code);
    while (![...this.areas].every((area) => table.has(area))) await table.load(this.areas);
    if (this.wanted !== code) return;
    this.table = table;
    this.mark();
  }

  private mark(): void {
    document.documentElement.lang = this.code;
  }
}

export const language = new Language();
