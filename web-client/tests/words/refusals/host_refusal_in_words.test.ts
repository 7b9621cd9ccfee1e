import { expect, test } from 'vitest';
import { HostRefusal } from '../../../src/connection/http/host_api.ts';
import { auditInWords } from '../../../src/words/host/audit_in_words.ts';
import { failuresInWords, scheduleInWords } from '../../../src/words/host/backups_in_words.ts';
import { hostRefusalInWords } from '../../../src/words/refusals/host_refusal_in_words.ts';
import { inLanguage } from '../../support/in_language.ts';

const said = (...refusal: ConstructorParameters<typeof HostRefusal>) => hostRefusalInWords(new HostRefusal(...refusal));
const noBackup = 'No backup was made: the disk is full.';

test('what is not found is named by what the host asked for', () => {
  expect(said('NOT_FOUND', '', { type: 'close_room', room: 'K7QFW2MX' })).toBe('There is no such room, or it has been closed already.');
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

test('why a word list is not changed is said with the file and the line, in the language of the page', async () => {
  const request = { type: 'change_list', list: 'english', word: 'FLURB', change: 'add' } as const;
  const line = ['LIST_UNCHANGED', '', request, { reason: 'bad_line', file: 'english.add.txt', line: 1300 }] as const;
  expect(said(...line)).toBe('Line 1300 of english.add.txt isn’t a word, so the server uses nothing of that file. Correct it first.');
  expect(await inLanguage('fr', () => said(...line))).toContain('Corrige-le d’abord');
  expect(said('LIST_UNCHANGED', '', request, { reason: 'wrong_length', least: 2, most: 21 })).toBe('A word of a list has 2 to 21 letters.');
  expect(said('LIST_UNCHANGED', '', request, { reason: 'full_file', file: 'a.add.txt', most: 10_000 })).toContain('10,000 words');
  expect(said('LIST_UNCHANGED', '', request, { reason: 'moon' })).toBe('The word list wasn’t changed.');
  expect(said('NOT_FOUND', '', request)).toBe('The server doesn’t have this word list any more.');
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
  expect(await inLanguage('fr', () => auditInWords(entry))).toBe('Annonce faite\u00a0: «\u00a0Bis gleich!\u00a0»');
});
