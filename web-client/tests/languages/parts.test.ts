import { expect, test } from 'vitest';
import { partsOf, stretchesOf } from '../../src/languages/parts.ts';

test('a text is split at the parts that it names', () => {
  expect(stretchesOf('Read <link>the rules</link>.')).toEqual([{ text: 'Read ' }, { part: 'link', text: 'the rules' }, { text: '.' }]);
  expect(stretchesOf('Plain.')).toEqual([{ text: 'Plain.' }]);
  expect(stretchesOf('<a>One</a> <b>two</b>')).toEqual([{ part: 'a', text: 'One' }, { text: ' ' }, { part: 'b', text: 'two' }]);
});

test('what people have written begins no part', () => {
  const names = '<strong>Ann</strong>';
  expect(partsOf('lobby-game-with', { system: 'Classic', names })).toEqual([
    { part: 'strong', text: 'Classic' },
    { text: ` with ${names}` },
  ]);
});

test('values have no marks around them that would be copied with the text', () => {
  expect(partsOf('lobby-change-name', { name: 'Anna' }).map(({ text }) => text).join('')).toBe('Anna, change name');
});
