import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../protocol/', import.meta.url));

export const readJson = (path: string): unknown => JSON.parse(readFileSync(root + path, 'utf8'));

/** The golden messages of a folder of protocol/fixtures, with their names. */
export function fixturesIn(folder: string): { name: string; message: Record<string, unknown> }[] {
  return readdirSync(`${root}fixtures/${folder}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: file.replace('.json', ''),
      message: readJson(`fixtures/${folder}/${file}`) as Record<string, unknown>,
    }));
}
