import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../src/connection/protocol.ts';
import { settingsRefusalInWords } from '../../../src/words/refusals/settings_refusal_in_words.ts';
import { inLanguage } from '../../support/in_language.ts';

const said = (more: Partial<Refusal>) => settingsRefusalInWords({ code: 'BAD_SETTINGS', message: 'From the server.', ...more });

describe('the form of a new game', () => {
  test('names the setting that is out of range, and the range', () => {
    const refusal = { knobs: ['bingo_tiles', 'rack_size'], reason: 'out_of_range', least: 1, most: 5 };
    expect(said(refusal)).toBe('“Tiles for a bingo” must be from 1 to 5 here.');
  });

  test('names the settings that contradict each other, of those that it has', () => {
    expect(said({ knobs: ['ruling', 'duplicates'], reason: 'contradiction' })).toBe(
      '“Checking words” and “Duplicate words” don’t work together.',
    );
    expect(said({ knobs: ['word_source', 'ruling'], reason: 'contradiction' })).toBe('“Checking words” can’t be set like this here.');
  });

  test('names the field where the message itself was not possible', () => {
    expect(said({ code: 'BAD_MESSAGE', field: '/settings/rack_size', reason: 'wrong_type' })).toContain('can’t be set like this');
  });

  test('says everything else as the rest of the page does', () => {
    expect(said({ code: 'TOO_MANY_NEW_ROOMS' })).toContain('Too many new rooms');
    expect(settingsRefusalInWords({ message: 'The connection was lost.' })).toBe('The connection was lost.');
  });

  test('counts in every language', async () => {
    const refusal = { knobs: ['rack_size'], reason: 'out_of_range', least: 1, most: 20 };
    expect(await inLanguage('fr', () => said(refusal))).toContain('doit être entre 1 et 20');
  });
});
