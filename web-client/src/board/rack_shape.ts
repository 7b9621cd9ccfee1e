/** How many tiles a row may have: on a phone, so few that each is as large as a fingertip. */
const most = { wide: 9, narrow: 7 };

/** How the tiles of a rack lie: in one row, or in more where they would be too small in one. A small rack is as wide as one of seven. */
export function rackShape(size: number, width: keyof typeof most): { rows: number; places: number } {
  const rows = Math.ceil(size / most[width]);
  return { rows, places: rows > 1 ? Math.ceil(size / rows) : Math.max(7, size) };
}
