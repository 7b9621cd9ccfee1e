import type { Rules, Scope } from '../connection/protocol.ts';

export type Premium = { scope: Scope; factor: number };

const premiums: Record<string, Premium> = {
  d: { scope: 'letter', factor: 2 },
  t: { scope: 'letter', factor: 3 },
  q: { scope: 'letter', factor: 4 },
  D: { scope: 'word', factor: 2 },
  T: { scope: 'word', factor: 3 },
  Q: { scope: 'word', factor: 4 },
};

/** The premium that a character of the drawn board stands for. */
export const premiumOf = (mark: string | undefined): Premium | null => premiums[mark ?? '.'] ?? null;
export const premiumAt = (rules: Rules, row: number, column: number) => premiumOf(rules.board[row]?.[column]);

/** "2L", "3W". */
export const premiumLabel = ({ scope, factor }: Premium) => `${factor}${scope === 'letter' ? 'L' : 'W'}`;
