import { expect, test } from 'vitest';
import { EvidenceDraft } from '../../../src/state/game/evidence_draft.svelte.ts';

const draft = () => new EvidenceDraft('K7QFW2MX', 3, 12);

test('evidence that is being written waits for its player until it has been sent', () => {
  const first = draft();
  first.text = 'The name of a la';
  expect(draft().text).toBe('The name of a la');
  for (const other of [new EvidenceDraft('K7QFW2MX', 4, 12), new EvidenceDraft('K7QFW2MX', 3, 13)]) expect(other.text).toBe('');
  first.text = 'The name of a lake ';
  first.sent('The name of a lake');
  expect([first.text, draft().text]).toEqual(['The name of a lake ', '']);
});

test('evidence that is written while other evidence is on its way waits, too', () => {
  const first = draft();
  first.text = 'The name of a lake';
  first.text = 'The name of a lake in Wales';
  first.sent('The name of a lake');
  expect(draft().text).toBe('The name of a lake in Wales');
});
