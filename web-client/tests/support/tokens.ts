import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Attributes = Record<string, string>;
type Block = { selectors: string[]; declarations: [name: string, value: string][] };

const folder = resolve(import.meta.dirname, '../../src/look');
const files = ['page.css', 'premiums.css', 'tiles.css', 'boards.css'];

/** The flat blocks of a style sheet. */
function blocksOf(css: string): Block[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
    selectors: selectors!.split(',').map((one) => one.trim()),
    declarations: [...body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]),
  }));
}

const blocks = files.flatMap((file) => blocksOf(readFileSync(resolve(folder, file), 'utf8')));

/** How many attributes a selector names if it fits <html>; null if it does not. */
function weightOf(selector: string, attributes: Attributes): number | null {
  if (selector === ':root') return 1;
  const asked = [...selector.matchAll(/\[data-(\w+)(?:='(\w+)')?\]/g)];
  const fits = asked.every(([, name, value]) => name! in attributes && (value === undefined || attributes[name!] === value));
  return fits ? asked.length : null;
}

/** A token as a colour: `light-dark` and `var` are resolved. */
export type Token = (name: string) => string;

/** The colours of <html> with these attributes, in a light or a dark scheme. */
export function tokensOf(attributes: Attributes, scheme: 'light' | 'dark'): Token {
  const fitting = blocks.flatMap(({ selectors, declarations }) => {
    const weights = selectors.map((selector) => weightOf(selector, attributes)).filter((weight) => weight !== null);
    return weights.length ? [{ weight: Math.max(...weights), declarations }] : [];
  });
  const values = new Map(fitting.sort((a, b) => a.weight - b.weight).flatMap(({ declarations }) => declarations));
  const resolved: Token = (name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`no style sheet has ${name}`);
    const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
    const one = pair ? pair[scheme === 'light' ? 1 : 2]! : value;
    const other = /^var\((.+)\)$/.exec(one);
    return other ? resolved(other[1]!) : one;
  };
  return resolved;
}
