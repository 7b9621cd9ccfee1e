type OpenWindow = {
  url: string;
  focus(): Promise<unknown>;
  postMessage(path: string, ports: MessagePort[]): void;
  navigate(url: string): Promise<unknown>;
};

/** What the worker uses of the windows of the browser. */
export type Windows = {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
  openWindow(url: string): Promise<unknown>;
};

const addressOf = ({ url }: OpenWindow) => url.replace(/[?#].*$/, '');
/** Of a room, without the number of a game. */
const roomOf = (address: string) => address.replace(/(\/r\/\w+)\/\d+$/, '$1');

/** How long, in milliseconds, a page may take to answer. One that was put aside has to wake up first. */
const patience = 2000;

/** Whether a page goes somewhere itself, without a reload, which would take time and what somebody is typing. */
function goesItself(window: OpenWindow, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((answer) => {
    port1.onmessage = () => answer(true);
    setTimeout(answer, patience, false);
    window.postMessage(path, [port2]);
  }).finally(() => port1.close());
}

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
  if (await goesItself(near, new URL(address).pathname)) return;
  await near.navigate(address).catch(() => windows.openWindow(address)); // a window that this worker does not control cannot be sent anywhere
}
