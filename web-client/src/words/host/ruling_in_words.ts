import type { ListChange, WordRuling } from '../../connection/http/host_protocol.ts';
import { t, type NameId } from '../../languages/text.ts';

/** How often players have accepted and rejected a word. */
export const rulingInWords = ({ accepted, rejected }: WordRuling): string =>
  [
    accepted ? t('host-ruling-accepted', { count: accepted }) : '',
    rejected ? t('host-ruling-rejected', { count: rejected }) : '',
  ]
    .filter(Boolean)
    .join(', ');

function listId({ listed, change }: WordRuling): NameId {
  if (listed === undefined) return 'host-ruling-no-list';
  if (change === 'add') return listed ? 'host-ruling-added' : 'host-ruling-to-be-added';
  if (change === 'exclude') return listed ? 'host-ruling-to-be-excluded' : 'host-ruling-excluded';
  return listed ? 'host-ruling-listed' : 'host-ruling-unlisted';
}

/** Whether the list has the word, and what the host has changed about it. */
export const listInWords = (ruling: WordRuling): string => t(listId(ruling));

/** What the host may do about a word: follow what the players have ruled, or take a change back. Nothing without the list. */
export function changesOf({ listed, change, accepted, rejected }: WordRuling): ListChange[] {
  if (listed === undefined) return [];
  if (change) return ['take_back'];
  return [...(accepted ? (['add'] as const) : []), ...(rejected ? (['exclude'] as const) : [])];
}
