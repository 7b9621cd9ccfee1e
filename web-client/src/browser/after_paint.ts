/** Resolves in a task of its own once what has been drawn by now is on the screen. So a large view comes in parts, the most important one first. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) setTimeout(done);
    else requestAnimationFrame(() => setTimeout(done));
  });
