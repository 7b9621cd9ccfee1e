import { withTexts } from '../languages/with_texts.ts';

// The views of a room, which the start page does without. Once loaded, they come from memory.
export const waitingView = () => withTexts(import('../views/lobby/Waiting.svelte'));
export const reviewView = () => withTexts(import('../views/review/Review.svelte'), 'review', 'table', 'history');
export const tableView = () => withTexts(import('../views/table/Play.svelte'), 'table');

/** Loads them before they are wanted, so that a room opens at once. Whether that worked shows when one is wanted. */
export const expectRoom = () => void Promise.all([waitingView(), tableView()]).catch(() => undefined);
