// Reads Fluent files, and writes src/languages/messages.ts: the type of every text, by its id, as the English files have it.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { Visitor, parse } from '@fluent/syntax';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../src/languages');
const categories = ['zero', 'one', 'two', 'few', 'many'];

/** Collects what a message uses. */
class Uses extends Visitor {
    values = new Map();
    parts = new Set();
    selects = [];

    use(name, type) {
        const known = this.values.get(name);
        if (known === undefined || known === 'string | number') this.values.set(name, type);
    }

    visitTextElement({ value }) {
        for (const [, name] of value.matchAll(/<([a-z-]+)>/g)) this.parts.add(name);
    }

    visitVariableReference({ id }) {
        this.use(id.name, 'string | number');
    }

    visitFunctionReference(node) {
        const type = node.id.name === 'DATETIME' ? 'Date' : 'number';
        for (const { id } of node.arguments.positional) if (id) this.use(id.name, type);
        this.genericVisit(node);
    }

    visitSelectExpression(node) {
        const keys = node.variants.map(({ key }) => (key.type === 'Identifier' ? key.name : Number(key.value)));
        const isCount = keys.some((key) => typeof key === 'number' || categories.includes(key));
        const name = node.selector.id?.name;
        if (node.selector.type === 'VariableReference') {
            this.use(name, isCount ? 'number' : keys.map((key) => `'${key}'`).join(' | '));
            this.selects.push({ name, keys, isCount });
        }
        this.genericVisit(node);
    }
}

function messageOf(entry) {
    if (!entry.value || entry.attributes.length) throw new Error(`${entry.id.name} must have a text and no attributes`);
    const uses = new Uses();
    uses.visit(entry.value);
    return { id: entry.id.name, values: uses.values, parts: uses.parts, selects: uses.selects };
}

/** The messages of a Fluent file. Throws where it has a mistake. */
export function readMessages(text) {
    const { body } = parse(text, {});
    const junk = body.find(({ type }) => type === 'Junk');
    if (junk) throw new Error(`${junk.annotations[0]?.message ?? 'A mistake'} in “${junk.content.trim()}”`);
    return body.filter(({ type }) => type === 'Message').map(messageOf);
}

/** The names of the areas: one file of English each. */
export const areaNames = () =>
    readdirSync(join(folder, 'en'))
        .filter((file) => file.endsWith('.ftl'))
        .map((file) => file.slice(0, -4))
        .sort();

/** The messages of an area in a language. */
export const messagesOf = (code, area) => readMessages(readFileSync(join(folder, code, `${area}.ftl`), 'utf8'));

function typeOf({ id, values, parts }) {
    const fields = [...values].map(([name, type]) => `${name}: ${type}`).join('; ');
    const names = [...parts].map((name) => `'${name}'`).join(' | ') || 'never';
    return `  '${id}': { values: ${fields ? `{ ${fields} }` : 'object'}; parts: ${names} };`;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
    const names = areaNames();
    const lines = names.flatMap((area) => messagesOf('en', area).map(typeOf));
    const text = [
        '// Written by build/messages.mjs (npm run messages). Not kept in git.',
        `export type Area = ${names.map((name) => `'${name}'`).join(' | ')};`,
        'export type Messages = {',
        ...lines,
        '};',
        '',
    ];
    writeFileSync(join(folder, 'messages.ts'), text.join('\n'));
}
