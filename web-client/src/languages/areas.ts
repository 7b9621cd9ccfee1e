import type { Patterns } from './patterns.ts';
import type { Code } from './languages.ts';
import type { Area } from './messages.ts';

/** English for the first moment comes with the script: it needs no second request, and tests need not wait. */
const atOnce = import.meta.glob<Patterns>('./en/{app,ui,lobby,game,names,connection,catalogue,refusals,ends,options}.ftl', { eager: true, import: 'default' });
const later = import.meta.glob<Patterns>(['./*/*.ftl', '!./en/{app,ui,lobby,game,names,connection,catalogue,refusals,ends,options}.ftl'], { import: 'default' });

const pathOf = (code: Code, area: Area) => `./${code}/${area}.ftl`;

/** What comes with the script, if it does. */
export const patternsAtOnce = (code: Code, area: Area): Patterns | undefined => atOnce[pathOf(code, area)];

/** The texts of an area in a language. Fails where they cannot be loaded. */
export async function patternsOf(code: Code, area: Area): Promise<Patterns> {
  return patternsAtOnce(code, area) ?? (await later[pathOf(code, area)]!());
}

/** All areas that there are. */
export const areas = [...Object.keys(atOnce), ...Object.keys(later)]
  .filter((path) => path.startsWith('./en/'))
  .map((path) => /([^/]+)\.ftl$/.exec(path)![1] as Area);
