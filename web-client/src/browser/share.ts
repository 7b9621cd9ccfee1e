/** Whether this browser has a share sheet: most phones, on pages that come over HTTPS. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet. False if it cannot be opened; closing it again is fine. */
export async function share(what: { title: string; text: string; url: string }): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (why) {
    return why instanceof Error && why.name === 'AbortError';
  }
}
