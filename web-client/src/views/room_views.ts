import { withTexts } from '../languages/with_texts.ts';

// The views of a room, which the start page does without. Once loaded, they come from memory.
export const waitingView = () => withTexts(import('./lobby/waiting/Waiting.svelte'));
export const reviewView = () => withTexts(import('./review/Review.svelte'), 'review', 'table');
export const tableView = () => withTexts(import('./table/Play.svelte'), 'table');

/** Whether the server has sent the page of a game that is over, and its review is the first that is shown. */
let beginsWithReview = document.documentElement.hasAttribute('data-over');

/** Loads them before they are wanted, so that a room opens at once. Whether that worked shows when one is wanted. */
export function expectRoom(): void {
  const views = beginsWithReview ? [reviewView()] : [waitingView(), tableView()];
  beginsWithReview = false;
  void Promise.all(views).catch(() => undefined);
}
