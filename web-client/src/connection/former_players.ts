import { t } from '../languages/text.ts';

/** The lists in which people have names, and those that are only names. */
const people = new Set(['seats', 'standings', 'players', 'opponents', 'words']);
const names = new Set(['names', 'others']);

const called = (name: unknown) => (name === '' ? t('names-former-player') : name);

function revive(key: string, value: unknown): unknown {
  if (key === 'challenger') return called(value);
  if (Array.isArray(value) && names.has(key)) return value.map(called);
  if (Array.isArray(value) && people.has(key))
    for (const one of value as Record<string, unknown>[]) if (one?.name === '') one.name = called('');
  if (typeof value === 'object' && value !== null && (value as Record<string, unknown>).type === 'renamed')
    (value as Record<string, unknown>).name = called((value as Record<string, unknown>).name);
  return value;
}

/**
 * Reads JSON of the server. Somebody who has deleted themselves has no name any more: here they get one, in the language of the reader.
 * Few texts have such a name, so most are read as fast as any other.
 */
export const parseWithPeople = (text: string): unknown => (text.includes('""') ? JSON.parse(text, revive) : JSON.parse(text));
