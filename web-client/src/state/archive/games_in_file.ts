import { elementsIn } from './json_elements.ts';

/** Larger files are not read: they would not fit in memory several times. */
export const maxFileBytes = 256 * 1024 * 1024;

/** The games of a file: of one with all games of a player (`/api/v1/files`), or with all their data (earlier files have `imported` games apart), each of them as it stands there; otherwise the file itself. Fails if it cannot be read. */
export async function gamesInFile(file: File): Promise<File[]> {
  if (!/\.json$/i.test(file.name) || file.size > maxFileBytes) {
    await file.slice(0, 1).arrayBuffer(); // or else a file that cannot be read would look like a lost connection
    return [file];
  }
  const text = await file.text();
  if (!isList(text)) return [file];
  return elementsIn(text, ['games', 'imported']).map((game, index) => new File([game], `${file.name} (${index + 1})`));
}

function isList(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read)) return true;
    const { games, imported = [] } = (read ?? {}) as { games?: unknown; imported?: unknown };
    return Array.isArray(games) && Array.isArray(imported);
  } catch {
    return false;
  }
}
