import { describe, expect, test } from 'vitest';
import type { Lexicon } from '../../../src/connection/protocol.ts';
import { settingsToBeginWith, settingsToPropose } from '../../../src/state/room/other_game.ts';

const list = (id: string): Lexicon => ({ id, name: id, word_count: 1, hash: '' });
const lists = [list('english'), list('german')];
const last = { system: 'classic', lexicon: 'english', rack_size: 9 };
const inGerman = { ...last, lexicon: 'german' };

describe('another game in a room', () => {
  test('begins with the rules of the last one, and in another system with the usual ones', () => {
    expect(settingsToBeginWith('classic', last, lists)).toEqual({ rack_size: 9 });
    expect(settingsToBeginWith('super', last, lists)).toEqual({});
  });

  test('begins with its word list in every system', () => {
    expect(settingsToBeginWith('classic', inGerman, lists)).toEqual({ rack_size: 9, lexicon: 'german' });
    expect(settingsToBeginWith('super', inGerman, lists)).toEqual({ lexicon: 'german' });
  });

  test('names a word list only if it is another one', () => {
    expect(settingsToPropose('classic', { hints: 'own_rack' }, last, lists)).toEqual({ system: 'classic', hints: 'own_rack' });
    expect(settingsToPropose('super', { lexicon: 'german' }, inGerman, lists)).toEqual({ system: 'super' });
    expect(settingsToPropose('classic', { lexicon: 'german' }, last, lists)).toEqual({ system: 'classic', lexicon: 'german' });
    expect(settingsToPropose('classic', { lexicon: undefined }, inGerman, lists)).toEqual({ system: 'classic', lexicon: 'english' });
    expect(settingsToPropose('classic', {}, last, [])).toEqual({ system: 'classic' });
  });
});
