import type { Plugin, Rolldown } from 'vite';
import { reviewViews, roomViews } from './chunks.ts';

const board = '<div class="loading"><div class="plain-board"></div></div>';

/** The page at the address of a room: it asks at once for the files of a room, and its shell has a board. Throws where index.html has no place for them. */
export function roomPageOf(page: string, files: string[]): string {
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  const after = (text: string, place: string, more: string) => {
    if (!text.includes(place)) throw new Error(`index.html has no ${place}`);
    return text.replace(place, more);
  };
  const linked = after(page, '  </head>', `    ${links.join('\n    ')}\n  </head>`);
  return after(linked, '</header>', `</header>\n        ${board}`);
}

/** The page of a game that is over also says so to its scripts (`data-over`), which load the texts of the review. */
export const reviewPageOf = (page: string, files: string[]): string => roomPageOf(page, files).replace('<html ', '<html data-over ');

/** The files of a chunk: its script, what that imports, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, name: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find((file) => file.name === name);
  if (!chunk) throw new Error(`The build has no ${name}.`);
  const needed = [chunk, ...chunks.filter(({ fileName }) => chunk.imports.includes(fileName))];
  return needed.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
}

/** Adds what the server sends for the address of a room: room.html, and review.html for a game that is over. */
export function roomPages(): Plugin {
  return {
    name: 'room-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no page.');
      const text = String(page.source);
      const later = (name: string) => filesOf(bundle, name).filter((file) => !text.includes(`"/${file}"`));
      const add = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      add('room.html', roomPageOf(text, later(roomViews)));
      add('review.html', reviewPageOf(text, later(reviewViews)));
    },
  };
}
