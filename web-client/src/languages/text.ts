import { language } from './language.svelte.ts';
import type { Messages } from './messages.ts';
import type { Values } from './table.ts';

export type Id = keyof Messages;
export type ArgumentsOf<I extends Id> = Messages[I]['values'];
export type PartsOf<I extends Id> = Messages[I]['parts'];
/** The texts that are text and nothing else; those with parts belong to Text.svelte. */
export type PlainId = { [I in Id]: [PartsOf<I>] extends [never] ? I : never }[Id];
/** The texts without values, such as the names of choices. */
export type NameId = { [I in PlainId]: keyof ArgumentsOf<I> extends never ? I : never }[PlainId];

type Given<I extends Id> = keyof ArgumentsOf<I> extends never ? [] : [values: ArgumentsOf<I>];

/** A text of the page in its language. Whatever shows it changes with the language. */
export function t<I extends PlainId>(id: I, ...[values]: Given<I>): string {
  return language.table.format(id, values as Values | undefined);
}
