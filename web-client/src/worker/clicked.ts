type OpenWindow = { url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> };

/** What the worker uses of the windows of the browser. */
export type Windows = {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
  openWindow(url: string): Promise<unknown>;
};

const addressOf = ({ url }: OpenWindow) => url.replace(/[?#].*$/, '');
/** Of a room, without the number of a game. */
const roomOf = (address: string) => address.replace(/(\/r\/\w+)\/\d+$/, '$1');

/** Shows the page that a notification leads to: the window that has it, one that shows its room and then goes there, or a new one. `page` is a path; only pages of this server are opened. */
export async function openPage(page: unknown, base: string, windows: Windows): Promise<void> {
  const address = new URL(typeof page === 'string' ? page : '', base).href;
  if (!address.startsWith(base)) return;
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = open.find((window) => addressOf(window) === address);
  if (shown) return void (await shown.focus());
  const near = address === base ? undefined : open.find((window) => roomOf(addressOf(window)) === roomOf(address));
  if (!near) return void (await windows.openWindow(address));
  await near.focus();
  await near.navigate(address).catch(() => windows.openWindow(address)); // a window that this worker does not control cannot be sent anywhere
}
