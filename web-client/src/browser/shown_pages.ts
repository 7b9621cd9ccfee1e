/** The pages that this tab shows. */
export const here = new Set<string>();

/** The lock that a tab holds while it shows a page. */
export const lockOf = (page: string) => `crisscross:${page}`;

/** Marks a page as shown in this browser, for all its tabs, until the returned function is called. Locks need HTTPS: without it, only this tab knows. */
export function showPage(page: string): () => void {
  let leave: () => void = () => undefined;
  const left = new Promise<void>((done) => (leave = done));
  here.add(page);
  void globalThis.navigator.locks?.request(lockOf(page), { mode: 'shared' }, () => left).catch(() => undefined);
  return () => {
    here.delete(page);
    leave();
  };
}
