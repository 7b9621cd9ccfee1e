/** How the tiles of a rack lie: one row, or two where fingers could not tell them apart in one. A small rack is as wide as one of seven. */
export const rackShape = (size: number): { rows: number; places: number } =>
  size > 9 ? { rows: 2, places: Math.ceil(size / 2) } : { rows: 1, places: Math.max(7, size) };
