/** The path under which the server has this page, such as `/games`; empty at the root. The scripts of a build are in its folder `assets`. */
export const baseOf = (script: string): string => /^(.*)\/assets\/[^/]*$/.exec(new URL(script).pathname)?.[1] ?? '';

export const base = baseOf(import.meta.url);

/** The path of a page, `/` or `/r/CODE`, on its server. */
export const pathOf = (page: string, under = base): string => under + page;

/** The address of a page, for people and programs elsewhere. */
export const linkTo = (page: string, under = base): string => location.origin + pathOf(page, under);

/** The page at a path of the server. */
export const pageAt = (path: string, under = base): string => (path.startsWith(`${under}/`) ? path.slice(under.length) : path);

/** The page of a room, or of one of its games. */
export const roomPage = (code: string, game?: number): string => (game === undefined ? `/r/${code}` : `/r/${code}/${game}`);
