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

test('a link whose host is not asked for as it was typed shows the address that the browser asks for', () => {
  const shown = (typed: string) => linked(typed).map(({ text, href }) => [text, href]);
  const slashes = { '\u2044': 'xn--comlogin-g03d', '\u2215': 'xn--comlogin-0f7d', '\u29f8': 'xn--comlogin-681f' };
  const asked = (typed: string, href: string) => expect(shown(typed)).toEqual([[href, href]]);
  for (const [slash, label] of Object.entries(slashes)) asked(`https://good.com${slash}login.evil.com/x`, `https://good.${label}.evil.com/x`);
  asked('https://\u0430pple.com', 'https://xn--pple-43d.com/');
  asked('https://\uff47ood.com/', 'https://good.com/');
  asked('https://%67ood.com/', 'https://good.com/');
  asked('http://0x7f.1/', 'http://127.0.0.1/');
  asked('https:///good.com/', 'https://good.com/');
});

test('a link whose host is plain stays as it was typed', () => {
  const typed = ['https://Example.ORG', 'HTTPS://example.org:443/A', 'http://example.org:8080/?q=ä#ö', 'https://xn--mnchen-3ya.de/straße', 'http://[::1]/x'];
  for (const text of typed) expect(linked(text).map(({ text }) => text)).toEqual([text]);
});
