import type { GameSummary, ProposedGame, Stage } from '../connection/protocol.ts';
import { spokenList } from '../languages/formats.ts';
import { t, type PlainId } from '../languages/text.ts';
import { systemName } from '../rules/systems.ts';

/** What somebody knows of the newest game of a room. */
type Newest = { system: string; names: string[]; seat: number | null };

/** Who proposes which game, to somebody with that seat or none. */
export function proposalInWords({ by, settings }: ProposedGame, newest: Newest): string {
  const system = systemName(settings?.system ?? newest.system);
  return by === newest.seat ? t('table-you-propose', { system }) : t('table-proposes', { name: newest.names[by] ?? '', system });
}

const withoutScores = { waiting: 'table-game-waiting', playing: 'table-game-under-way', over: 'table-game-aborted' } as const satisfies Record<Stage, PlainId>;

/** How a game of a room has ended, or that it has not. Only an aborted one is over without scores. */
export function gameInWords({ stage, names, scores }: GameSummary): string {
  if (!scores) return t(withoutScores[stage], { names: spokenList(names) });
  return names.map((name, seat) => t('table-name-and-score', { name, score: scores[seat] ?? 0 })).join(' · ');
}
