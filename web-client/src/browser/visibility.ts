/** Tells whether anybody can see the page, now and whenever that changes, until the function that it returns is called. */
export function followVisibility(tell: (visible: boolean) => void): () => void {
  const now = () => tell(!document.hidden);
  document.addEventListener('visibilitychange', now);
  now();
  return () => document.removeEventListener('visibilitychange', now);
}
