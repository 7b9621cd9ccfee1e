export type Tone = 'plain' | 'good' | 'bad';
/** `turn`: the only turn in which it is true. `page`: where it leads. `stays`: until it is dismissed, or another takes its place. `short`: what is shown of it; all of it is spoken. */
type More = { turn?: number; page?: string; stays?: boolean; short?: string };
export type Toast = { key: number; text: string; tone: Tone } & More;

/** How long a message stays, and how long if another waits. */
const staying = 7000;
const hurrying = 2500;
/** The line for screen readers keeps this many messages. A new one is spoken alone. */
const remembered = 6;
/** A line spoken less than `young` ms before a dialog opens or closes may be missed, so it is repeated after `moment` ms. */
const young = 500;
const moment = 200;

/** Somebody points at the message, or the keyboard is in it. */
const isHeld = () => !!globalThis.document?.querySelectorAll('.toasts:is(:hover, :focus-within)').length;

/** Short messages that come and go, one at a time, and the line that screen readers speak. */
class Toasts {
  shown = $state.raw<Toast | null>(null);
  spoken = $state.raw<{ key: number; text: string; at: number }[]>([]);
  /** The modal dialogs that are open, the top one last: nothing outside it can be reached. */
  dialogs = $state.raw<symbol[]>([]);
  private waiting: Toast[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private since = 0;
  private nextKey = 1;

  /** Shows a message, after those before it, and speaks it. What is already on the screen, or waits, is not shown twice. */
  show(text: string, tone: Tone = 'plain', more: More = {}): void {
    this.speak(text);
    if ([this.shown, ...this.waiting].some((toast) => toast?.text === text)) return;
    this.waiting.push({ key: this.nextKey++, text, tone, ...more });
    if (this.shown) this.leaveIn(this.since + hurrying - Date.now());
    else this.next();
  }

  /** The next message, if one waits. */
  next = (): void => {
    this.shown = this.waiting.shift() ?? null;
    this.since = Date.now();
    if (this.shown) this.leaveIn(this.waiting.length ? hurrying : staying);
    else clearTimeout(this.timer);
  };

  /** Drops what was true in another turn only. */
  turnBegan(turn: number): void {
    const isOver = (toast: Toast) => toast.turn !== undefined && toast.turn !== turn;
    this.waiting = this.waiting.filter((toast) => !isOver(toast));
    if (this.shown && isOver(this.shown)) this.next();
  }

  clear(): void {
    this.waiting = [];
    this.next();
  }

  /** Speaks `text` to screen readers. */
  speak(text: string): void {
    this.spoken = [...this.spoken.slice(1 - remembered), { key: this.nextKey++, text, at: Date.now() }];
  }

  /** A modal dialog has opened. Returns what to do when it closes. */
  opened(dialog: symbol): () => void {
    this.dialogs = [...this.dialogs, dialog];
    this.speakAgain();
    return () => {
      this.dialogs = this.dialogs.filter((other) => other !== dialog);
      this.speakAgain();
    };
  }

  /** The line that has just spoken can no longer be heard: another dialog is on top now, or the page. */
  private speakAgain(): void {
    const now = Date.now();
    clearTimeout(this.again);
    this.again = setTimeout(() => {
      for (const { text, at } of this.spoken) if (at > now - young && at <= now) this.speak(text);
    }, moment);
  }

  private leaveIn(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.leave, delay);
  }

  /** Gives way, unless somebody may still want it. */
  private leave = (): void => {
    if (isHeld()) this.leaveIn(hurrying);
    else if (!this.shown?.stays || this.waiting.length) this.next();
  };
}

export const toasts = new Toasts();
