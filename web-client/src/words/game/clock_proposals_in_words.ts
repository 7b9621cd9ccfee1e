import type { ClockProposal, Clocks } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import type { ViewedGame } from '../../state/game/viewed_game.ts';
import { nameOf } from '../reasons.ts';
import { clockInShort } from '../rules/clock_rules_in_words.ts';

const sentences = { pause: 'clocks-wants-pause', resume: 'clocks-wants-resume', change: 'clocks-wants-change' } as const;

/** "Ben wants to pause the clocks.", as the player of seat `own` reads it; with the clock that is wanted. */
export function wantedInWords(viewed: ViewedGame, seat: number, proposal: ClockProposal, own: number | null): string {
  const wanted = t(sentences[proposal.type], { who: seat === own ? 'you' : 'other', name: nameOf(viewed, seat) });
  return proposal.type === 'change' ? `${wanted} ${clockInShort(proposal.rules).join(' ')}` : wanted;
}

/** What is proposed, each once, with the first who did so. */
export function proposalsOf({ seats }: Clocks): { seat: number; proposal: ClockProposal }[] {
  const seen = new Set<string>();
  return seats.flatMap(({ proposal }, seat) => {
    const text = JSON.stringify(proposal);
    if (!proposal || seen.has(text)) return [];
    seen.add(text);
    return [{ seat, proposal }];
  });
}
