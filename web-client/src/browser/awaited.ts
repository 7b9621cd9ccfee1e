/** A promise, and what resolves it. (`Promise.withResolvers` is missing in browsers of 2023.) */
export function awaited(): { done: Promise<void>; resolve: () => void } {
  let resolve!: () => void;
  const done = new Promise<void>((resolved) => (resolve = resolved));
  return { done, resolve };
}
