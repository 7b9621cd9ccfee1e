/** Resolves in a task of its own. So what takes long comes in parts, and the browser can do something else between them. */
export const ownTask = (): Promise<void> => new Promise((done) => setTimeout(done));

let first: Promise<void> | undefined;
/** The same while the page is shown for the first time. Later it has resolved, and all of a view is there at once. */
export const firstTask = (): Promise<void> => (first ??= ownTask());
