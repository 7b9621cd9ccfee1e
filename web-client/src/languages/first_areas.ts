import type { Area } from './messages.ts';

/** The areas whose texts the page needs from the first moment. A view that is loaded later brings its own; see with_texts.ts. */
export const firstAreas: readonly Area[] = ['app', 'ui', 'lobby', 'game', 'names', 'connection', 'catalogue', 'refusals', 'ends', 'options'];
