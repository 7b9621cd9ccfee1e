import { expect, test } from 'vitest';
import { formIn, withForm } from '../../src/browser/form_in_address.ts';

const first = { word: '', kind: 'disputed', bingo: false };

test('an address has the fields that are not as they were at first, besides what it had', () => {
  expect(withForm('?room=K7QFW2MX&part=words', { ...first, word: 'QI' }, first)).toBe('?room=K7QFW2MX&part=words&word=QI');
  expect(withForm('?part=words&word=QI&bingo=true', first, first)).toBe('?part=words');
  expect(withForm('?word=QI', first, first)).toBe('');
});

test.each([
  { word: 'ÄH & Ü', kind: '', bingo: true },
  { word: ' ', kind: 'first', bingo: false },
  first,
])('the form %j is read from its address again', (form) => expect(formIn(withForm('', form, first), first)).toEqual(form));

test('an address that has other things gives the form as it is at first', () => {
  expect(formIn('?room=K7QFW2MX&bingo=yes', first)).toEqual(first);
});
