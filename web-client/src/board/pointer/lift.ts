/** A tile is drawn so far above the finger that drags it, so that the tile and its cell stay visible. */
const usual = 36;

/**
 * How far the middle of a tile of this size is above a finger at `y`. Near the lower edge of the window it is less, so that the tile
 * reaches what is there: it comes down faster than the finger, and both arrive together.
 */
export const liftAt = (y: number, size: number, windowHeight: number): number =>
  Math.min(usual + size / 2, Math.max(0, (windowHeight - y) / 2));
