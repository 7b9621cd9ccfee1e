import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../src/connection/protocol.ts';
import { codes as languages } from '../../../src/languages/languages.ts';
import { HostRefusal } from '../../../src/connection/http/host_api.ts';
import { hostRefusalInWords } from '../../../src/words/refusals/host_refusal_in_words.ts';
import { inWords } from '../../../src/words/refusals/refusals.ts';
import { inLanguage } from '../../support/in_language.ts';

const document = readFileSync(resolve(import.meta.dirname, '../../../../protocol/README.md'), 'utf8');
const between = (from: string, to: string) => document.slice(document.indexOf(from), document.indexOf(to));
const codesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, code]) => code!))];

/** The codes that the protocol's document lists: those of the game, and those of the host's page. */
const ofGame = codesIn(between('\n## Errors', '\n## Stored events'), /^\| `([A-Z_]+)` \|/gm);
const ofHost = codesIn(between('`error {code, message, id?', '\n## Finished games'), /`([A-Z]{2,}(?:_[A-Z]+)*)`/g);
const codes = [...new Set([...ofGame, ...ofHost])];
const toHost = (code: string) => hostRefusalInWords(new HostRefusal(code, 'From the server.', { type: 'overview' }));

const said = (code: string, more: Partial<Refusal> = {}) => inWords({ code, message: 'From the server.', ...more });

describe('each code of the protocol', () => {
  test('is found in its document', () => {
    expect(ofGame.length).toBeGreaterThan(70);
    expect(ofGame).toContain('DUPLICATE_WORD');
    expect(ofHost).toContain('BACKUP_FAILED');
    expect(codes.every((code) => code !== 'error')).toBe(true);
  });

  test.each(languages)('has a sentence of the page: %s', async (language) => {
    const sentences = await inLanguage(language, () => codes.map((code) => [code, ofGame.includes(code) ? said(code) : toHost(code)] as const));
    expect(sentences.filter(([, sentence]) => !/^\p{Lu}.*[.)]$/u.test(sentence)).map(([code]) => code)).toEqual([]);
    expect(sentences.filter(([, sentence]) => sentence === 'From the server.').map(([code]) => code)).toEqual([]);
  });
});

test('for a code that the page does not know, the server has the word', () => {
  expect(said('GRAVITY')).toBe('From the server.');
});

