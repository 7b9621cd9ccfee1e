import type { InRoom } from '../../connection/protocol.ts';
import { Drafts } from '../../browser/drafts.ts';

/** The evidence that a player is writing for a disputed play. */
export class EvidenceDraft {
  text = $state('');
}

const written = new Drafts<EvidenceDraft>();

/** What the player with this token is writing for the play of a turn. It outlives the field, and the game on the screen. */
export function evidenceFor(token: string | null, { room, game }: InRoom, turn: number): EvidenceDraft {
  const drafts = written.of(token);
  const key = `${room}/${game}/${turn}`;
  const draft = drafts.get(key) ?? new EvidenceDraft();
  drafts.set(key, draft);
  return draft;
}
