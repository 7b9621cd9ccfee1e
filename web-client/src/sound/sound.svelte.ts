import { fullKey, recall, remember } from '../browser/storage.ts';
import type { Cue } from './cues.ts';
import { SoundPlayer } from './sound_player.ts';
import { vibrations } from './tones.ts';

const gestures = ['pointerup', 'keydown'] as const;
const isWanted = (kind: 'sound' | 'vibration'): boolean => recall<boolean>(kind) !== false;

/** What this browser lets its player hear and feel, and whether they want it. */
class Sound {
  on = $state(isWanted('sound'));
  vibrates = $state(isWanted('vibration'));
  private readonly player = new SoundPlayer(() => new AudioContext());
  /** Somebody has touched the page; before that browsers refuse sounds and vibration. */
  private touched = false;
  /** How many parts of the page want to be heard. */
  private attending = 0;

  get canVibrate(): boolean {
    return typeof globalThis.navigator?.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;
  }

  switch(on: boolean): void {
    this.on = on;
    remember('sound', on);
    if (!on) this.player.silence();
    else if (this.attending) this.wake();
  }

  switchVibration(on: boolean): void {
    this.vibrates = on;
    remember('vibration', on);
  }

  /** Another tab has changed what the browser keeps under a key of its storage. */
  reread(key: string | null): void {
    if (key === fullKey('vibration')) this.vibrates = isWanted('vibration');
    if (key !== fullKey('sound')) return;
    this.on = isWanted('sound');
    if (!this.on) this.player.silence();
    else if (this.attending && this.touched) this.player.wake();
  }

  /** Lets the player hear what happens, from their first tap or key on. */
  attend(): () => void {
    const stop = new AbortController();
    this.attending += 1;
    for (const gesture of gestures) addEventListener(gesture, this.wake, { signal: stop.signal, capture: true });
    if (navigator.userActivation?.hasBeenActive) this.wake();
    return () => {
      stop.abort();
      this.attending -= 1;
      if (!this.attending) this.player.silence();
    };
  }

  give(cue: Cue): void {
    if (this.on) this.player.play(cue);
    const pattern = vibrations[cue];
    if (pattern && this.touched && this.vibrates && this.canVibrate) navigator.vibrate(pattern);
  }

  private wake = (): void => {
    this.touched = true;
    if (this.on) this.player.wake();
  };
}

export const sound = new Sound();
