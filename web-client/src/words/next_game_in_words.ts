import type { GameSummary, ProposedGame } from '../connection/protocol.ts';
import { spokenList } from '../languages/formats.ts';
import { t } from '../languages/text.ts';
import { systemName } from '../rules/systems.ts';

/** What somebody knows of the newest game of a room. */
type Newest = { system: string; names: string[]; seat: number | null };

/** Who proposes which game, to somebody with that seat or none. */
export function proposalInWords({ by, settings }: ProposedGame, newest: Newest): string {
  const system = systemName(settings?.system ?? newest.system);
  return by === newest.seat ? t('table-you-propose', { system }) : t('table-proposes', { name: newest.names[by] ?? '', system });
}

/** How a game of a room has ended, or that it has not. */
export function gameInWords({ stage, names, scores }: GameSummary): string {
  if (stage !== 'over' || !scores) return t(stage === 'waiting' ? 'table-game-waiting' : 'table-game-under-way', { names: spokenList(names) });
  return names.map((name, seat) => t('table-name-and-score', { name, score: scores[seat] ?? 0 })).join(' · ');
}
