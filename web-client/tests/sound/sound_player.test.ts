import { beforeEach, describe, expect, test } from 'vitest';
import type { Cue } from '../../src/sound/cues.ts';
import { SoundPlayer } from '../../src/sound/sound_player.ts';
import { tones } from '../../src/sound/tones.ts';
import { FakeAudio } from '../support/fake_audio.ts';

let made: FakeAudio[];
let player: SoundPlayer;
const audio = () => made.at(-1)!;

beforeEach(() => {
  made = [];
  player = new SoundPlayer(() => {
    made.push(new FakeAudio());
    return audio().asContext();
  });
});

describe('the sound player', () => {
  test('makes no audio context before somebody has touched the page', () => {
    player.play('turn');
    expect(made).toEqual([]);
  });

  test('plays the notes of a sound one after the other, quietly', () => {
    player.wake();
    audio().currentTime = 3;
    player.play('turn');
    expect(audio().started).toEqual(tones.turn.map(({ at, length, pitch }) => ({ pitch, from: 3 + at, to: 3 + at + length })));
  });

  test('plays nothing while the browser does not let it, and nothing of that later', async () => {
    player.wake();
    audio().state = 'suspended';
    player.play('turn');
    await audio().resume();
    expect(audio().started).toEqual([]);
  });

  test('plays one sound of a kind at a time, and others along with it', () => {
    player.wake();
    player.play('challenge');
    player.play('challenge');
    player.play('tile');
    expect(audio().started).toHaveLength(tones.challenge.length + tones.tile.length);
    audio().currentTime = 2;
    player.play('challenge');
    expect(audio().started).toHaveLength(2 * tones.challenge.length + tones.tile.length);
  });

  test('ends what sounds when it is silenced, and plays again only when it is woken', () => {
    player.wake();
    player.play('turn');
    const [first] = made;
    player.silence();
    player.play('turn');
    expect([first!.state, made.length, first!.started.length]).toEqual(['closed', 1, tones.turn.length]);
    player.wake();
    player.play('turn');
    expect([made.length, audio().started.length]).toEqual([2, tones.turn.length]);
  });

  test('has a sound of its own for each cue, of a second at most', () => {
    const all = Object.keys(tones) as Cue[];
    const melodies = all.map((cue) => tones[cue].map(({ at, pitch }) => `${at} ${pitch}`).join());
    expect(new Set(melodies).size).toBe(all.length);
    for (const cue of all) expect(Math.max(...tones[cue].map(({ at, length }) => at + length))).toBeLessThanOrEqual(1);
  });
});
