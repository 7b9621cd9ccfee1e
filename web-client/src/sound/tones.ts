import type { Cue } from './cues.ts';

/** A note: when it begins and how long it sounds, in seconds; its pitch in hertz; how loud it is, from 0 to 1. */
export type Tone = { at: number; length: number; pitch: number; level: number; wave: 'sine' | 'triangle' };

const sine = (at: number, pitch: number, length: number): Tone => ({ at, length, pitch, level: 0.07, wave: 'sine' });
const knock = (at: number, pitch: number): Tone => ({ at, length: 0.06, pitch, level: 0.09, wave: 'triangle' });

/** A turn rises, a challenge falls and comes twice; tiles knock on the board, and short time ticks. All of them are soft. */
export const tones: Record<Cue, Tone[]> = {
  turn: [sine(0, 523.25, 0.25), sine(0.13, 783.99, 0.4)],
  tile: [knock(0, 330)],
  play: [knock(0, 262), knock(0.09, 262), knock(0.18, 294)],
  challenge: [sine(0, 659.25, 0.18), sine(0.14, 493.88, 0.2), sine(0.36, 659.25, 0.18), sine(0.5, 493.88, 0.35)],
  time: [knock(0, 440), knock(0.25, 440)],
};

/** For how many milliseconds a phone vibrates, with pauses between. */
export const vibrations: Partial<Record<Cue, number[]>> = { turn: [40], challenge: [40, 70, 40] };
