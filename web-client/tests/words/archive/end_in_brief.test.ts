import { expect, test } from 'vitest';
import type { FinishedPlayer, Outcome } from '../../../src/connection/http/archive_api.ts';
import type { Reason } from '../../../src/connection/protocol.ts';
import { language } from '../../../src/languages/language.svelte.ts';
import { endInBrief } from '../../../src/words/archive/end_in_brief.ts';

await language.need('history');

const player = (name: string, result: Outcome, me?: true) => ({ name, result, ...(me && { me }) }) as FinishedPlayer;
const maraLost = [player('Mara', 'lost', true), player('Jonas', 'won')];
const jonasLost = [player('Mara', 'won', true), player('Jonas', 'lost')];
const brief = (end: Reason, players: FinishedPlayer[]) => endInBrief({ end, players });

test('of two players, the loser resigned or ran out of time', () => {
  expect(brief('resignation', jonasLost)).toBe('Jonas resigned');
  expect(brief('resignation', maraLost)).toBe('you resigned');
  expect(brief('out_of_time', jonasLost)).toBe('Jonas ran out of time');
  expect(brief('out_of_time', maraLost)).toBe('you ran out of time');
});

test('of more players, nobody can say who resigned', () => {
  expect(brief('resignation', [...jonasLost, player('Nora', 'lost')])).toBe('Resignation');
});

test('the usual end needs no words', () => {
  expect(brief('went_out', jonasLost)).toBeNull();
  expect(brief('all_passed', jonasLost)).toBe('Everyone passed');
});
