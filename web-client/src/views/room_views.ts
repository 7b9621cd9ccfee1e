import { ownTask } from '../browser/own_task.ts';
import { number } from '../languages/formats.ts';
import { withTexts } from '../languages/with_texts.ts';

// The views of a room, which the start page does without. Once loaded, they come from memory.
export const waitingView = () => withTexts(import('./lobby/waiting/Waiting.svelte'), 'waiting', 'invite');
export const reviewView = () => withTexts(import('./review/Review.svelte'), 'review', 'table');
export const tableView = () => withTexts(import('./table/Play.svelte'), 'table', 'invite');

/** Whether the server has sent the page of a game that is over, and its review is the first that is shown. */
let beginsWithReview = document.documentElement.hasAttribute('data-over');

/** Loads them before they are wanted, so that a room opens at once. Whether that worked shows when one is wanted. */
export async function expectRoom(): Promise<void> {
  await ownTask();
  const isReview = beginsWithReview;
  beginsWithReview = false;
  const views = isReview ? [reviewView()] : [waitingView(), tableView()];
  void Promise.all(views).catch(() => undefined);
  if (isReview) return;
  // The first large number that a browser writes, as that of the words in a list, keeps it busy for as long as a board does.
  await ownTask();
  number(1_000);
}
