import type { GameSummary, ProposedGame } from '../connection/protocol.ts';
import { spokenList } from '../languages/formats.ts';
import { t } from '../languages/text.ts';
import { systemName } from '../rules/systems.ts';
import type { ViewedGame } from '../state/game/viewed_game.ts';

/** Who proposes which game, for the player of `seat`. */
export function proposalInWords({ by, settings }: ProposedGame, { viewed, seat }: { viewed: ViewedGame; seat: number | null }): string {
  const system = systemName(settings?.system ?? viewed.rules.id);
  return by === seat ? t('table-you-propose', { system }) : t('table-proposes', { name: viewed.seats[by]?.name ?? '', system });
}

/** How a game of a room has ended, or that it has not. */
export function gameInWords({ stage, names, scores }: GameSummary): string {
  if (stage !== 'over' || !scores) return t(stage === 'waiting' ? 'table-game-waiting' : 'table-game-under-way', { names: spokenList(names) });
  return names.map((name, seat) => t('table-name-and-score', { name, score: scores[seat] ?? 0 })).join(' · ');
}
