import { language } from './language.svelte.ts';
import type { ArgumentsOf, Id } from './text.ts';
import type { Values } from './table.ts';

/** A stretch of a text; `part` is the name that the text gives to it. */
export type Stretch = { text: string; part?: string };

/** Stands for `<` in what comes from people, which never begins a part. */
const held = '\uE000';
const hold = (value: Values[string]) => (typeof value === 'string' ? value.replaceAll('<', held) : value);
const release = (text: string) => text.replaceAll(held, '<');

/** Splits "Read <link>the rules</link>." at its parts, which do not lie in one another. */
export function stretchesOf(text: string): Stretch[] {
  const pieces = text.split(/<([a-z-]+)>(.*?)<\/\1>/s);
  const stretches: Stretch[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    stretches.push({ text: release(pieces[at]!) });
    if (at + 2 < pieces.length) stretches.push({ part: pieces[at + 1]!, text: release(pieces[at + 2]!) });
  }
  return stretches.filter(({ text, part }) => part !== undefined || text !== '');
}

/** A text in its language, split at its parts. */
export function partsOf<I extends Id>(id: I, values: ArgumentsOf<I>): Stretch[] {
  const safe = Object.fromEntries(Object.entries(values as Values).map(([name, value]) => [name, hold(value)]));
  return stretchesOf(language.table.format(id, safe));
}
