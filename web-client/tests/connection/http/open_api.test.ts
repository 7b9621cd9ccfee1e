import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../support/fixtures.ts';

interface Operation {
  operationId: string;
  parameters: Record<string, unknown>[];
  responses: Record<string, { content: Record<string, { schema: { $ref: string } }> }>;
}
interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; parameters: Record<string, { schema: object }> };
}

const api = readJson('openapi.json') as OpenApi;
// A validator knows schemas, and not the rest of the description.
const schemas = JSON.parse(JSON.stringify(api.components.schemas).replaceAll('#/components/schemas/', '#/$defs/')) as object;
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
ajv.addSchema({ $id: 'openapi.json', $defs: schemas });

/** Every reference in a part of the description. */
function references(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : references(value),
  );
}

const at = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], api);

describe('the description of the answers over HTTP', () => {
  it('is OpenAPI 3.1 and refers to nothing that is missing', () => {
    expect(api.openapi).toBe('3.1.0');
    const all = [...new Set(references(api))];
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((reference) => at(reference) === undefined)).toEqual([]);
  });

  it('uses each of its schemas and parameters', () => {
    const used = new Set(references(api));
    const unused = [
      ...Object.keys(api.components.schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(api.components.parameters).map((name) => `#/components/parameters/${name}`),
    ].filter((reference) => !used.has(reference));
    expect(unused).toEqual([]);
  });

  it.each(Object.keys(api.components.schemas))('has a schema of %s that a validator takes', (name) => {
    const validate = ajv.getSchema(`openapi.json#/$defs/${name}`);
    expect(validate).toBeDefined();
    expect(validate!(Symbol.iterator)).toBe(false);
  });

  it('says of each answer what it holds, and of each error that it is one', () => {
    for (const [path, item] of Object.entries(api.paths))
      for (const operation of Object.values(item))
        for (const [status, answer] of Object.entries(operation.responses)) {
          const reference = answer.content['application/json']?.schema.$ref;
          const types = Object.keys(answer.content);
          if (reference === undefined) expect(types, `${path} ${status}`).toEqual(['image/png', 'image/svg+xml']);
          expect(reference?.endsWith('/Error') ?? false, `${path} ${status}`).toBe(!status.startsWith('2'));
        }
  });

  it('names each operation once', () => {
    const names = Object.values(api.paths).flatMap((item) => Object.values(item).map((one) => one.operationId));
    expect(new Set(names).size).toBe(names.length);
  });
});
