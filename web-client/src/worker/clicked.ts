/** What the worker uses of the windows of the browser. */
export type Windows = {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
  openWindow(url: string): Promise<unknown>;
};

/** Shows the page that a notification leads to: the window that has it, or a new one. `page` is a path; only pages of this server are opened. */
export async function openPage(page: unknown, base: string, windows: Windows): Promise<void> {
  const address = new URL(typeof page === 'string' ? page : '', base).href;
  if (!address.startsWith(base)) return;
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = open.find(({ url }) => url.replace(/[?#].*$/, '') === address);
  if (shown) await shown.focus();
  else await windows.openWindow(address);
}
