import { withTexts } from '../languages/with_texts.ts';

/** Loads the view of a game, which the start page does without. Once loaded, it comes from memory. */
export const tableView = () => withTexts(import('../views/table/Play.svelte'), 'table');

/** Loads it before it is wanted, so that a game opens at once. Whether that worked shows when it is wanted. */
export const expectTable = () => void tableView().catch(() => undefined);
