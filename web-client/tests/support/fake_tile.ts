type Animated = { frames: Keyframe[]; options: KeyframeAnimationOptions; ended: boolean };

/** The element of a tile, at a place on the screen. It notes the animations that it gets. */
export class FakeTile {
  animated: Animated[] = [];

  constructor(private readonly place = { x: 0, y: 0, width: 40, height: 40 }) {}

  getBoundingClientRect = () => this.place;
  animate = (frames: Keyframe[], options: KeyframeAnimationOptions) => {
    const animation = { frames, options, ended: false };
    this.animated.push(animation);
    return { finish: () => (animation.ended = true) };
  };

  /** The properties that its animations change. */
  changed = () => new Set(this.animated.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame))).filter((name) => name !== 'offset'));
  asElement = () => this as unknown as HTMLElement;
}

/** A page on which things move, or do not, with cells at some places. */
export const fakePage = (motion: 'full' | 'less', cells: Record<string, FakeTile> = {}) => ({
  documentElement: { dataset: { motion } },
  querySelector: (selector: string) => cells[/data-cell="(.+)"/.exec(selector)![1]!] ?? null,
  querySelectorAll: () => [],
});
