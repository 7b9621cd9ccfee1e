/** Of requests that follow each other, only the latest counts. Returns a function to call when one begins; what that returns says whether it is still the latest. */
export function latestRequest(): () => () => boolean {
  let latest = 0;
  return () => {
    const own = ++latest;
    return () => own === latest;
  };
}
