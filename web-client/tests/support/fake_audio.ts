type Started = { pitch: number; from: number; to: number };

/** An audio context whose clock is the test's. It runs only after `resume`, like that of a browser. */
export class FakeAudio {
  state: AudioContextState = 'suspended';
  currentTime = 0;
  started: Started[] = [];
  destination = {};

  resume = async () => void (this.state = 'running');
  close = async () => void (this.state = 'closed');

  createOscillator = () => {
    const note: Started = { pitch: 0, from: 0, to: 0 };
    const frequency = {
      set value(pitch: number) {
        note.pitch = pitch;
      },
    };
    const start = (from: number) => this.started.push(Object.assign(note, { from }));
    return { type: '', frequency, connect: <T>(next: T) => next, start, stop: (to: number) => (note.to = to) };
  };

  createGain = () => {
    const checkQuiet = (value: number, at: number) => {
      if (!(value > 0 && value <= 0.1)) throw new RangeError(`a loudness of ${value} at ${at}`);
    };
    const gain = { setValueAtTime: checkQuiet, linearRampToValueAtTime: checkQuiet, exponentialRampToValueAtTime: checkQuiet };
    return { gain, connect: <T>(next: T) => next };
  };

  asContext = () => this as unknown as AudioContext;
}
