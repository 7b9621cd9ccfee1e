import type { Cue } from './cues.ts';
import { tones, type Tone } from './tones.ts';

const swell = 0.012;
const silent = 0.0001;

/** Plays sounds with an audio context, which browsers let begin only after somebody has touched the page. */
export class SoundPlayer {
  private context: AudioContext | null = null;
  /** When the latest sound of a kind ends, by the clock of the context. */
  private readonly ends = new Map<Cue, number>();

  constructor(private readonly make: () => AudioContext) {}

  /** Call this while the browser handles a tap or a key. */
  wake(): void {
    this.context ??= this.make();
    if (this.context.state !== 'running') void this.context.resume().catch(() => undefined);
  }

  /** Plays a sound, unless one of its kind is under way or the player is not awake. */
  play(cue: Cue): void {
    const { context } = this;
    if (context?.state !== 'running' || context.currentTime < (this.ends.get(cue) ?? 0)) return;
    const now = context.currentTime;
    for (const tone of tones[cue]) sound(context, tone, now);
    this.ends.set(cue, now + Math.max(...tones[cue].map(({ at, length }) => at + length)));
  }

  /** Ends what sounds, and plays nothing until it is woken again. */
  silence(): void {
    void this.context?.close().catch(() => undefined);
    this.context = null;
    this.ends.clear();
  }
}

function sound(context: AudioContext, { at, length, pitch, level, wave }: Tone, now: number): void {
  const [from, to] = [now + at, now + at + length];
  const oscillator = context.createOscillator();
  const loudness = context.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = pitch;
  loudness.gain.setValueAtTime(silent, from);
  loudness.gain.linearRampToValueAtTime(level, from + swell);
  loudness.gain.exponentialRampToValueAtTime(silent, to);
  oscillator.connect(loudness).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(to);
}
