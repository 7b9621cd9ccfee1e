import type { Catalogue, Rules } from '../../src/connection/protocol.ts';
import { systemOf } from '../../src/rules/catalogue.ts';
import { readJson } from './fixtures.ts';

/** What a server says today; a test of the server keeps the fixture so. */
export const catalogue = readJson('fixtures/server/catalogue.json') as Catalogue;

export const rulesOf = (id: string): Rules => systemOf(catalogue, id)!.rules;
