import { expect, test } from 'vitest';
import { unsaid } from '../../../src/views/chat/unsaid.ts';

test('the field of a chat is empty once its text has been said', () => expect(unsaid('Well played', 'Well played')).toBe(''));

test('what is typed while a text is on its way stays', () => {
  expect(unsaid('Well played and thanks', 'Well played')).toBe('and thanks');
  expect(unsaid('Thanks', 'Well played')).toBe('Thanks');
});
