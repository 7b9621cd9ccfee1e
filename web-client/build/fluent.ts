import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { readMessages } from './messages.mjs';

/** French puts a space before some marks, and inside its quotation marks; no line may break there. */
const spaced = (text: string, id: string) => (id.includes('/fr/') ? text.replace(/ (?=[:;?!%»])|(?<=«) /g, '\u00a0') : text);

/** The module of a Fluent file: the pattern of each id. A file with a mistake ends the build. */
export function moduleOf(file: string, id: string): string {
  const text = spaced(file, id);
  readMessages(text);
  const patterns = Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value]));
  return `export default ${JSON.stringify(patterns)};`;
}

/** Reads Fluent files when the page is built, so that browsers need no parser for them. */
export function fluent(): Plugin {
  return {
    name: 'fluent',
    transform: {
      filter: { id: /\.ftl$/ },
      handler: (text, id) => ({ code: moduleOf(text, id), map: null, moduleType: 'js' }),
    },
  };
}
