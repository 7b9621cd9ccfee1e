import Ajv2020 from 'ajv/dist/2020.js';
import { readJson } from './fixtures.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
for (const name of ['event', 'ruleset', 'game', 'client', 'server', 'host_client', 'host_server'])
  ajv.addSchema(readJson(`schema/${name}.schema.json`) as object);

/** What the schema finds wrong with a message; nothing if it fits. */
export function faults(schema: 'client' | 'server' | 'event' | 'game' | 'host_client' | 'host_server', message: unknown): string[] {
  const validate = ajv.getSchema(`${schema}.schema.json`)!;
  return validate(message) ? [] : validate.errors!.map(({ instancePath, message: why }) => `${instancePath} ${why}`);
}
