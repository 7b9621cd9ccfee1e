/** Attach this to an element: tells how high it is whenever it has been laid out. To ask for it sooner would have the page laid out twice. */
export const height = (tell: (height: number) => void) => (element: HTMLElement) => {
  const observer = new ResizeObserver(([entry]) => entry && tell(Math.round(entry.borderBoxSize[0]!.blockSize)));
  observer.observe(element);
  return () => observer.disconnect();
};
