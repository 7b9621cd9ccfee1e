type Limits = { most: number; inOne?: number };
/**
 * How many tiles a row may have: on a phone, so few that each is as large as a fingertip. On a laptop, where the rack stands beside
 * the board and there is height for a second row, only seven are in one.
 */
const limits = { wide: { most: 9 }, laptop: { most: 9, inOne: 7 }, narrow: { most: 7 } } satisfies Record<string, Limits>;

/** How the tiles of a rack lie: in one row, or in more where they would be too small in one. A small rack is as wide as one of seven. */
export function rackShape(size: number, width: keyof typeof limits): { rows: number; places: number } {
  const { most, inOne = most }: Limits = limits[width];
  const rows = Math.max(Math.ceil(size / most), size > inOne ? 2 : 1);
  return { rows, places: rows > 1 ? Math.ceil(size / rows) : Math.max(7, size) };
}
