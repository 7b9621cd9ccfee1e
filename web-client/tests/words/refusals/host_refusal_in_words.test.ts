import { expect, test } from 'vitest';
import { HostRefusal } from '../../../src/connection/host_api.ts';
import { auditInWords } from '../../../src/words/audit_in_words.ts';
import { failuresInWords, scheduleInWords } from '../../../src/words/backups_in_words.ts';
import { hostRefusalInWords } from '../../../src/words/refusals/host_refusal_in_words.ts';
import { inLanguage } from '../../support/in_language.ts';

const said = (...refusal: ConstructorParameters<typeof HostRefusal>) => hostRefusalInWords(new HostRefusal(...refusal));
const noBackup = 'No backup was made: the disk is full.';

test('what is not found is named by what the host asked for', () => {
  expect(said('NOT_FOUND', '', { type: 'close_room', room: 'K7QFW2MX' })).toBe('There is no such game, or it has been closed already.');
  expect(said('NOT_FOUND', '', { type: 'remove_person', person: 7 })).toContain('no such person');
  expect(said('NOT_FOUND', '', { type: 'revoke_invitation', number: 3 })).toContain('no such invitation');
});

test('a server that does not answer says nothing, so the page does', () => {
  expect(said('LOST', '', { type: 'overview' })).toBe('The server can’t be reached. Try again.');
});

test('why a backup failed is said in the language of the page', async () => {
  const refusal = ['BACKUP_FAILED', noBackup, { type: 'back_up' }, { reason: 'full_disk' }] as const;
  expect(said(...refusal)).toBe(noBackup);
  expect(await inLanguage('de', () => said(...refusal))).toBe('Es gibt kein Backup: Die Festplatte ist voll.');
  expect(said('BACKUP_FAILED', '', { type: 'back_up' }, { reason: 'unknown' })).toContain('The server’s log says why.');
});

test('a failure of the server has the number that its log has', () => {
  expect(said('INTERNAL', '', { type: 'overview' }, { id: '3fa2b1c0' })).toContain('(Error 3fa2b1c0)');
});

test('an unknown refusal is in the words of the server', () => {
  expect(said('TOO_LATE', 'Come back tomorrow.', { type: 'overview' })).toBe('Come back tomorrow.');
});

test('the host’s page counts and quotes as the language does', async () => {
  const entry = { number: 1, at: 1, action: 'announce', subject: 'Bis gleich!' };
  const german = () => [
    scheduleInWords({ every: 1, failures: 0 }),
    scheduleInWords({ every: 6, failures: 0 }),
    failuresInWords({ every: 6, failures: 3 }),
    auditInWords(entry),
  ];
  expect(await inLanguage('de', german)).toEqual([
    'Der Server macht jede Stunde eines.',
    'Der Server macht alle 6 Stunden eines.',
    '3 Backups sind seit dem Start des Servers fehlgeschlagen.',
    '„Bis gleich!“ angesagt',
  ]);
  expect(await inLanguage('fr', () => auditInWords(entry))).toBe('Annonce faite\u00a0: «\u202fBis gleich!\u202f»');
});
