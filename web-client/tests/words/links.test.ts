import { expect, test } from 'vitest';
import { linked } from '../../src/words/links.ts';

const hrefs = (text: string) => linked(text).flatMap(({ href }) => href ?? []);

test('a link in a text is divided from the words around it', () => {
  expect(linked('See https://example.org/aunt, please.')).toEqual([
    { text: 'See ' },
    { text: 'https://example.org/aunt', href: 'https://example.org/aunt' },
    { text: ', please.' },
  ]);
  expect(linked('It is a lake.')).toEqual([{ text: 'It is a lake.' }]);
});

test('several links, and nothing else, are links', () => {
  expect(hrefs('http://a.example/x https://b.example/?q=1#z')).toEqual(['http://a.example/x', 'https://b.example/?q=1#z']);
});

test('only http and https make a link, and none that feigns another host', () => {
  expect(hrefs('javascript:alert(1) data:text/html,x file:///etc/passwd ftp://a.example //a.example www.a.example')).toEqual([]);
  expect(hrefs('https://example.org@evil.example/ https://')).toEqual([]);
});
