import { readFileSync, readdirSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../src');
const isSource = (path: string) => /\.(ts|svelte)$/.test(path) && path !== 'languages/messages.ts';

/** The sources of the page by their paths below src. */
export const sources = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isSource)
    .map((path) => [path, readFileSync(resolve(root, path), 'utf8')]),
);

const pathFrom = (from: string, to: string) => relative(root, resolve(root, dirname(from), to)).replaceAll('\\', '/');

/** All files of the page that a text names: imports of values and types, now or later, and exports. */
export const namedIn = (path: string, text: string): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(([, to]) => pathFrom(path, to!));

/** The sources that one imports when it is loaded; what `import(…)` loads comes later. */
const importsOf = (path: string): string[] =>
  [...(sources.get(path) ?? '').matchAll(/^\s*(?:import|export)\b(?! type\b)[^'"(=]*?['"](\.[^'"]+\.(?:ts|svelte))['"]/gm)].map(([, to]) =>
    pathFrom(path, to!),
  );

/** A source and all that it brings with it. */
export function broughtBy(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  for (const next of importsOf(path)) broughtBy(next, known);
  return known;
}

export type Later = { from: string; view: string; areas: string[] };

/** The views that a source loads when they are wanted, with the areas of texts that it asks for. */
export const laterIn = (path: string, text: string): Later[] =>
  [...text.matchAll(/import\('(\.[^']+)'\)((?:, '[a-z]+')*)/g)].map(([, to, areas]) => ({
    from: path,
    view: pathFrom(path, to!),
    areas: [...areas!.matchAll(/'([a-z]+)'/g)].map(([, area]) => area!),
  }));
