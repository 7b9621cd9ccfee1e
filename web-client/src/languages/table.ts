import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { patternsAtOnce, patternsOf } from './areas.ts';
import { localeOf, wantedLanguages, type Code } from './languages.ts';
import type { Area } from './messages.ts';
import type { Patterns } from './patterns.ts';
import { fluentValue } from './small_count.ts';

export type Values = Record<string, FluentVariable>;

const withSmallCounts = (values?: Values): Values | undefined =>
  values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fluentValue(value)]));

/** The texts of the page in one language, as far as they have been loaded. */
export class Table {
  readonly locale: string;
  private readonly bundle: FluentBundle;
  private readonly loaded = new Set<Area>();

  constructor(readonly code: Code) {
    this.locale = localeOf(code, wantedLanguages());
    this.bundle = new FluentBundle(this.locale, { useIsolating: false }); // marks around values would be copied with the text
  }

  /** The areas that come with the script. */
  static atOnce(code: Code, areas: Iterable<Area>): Table {
    const table = new Table(code);
    for (const area of areas) table.add(area, patternsAtOnce(code, area));
    return table;
  }

  has(area: Area): boolean {
    return this.loaded.has(area);
  }

  async load(areas: Iterable<Area>): Promise<void> {
    const missing = [...areas].filter((area) => !this.has(area));
    await Promise.all(missing.map(async (area) => this.add(area, await patternsOf(this.code, area))));
  }

  /** A text with its values. What is missing shows as its id; a test finds it before that. */
  format(id: string, values?: Values): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, withSmallCounts(values), []) : id;
  }

  private add(area: Area, patterns: Patterns | undefined): void {
    if (!patterns || this.has(area)) return;
    const body = Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} }));
    this.bundle.addResource({ body } as FluentResource);
    this.loaded.add(area);
  }
}
