import { getContext, setContext } from 'svelte';

/** Shows what is known about a word; about the empty word, a field for one. */
type LookUp = (word: string) => void;

const key = Symbol('lookup');

/** Lets the components inside this one look words up, while `now` returns how. */
export const offerLookup = (now: () => LookUp | null): void => void setContext(key, now);

/** How to look a word up, where that is possible; a function, because it may become possible. */
export const offeredLookup = (): (() => LookUp | null) =>
  getContext<(() => LookUp | null) | undefined>(key) ?? (() => null);
