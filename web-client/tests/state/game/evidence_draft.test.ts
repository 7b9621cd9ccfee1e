import { expect, test } from 'vitest';
import { evidenceFor } from '../../../src/state/game/evidence_draft.svelte.ts';

const about = { room: 'K7QFW2MX', game: 1 };

test('the evidence that a player is writing is there again when they come back to its game', () => {
  evidenceFor('ann', about, 7).text = 'The name of a la';
  expect(evidenceFor('ann', { ...about, game: 2 }, 7).text).toBe('');
  expect(evidenceFor('ann', about, 8).text).toBe('');
  expect(evidenceFor('ann', { ...about }, 7).text).toBe('The name of a la');
});

test('another player of the same browser does not get it', () => {
  evidenceFor('ann', about, 7).text = 'The name of a la';
  expect(evidenceFor('ben', about, 7).text).toBe('');
  expect(evidenceFor('ann', about, 7).text).toBe('');
});
