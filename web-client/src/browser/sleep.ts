/** Waits for some milliseconds. */
export const sleep = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
