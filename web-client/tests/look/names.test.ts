import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from '../support/sources.ts';

const styles = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
const texts = new Map([...sources, ...styles.map((path): [string, string] => [path, readFileSync(resolve(root, path), 'utf8')])]);
const all = [...texts.values()].join('\n');

/** Whether a style, an element or a script gives it a value. */
const isSet = (token: string) => new RegExp(`${token}\\s*:|style:${token}=|'${token}'|@property ${token} `).test(all);

test('every token that a style names has a value somewhere', () => {
  const unknown = [...texts].flatMap(([path, text]) =>
    [...new Set([...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, token]) => token!))].filter((token) => !isSet(token)).map((token) => `${token} in ${path}`),
  );
  expect(unknown).toEqual([]);
});