describe('a refusal', () => {
  const cells: Refusal['cells'] = [[7, 7], [7, 8]];

  test('of a new guest says whether too many came from one network or from everywhere', () => {
    expect(said('TOO_MANY_GUESTS', { reason: 'network' })).toContain('your network');
    expect(said('TOO_MANY_GUESTS', { reason: 'server' })).toContain('this server');
    expect(said('TOO_MANY_GUESTS')).toContain('your network');
  });

  test('about laid tiles says what to do', () => {
    expect(said('FIRST_SHORT')).toBe('Lay another tile: the first word needs at least two letters.');
    expect(said('GAP', { cells: cells.slice(1) })).toBe('Fill the gap at I8, or move your tiles together.');
    expect(said('ORPHAN', { cells: cells.slice(1) })).toContain('lay another tile next to the one left on its own (I8)');
    expect(said('RED_TARGET', { cells: cells.slice(0, 1) })).toContain('(H8)');
  });

  test('to close a room says when that will be possible, if the server has said so', () => {
    const days = 30 * 86_400_000;
    expect(said('GAME_GOES_ON', { reason: 'not_quiet', retry_after: days })).toContain('you can close the room in 30 days.');
    expect(said('GAME_GOES_ON', { reason: 'not_quiet' })).toContain('once nothing has happened in it for 30 days.');
    expect(said('GAME_GOES_ON', { reason: 'set_aside' })).toContain('set aside');
  });

  test('before the end of a game says what has to wait for it', () => {
    expect(said('GAME_GOES_ON', { reason: 'analysis' })).toBe('You can analyse the game once it is over.');
    expect(said('GAME_GOES_ON', { reason: 'words' })).toBe('You can look words up once the game is over.');
  });

  test('of words and plays names the other game that the player still plays', () => {
    expect(said('GAME_GOES_ON', { reason: 'plays_on' })).toContain('You still play another game in this room');
  });

  test('names the squares that it is about', () => {
    expect(said('OCCUPIED', { cells })).toBe('H8 and I8 are already occupied.');
    expect(said('OFF_BOARD', { cells: cells.slice(1) })).toBe('I8 is off the board.');
    expect(said('FIRST_CENTRE', { cells })).toBe('The first word must cover H8.');
    expect(said('GAP')).toBe('Fill the gap, or move your tiles together.');
    expect(said('ORPHAN')).toMatch(/on its own\.$/);
  });

  test('names the words and the tiles that it is about', () => {
    expect(said('BAD_WORD', { words: ['ESH', 'QI'] })).toBe('ESH and QI aren’t in the word list.');
    expect(said('DUPLICATE_WORD')).toBe('A word would be on the board twice.');
    expect(said('NOT_IN_RACK', { tiles: ['Q', '?'] })).toBe('You don’t have enough of Q and blank.');
    expect(said('BAD_TILE', { tiles: ['?'], cells })).toBe('The blank needs a letter.');
    expect(said('BAD_TILE', { tiles: ['TH'] })).toContain('“TH”');
  });

  test('of a setting says whether it is one or several', () => {
    expect(said('BAD_SETTINGS', { knobs: ['rack_size'] })).toBe('This setting isn’t possible here.');
    expect(said('BAD_SETTINGS', { knobs: ['rack_size', 'bingo_tiles'] })).toBe('These settings don’t work together.');
    expect(said('BAD_MESSAGE', { field: '/settings/rack_size' })).toBe('This setting isn’t possible here.');
    expect(said('BAD_MESSAGE', { field: '/turn' })).toContain('Reload the page.');
  });

  test('of a message says where in it, and why', () => {
    const range = { field: '/turn', reason: 'out_of_range', least: 0, most: 4294967295 };
    expect(said('BAD_MESSAGE', range)).toMatch(/Reload the page\. \(“turn” must be from 0 to 4,294,967,295\.\)$/);
    expect(said('BAD_MESSAGE', { field: '/placement/0/tile', reason: 'missing' })).toContain('“placement/0/tile” is missing');
    expect(said('BAD_MESSAGE', { field: '/id', reason: 'malformed' })).toContain('“id” has the wrong form');
    expect(said('BAD_MESSAGE', { field: '/name', reason: 'too_long', most: 256 })).toBe('That is too long: the limit is 256.');
  });

  test('counts what there is and what there may be', () => {
    expect(said('TOO_FEW_SEATS', { least: 2, count: 1 })).toBe('The game needs at least 2 players and has 1.');
    expect(said('TOO_MANY_ROOMS', { most: 8 })).toContain('8 rooms at once');
    expect(said('TOO_MANY_CONNECTIONS', { most: 32 })).toContain('32 connections');
    expect(said('GAME_TOO_LONG', { most: 10_000 })).toContain('10,000 turns');
    expect(said('GAME_TOO_LONG', { reason: 'history' })).toContain('no more changes');
  });

  test('of a stand-in says when to try again', () => {
    expect(said('NOT_ABSENT', { reason: 'connected' })).toBe('This player is here.');
    expect(said('NOT_ABSENT', { reason: 'has_time' })).toBe('This player still has time for this move.');
    expect(said('NOT_ABSENT', { reason: 'just_left', retry_after: 41_200 })).toBe('This player has only just left. Try again in 42 seconds.');
  });

  test('of a nudge or of moves says how long to wait, in minutes if it takes more than one', () => {
    expect(said('JUST_NUDGED', { retry_after: 3_413_000 })).toContain('again in 57 minutes.');
    expect(said('TOO_MANY_MOVES', { retry_after: 61_000 })).toContain('again in 2 minutes.');
  });

  test('of a name says in which game it is taken', () => {
    expect(said('NAME_TAKEN', { room: 'K7QFW2MX' })).toContain('In your game K7QFW2MX');
    expect(said('NAME_TAKEN')).toContain('Someone in this game');
  });

  test('of a stand-in says what the player has not agreed to', () => {
    expect(said('STAND_IN_NOT_AGREED', { field: '/strength' })).toContain('of this strength');
    expect(said('STAND_IN_NOT_AGREED', { field: '/seat' })).not.toContain('strength');
  });

  test('by a failure of the server names it as the log does', () => {
    expect(said('INTERNAL', { id: '0123456789abcdef' })).toContain('(Error 01234567)');
    expect(said('INTERNAL', { id: null })).toMatch(/Try again\.$/);
  });

  test('counts in German, too', async () => {
    const german = (words: string[]) => inLanguage('de', () => said('BAD_WORD', { words }));
    expect(await german(['ESH'])).toBe('ESH steht nicht in der Wortliste.');
    expect(await german(['ESH', 'QI'])).toBe('ESH und QI stehen nicht in der Wortliste.');
  });
});
