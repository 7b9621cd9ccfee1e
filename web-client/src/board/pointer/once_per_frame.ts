/** Calls `act` with the latest of all values that come before a frame is drawn, just before it is drawn. */
export function oncePerFrame<Value>(act: (value: Value) => void) {
  let latest: { value: Value } | null = null;
  let frame = 0;
  const now = (): void => {
    cancelAnimationFrame(frame);
    if (latest) act(latest.value);
    latest = null;
  };
  const soon = (value: Value): void => {
    if (!latest) frame = requestAnimationFrame(now);
    latest = { value };
  };
  return { soon, now };
}
