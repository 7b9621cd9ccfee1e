import { expect, test } from 'vitest';
import { sources } from '../support/sources.ts';

const above = /from '(?:\.\.\/)+(board|calls|entry|review|state|views|words)\//g;

test('what talks to the server imports nothing of what the page makes of it', () => {
  const connection = [...sources].filter(([path]) => path.startsWith('connection/'));
  expect(connection.length).toBeGreaterThan(10);
  const found = connection.flatMap(([path, text]) => [...text.matchAll(above)].map(([, folder]) => `${path}: ${folder}`));
  expect(found).toEqual([]);
});
