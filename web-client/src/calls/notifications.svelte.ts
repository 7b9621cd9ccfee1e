import { pathOf } from '../browser/base.ts';
import { recall, remember } from '../browser/storage.ts';

/** What a notification says, and the page that it leads to. `tag`: what it is about, if that is not the page. */
export type Call = { title: string; body: string; page: string; tag?: string };

/** Within this time, another tab or a message of the server calls for the same reason, in milliseconds. */
const sameCall = 10_000;

const isLookedAt = () => !document.hidden && document.hasFocus();
/** Null where the browser has no worker of this page. */
const pageWorker = async () => (await globalThis.navigator.serviceWorker?.getRegistration())?.active && navigator.serviceWorker.ready;
const isNew = ({ data }: Notification) => Date.now() - (data?.at ?? 0) < sameCall;

/** Notifications of the browser while the page is open and nobody looks at it. Off until the player wants them. */
class Notifications {
  /** The player wants them, and the browser allows it. */
  on = $state(this.permission === 'granted' && recall<boolean>('notifications') === true);
  /** The browser refuses them for this page; only its own settings can change that. */
  refused = $state(this.permission === 'denied');

  get possible(): boolean {
    return globalThis.Notification !== undefined && isSecureContext;
  }

  /** Asks the browser for its permission, where it is needed. Call this while the browser handles a tap or a key. */
  async switch(on: boolean): Promise<void> {
    if (on && this.permission === 'default') await Notification.requestPermission();
    this.refused = this.permission === 'denied';
    this.on = on && this.permission === 'granted';
    remember('notifications', this.on);
  }

  /**
   * Shows a call, in the place of an earlier one with the same tag. A browser that cannot show it shows nothing. The server pushes the calls of a
   * hidden page, too: such a message has the same tag and takes the place of this one, so the player sees one (worker/pushed.ts).
   */
  async show({ title, body, page, tag = page }: Call): Promise<void> {
    if (!this.on || isLookedAt()) return;
    try {
      const worker = await pageWorker();
      const earlier = (await worker?.getNotifications({ tag })) ?? [];
      const data = { page: pathOf(page), at: Date.now() };
      const options = { body, tag, renotify: !earlier.some(isNew), icon: pathOf('/icons/icon-192.png'), data };
      if (worker) await worker.showNotification(title, options);
      else new Notification(title, options).onclick = () => focus();
    } catch {
      // Some browsers let only a worker show notifications, and some take their permission back.
    }
  }

  /** Closes what is shown about some pages whenever the player looks at this one, until the function that it returns is called. */
  putAway(pages: string[]): () => void {
    const look = () => void (isLookedAt() && this.close(pages).catch(() => undefined));
    look();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }

  private async close(pages: string[]): Promise<void> {
    const shown = this.permission === 'granted' ? await (await pageWorker())?.getNotifications() : [];
    for (const call of shown ?? []) if (pages.includes(call.tag.replace(/\/agreement$/, ''))) call.close();
  }

  private get permission(): NotificationPermission {
    return this.possible ? Notification.permission : 'denied';
  }
}

export const notifications = new Notifications();
