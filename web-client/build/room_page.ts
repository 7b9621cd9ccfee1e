import type { Plugin } from 'vite';

/** The chunk of the views of a room, as vite.config.ts names it. */
export const roomViews = 'room-views';

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

/** Adds room.html to the build, which the server sends for the address of a room. */
export function roomPage(): Plugin {
  return {
    name: 'room-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === roomViews);
      if (page?.type !== 'asset' || chunk?.type !== 'chunk') throw new Error('The build has no page, or no views of a room.');
      const text = String(page.source);
      const files = [chunk.fileName, ...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])];
      const later = files.filter((file) => !text.includes(`"/${file}"`));
      this.emitFile({ type: 'asset', fileName: 'room.html', source: roomPageOf(text, later) });
    },
  };
}
