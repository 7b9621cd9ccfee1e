import { tick } from 'svelte';

/** Where somebody left a list: how many pages of it were shown, and the link that they followed. */
type LeftPlace = { pages: number; link: string };

/** Keeps that with the entry of the browser's history, for Back. */
export const leavePlace = (place: LeftPlace): void => history.replaceState(place, '');

/** Shows as many pages as before, one unless somebody comes back, and leads to the link that they followed, unless they are elsewhere already. */
export async function comeBack(show: (pages: number) => Promise<void>): Promise<void> {
  const left = history.state as LeftPlace | null;
  await show(left?.pages ?? 1);
  await tick();
  if (!left || !document.activeElement?.matches('body, main, h1')) return;
  const link = document.querySelector<HTMLElement>(`main li a[href="${CSS.escape(left.link)}"]`);
  link?.scrollIntoView({ block: 'center' });
  link?.focus({ preventScroll: true });
}
