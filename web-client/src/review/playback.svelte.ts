/** How fast a game plays by itself: a number of seconds for each moment, or as long as it took then. */
export type Speed = 1 | 2 | 5 | 'real';
export const speeds: Speed[] = [1, 2, 5, 'real'];

/** At the real speed nobody waits longer than this for a moment, in milliseconds, and a moment stays long enough to be read. */
const longest = 60_000;
const shortest = 700;

/** How long the moment at `at` stays until the one at `next`, in milliseconds. */
export const stay = (speed: Speed, at: number, next: number): number =>
  speed === 'real' ? Math.min(longest, Math.max(shortest, next - at)) : speed * 1000;

/** Goes through the moments of a game by itself. A reader who steps on meanwhile goes on from there. */
export class Playback {
  speed = $state<Speed>(2);
  playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Goes on from a moment, after its stay, with `step`; stops where there is no `next`. */
  wait(at: number, next: number | undefined, step: () => void): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (next === undefined) this.playing = false;
    else this.timer = setTimeout(step, stay(this.speed, at, next));
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
