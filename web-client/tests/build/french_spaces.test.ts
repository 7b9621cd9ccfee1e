import { expect, test } from 'vitest';
import { moduleOf } from '../../build/fluent.ts';

const textOf = (text: string, language: string) =>
  (JSON.parse(moduleOf(`ui-text = ${text}`, `/languages/${language}/ui.ftl`).replace(/^export default |;$/g, '')) as Record<string, unknown>)['ui-text'];

test('no line breaks at the space that French puts before marks and inside quotation marks', () => {
  expect(textOf('Vraiment ? Oui : « Bis », 50 % !', 'fr')).toBe('Vraiment\u00a0? Oui\u00a0: «\u00a0Bis\u00a0», 50\u00a0%\u00a0!');
});

test('the spaces of other languages stay as they are', () => {
  expect(textOf('50 % ?', 'de')).toBe('50 % ?');
});
