export type Tone = 'plain' | 'good' | 'bad';
export type Toast = { key: number; text: string; tone: Tone };

const staying = 7000;

/** Short messages that come and go, and the line that screen readers speak. */
class Toasts {
  shown = $state.raw<Toast[]>([]);
  spoken = $state('');
  private nextKey = 1;

  show(text: string, tone: Tone = 'plain'): void {
    const toast = { key: this.nextKey++, text, tone };
    this.shown = [...this.shown.slice(-2), toast];
    setTimeout(() => this.dismiss(toast.key), staying);
  }

  dismiss(key: number): void {
    this.shown = this.shown.filter((toast) => toast.key !== key);
  }

  clear(): void {
    this.shown = [];
  }

  /** Speaks `text` to screen readers, together with the messages just before it. */
  speak(text: string): void {
    this.recent.push(text);
    this.spoken = this.recent.join(' ');
    setTimeout(() => this.recent.shift(), 1500);
  }

  private recent: string[] = [];
}

export const toasts = new Toasts();
