/** Larger files are not read: they would not fit in memory several times. */
export const maxFileBytes = 256 * 1024 * 1024;

/** The games of a file: of one with all games of a player (`/api/v1/files`), or with all their data, each of them; otherwise the file itself. Fails if it cannot be read. */
export async function gamesInFile(file: File): Promise<File[]> {
  if (!/\.json$/i.test(file.name) || file.size > maxFileBytes) {
    await file.slice(0, 1).arrayBuffer(); // or else a file that cannot be read would look like a lost connection
    return [file];
  }
  const games = listIn(await file.text());
  return games?.map((game, index) => new File([JSON.stringify(game)], `${file.name} (${index + 1})`)) ?? [file];
}

function listIn(text: string): unknown[] | null {
  try {
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read)) return read;
    const { games, imported = [] } = (read ?? {}) as { games?: unknown; imported?: unknown };
    return Array.isArray(games) && Array.isArray(imported) ? [...games, ...imported] : null;
  } catch {
    return null;
  }
}
