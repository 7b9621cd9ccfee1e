// Attach these to an element: they report how large it is whenever it has been laid out. Asking sooner would lay the page out twice.

const onSize = (tell: (box: ResizeObserverSize) => void) => (element: HTMLElement) => {
  const observer = new ResizeObserver(([entry]) => entry && tell(entry.borderBoxSize[0]!));
  observer.observe(element);
  return () => observer.disconnect();
};

export const onHeight = (tell: (height: number) => void) => onSize(({ blockSize }) => tell(Math.round(blockSize)));
export const onWidth = (tell: (width: number) => void) => onSize(({ inlineSize }) => tell(Math.round(inlineSize)));
