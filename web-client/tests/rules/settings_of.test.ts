import { describe, expect, test } from 'vitest';
import { settingsOf } from '../../src/rules/settings_of.ts';
import { withOptions } from '../../src/rules/rules.ts';
import { catalogue, rulesOf } from '../support/catalogue.ts';

const classic = rulesOf('classic');

describe('the settings of a game', () => {
  test.each(catalogue.systems.map(({ id }) => id))('are none under the usual rules: %s', (id) => {
    expect(settingsOf(rulesOf(id), catalogue)).toEqual({});
  });

  test('are the knobs that a room has set', () => {
    const { windows, bingo, ends } = classic;
    const rules = {
      ...classic,
      rack_size: 9,
      hints: 'own_rack' as const,
      ruling: 'single' as const,
      bingo: { ...bingo, points: 35 },
      windows: { ...windows, vote: 30 },
      ends: [...ends.filter(({ type }) => type !== 'all_passed'), { type: 'all_passed' as const, times: 3 }],
    };
    expect(settingsOf(rules, catalogue)).toEqual({ rack_size: 9, hints: 'own_rack', ruling: 'single', bingo_points: 35, window_vote: 30, passes: 3 });
  });

  test('say whose board and tiles it has', () => {
    const rules = { ...classic, board: rulesOf('super').board, tile_set: rulesOf('shmac').tile_set };
    expect(settingsOf(rules, catalogue)).toEqual({ board_from: 'super', tiles_from: 'shmac' });
  });

  test('leave out the options that its first player has set', () => {
    const options = { reading: 'forward', lines: 'diagonals_too', layout: 'connected', duplicates: 'refused', rack_visibility: 'open' } as const;
    expect(settingsOf({ ...withOptions(rulesOf('crosswords'), options), rack_size: 8 }, catalogue)).toEqual({ rack_size: 8 });
  });

  test('are known for every knob of the catalogue', () => {
    const changed = catalogue.systems.map((system) => ({ ...system, usual: {} }));
    const known = Object.keys(settingsOf(classic, { ...catalogue, systems: changed }));
    expect(known.toSorted()).toEqual(catalogue.knobs.map(({ name }) => name).toSorted());
  });
});
