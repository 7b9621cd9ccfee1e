import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { namedIn, root } from './sources.ts';

const map = readFileSync(resolve(root, '../../docs/ARCHITECTURE.md'), 'utf8');

/** The folders of the page from top to bottom, as docs/ARCHITECTURE.md has them. */
export const folders = [...map.split('| folder of `web-client/src/` |')[1]!.split('\n\n')[0]!.matchAll(/^\| `([a-z/]+)\/` \|/gm)].map(
  ([, folder]) => folder!,
);

/** The innermost of these folders that has a file, or an empty text. */
export function folderOf(path: string): string {
  const around = folders.filter((folder) => path.startsWith(`${folder}/`));
  return around.reduce((inner, folder) => (folder.length > inner.length ? folder : inner), '');
}

/** What a file names in folders above its own. */
export function namedAbove(path: string, text: string): string[] {
  const place = folders.indexOf(folderOf(path));
  return namedIn(path, text).filter((named) => folders.indexOf(folderOf(named)) < place);
}
