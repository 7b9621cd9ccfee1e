import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeAudio } from '../support/fake_audio.ts';

type Listeners = Map<string, () => void>;
let kept: Map<string, string>;
let listeners: Listeners;
let audio: FakeAudio;
let vibrated: number[][];

/** The sound of a page that has just been loaded, in a browser that remembers what it has kept. */
async function freshSound() {
  vi.resetModules();
  return (await import('../../src/sound/sound.svelte.ts')).sound;
}
const touch = () => listeners.get('pointerup')?.();

beforeEach(() => {
  kept = new Map();
  listeners = new Map();
  vibrated = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('AudioContext', function () {
    audio = new FakeAudio();
    return audio;
  });
  vi.stubGlobal('addEventListener', (type: string, heard: () => void, { signal }: { signal: AbortSignal }) => {
    listeners.set(type, heard);
    signal.addEventListener('abort', () => listeners.delete(type));
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { vibrate: (pattern: number[]) => vibrated.push(pattern) });
});

describe('the sound of a game', () => {
  test('begins with the first tap, and ends with the game', async () => {
    const sound = await freshSound();
    const leave = sound.attend();
    touch();
    sound.give('turn');
    const heard = audio.started.length;
    expect(heard).toBeGreaterThan(0);
    leave();
    expect([audio.state, listeners.size]).toEqual(['closed', 0]);
    sound.give('turn');
    expect(audio.started).toHaveLength(heard);
  });

  test('goes on until no part of the page wants it', async () => {
    const sound = await freshSound();
    const [leave, leaveGame] = [sound.attend(), sound.attend()];
    touch();
    leaveGame();
    expect(audio.state).toBe('running');
    leave();
    expect(audio.state).toBe('closed');
  });

  test('begins at once where the player has touched the page before', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    const sound = await freshSound();
    sound.attend();
    sound.give('tile');
    expect(audio.started).toHaveLength(1);
  });

  test('waits for a game, however often it is turned on and off before', async () => {
    const sound = await freshSound();
    audio = new FakeAudio();
    const before = audio;
    sound.switch(false);
    sound.switch(true);
    sound.give('turn');
    expect([audio === before, audio.started]).toEqual([true, []]);
  });

  test('is off with one call, which the browser remembers, and on with another', async () => {
    const sound = await freshSound();
    sound.attend();
    touch();
    sound.switch(false);
    sound.give('turn');
    expect([audio.state, audio.started.length]).toEqual(['closed', 0]);
    const later = await freshSound();
    later.attend();
    touch();
    later.give('turn');
    expect([later.on, audio.started.length]).toEqual([false, 0]);
    later.switch(true);
    later.give('turn');
    expect([later.on, audio.started.length > 0]).toEqual([true, true]);
  });

  test('is off, and on again, as soon as another tab says so, and so are vibrations', async () => {
    const sound = await freshSound();
    sound.attend();
    touch();
    const other = await freshSound();
    other.switch(false);
    other.switchVibration(false);
    sound.reread('crisscross.look');
    expect([sound.on, sound.vibrates, audio.state]).toEqual([true, true, 'running']);
    for (const key of ['crisscross.sound', 'crisscross.vibration']) sound.reread(key);
    sound.give('turn');
    expect([sound.on, sound.vibrates, audio.state, audio.started, vibrated]).toEqual([false, false, 'closed', [], []]);
    other.switch(true);
    sound.reread('crisscross.sound');
    sound.give('turn');
    expect([sound.on, audio.started.length > 0]).toEqual([true, true]);
  });

  test('is not begun by another tab where the player has not touched this one', async () => {
    const sound = await freshSound();
    sound.attend();
    const made = audio;
    for (const on of [false, true]) {
      (await freshSound()).switch(on);
      sound.reread('crisscross.sound');
    }
    expect([sound.on, audio === made]).toEqual([true, true]);
  });

  test('goes with a vibration of phones for a turn or a challenge, once the page has been touched', async () => {
    const sound = await freshSound();
    sound.attend();
    sound.give('turn');
    expect(vibrated).toEqual([]);
    touch();
    for (const cue of ['turn', 'tile', 'play', 'challenge'] as const) sound.give(cue);
    expect(vibrated).toHaveLength(2);
    sound.switchVibration(false);
    sound.give('turn');
    expect([vibrated.length, (await freshSound()).vibrates]).toEqual([2, false]);
  });

  test('is silent, and nothing breaks, where there is neither sound nor vibration', async () => {
    vi.stubGlobal('navigator', {});
    const sound = await freshSound();
    expect(sound.canVibrate).toBe(false);
    expect(() => sound.give('turn')).not.toThrow();
  });
});
