import type { PlayScore, Ruling } from '../connection/protocol.ts';
import { spokenList } from '../languages/formats.ts';

const costs: Partial<Record<Ruling, (player: string) => string>> = {
  double: () => 'you lose your next turn',
  five: (player) => `${player} gets 5 points`,
  ten: (player) => `${player} gets 10 points`,
};

/** Whether a challenge that fails costs anything. */
export const canCost = (ruling: Ruling): boolean => ruling in costs;

/** What it costs when the challenged play of this player is valid. */
export function challengeCost(ruling: Ruling, { word_scores }: PlayScore, player: string): string {
  const words = word_scores.map(({ text }) => text);
  const subject = words.length ? spokenList(words) : 'the play';
  const cost = costs[ruling]?.(player) ?? 'nothing happens';
  return `If ${subject} ${words.length > 1 ? 'are' : 'is'} valid, ${cost}.`;
}
