/** Storage that keeps nothing, so that no test has what another one has left. */
export const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
