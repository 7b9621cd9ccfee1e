import type { Rolldown } from 'vite';
import { firstAreas } from '../src/languages/first_areas.ts';

// In which files the scripts of the page come. Each file of its own would cost a slow network a round trip.

/** The chunks of the views of a room and of a review, and of what both show. */
export const boardViews = 'board-views';
export const roomViews = 'room-views';
export const reviewViews = 'review-views';

const room = /\/views\/(table\/Play|lobby\/waiting\/Waiting)\.svelte$/;
const review = /\/views\/(review\/Review|game\/result\/Result|room\/next\/NextGame)\.svelte$/;
/** English comes with the views, so that it needs no request of its own. */
const textsOfBoth = /\/languages\/en\/(table|waiting|invite)\.ftl$/;
const textsOfReview = /\/languages\/en\/review\.ftl$/;
/** Those of another language that the page needs from the first moment. */
const firstTexts = new RegExp(`/languages/(?!en/)(..)/(${firstAreas.join('|')})\\.ftl$`);

type ImportersOf = (id: string) => readonly string[];

/** A module and all that import it, directly or through others. */
function usersOf(id: string, importersOf: ImportersOf): string[] {
  const users = new Set([id]);
  for (const user of users) for (const importer of importersOf(user)) users.add(importer);
  return [...users];
}

/** Whether a room and a review both need a module. */
export function isInBoth(id: string, importersOf: ImportersOf): boolean {
  const users = usersOf(id, importersOf);
  return textsOfBoth.test(id) || [room, review].every((views) => users.some((user) => views.test(user)));
}

const importersIn =
  (context: Rolldown.ChunkingContext): ImportersOf =>
  (id) =>
    context.getModuleInfo(id)?.importers ?? [];

/** Each module belongs to the first of these that takes it, or that takes what imports it. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'index', tags: ['$initial'], test: (id) => !id.includes('/src/worker/'), priority: 4 },
  { name: (id, context) => (isInBoth(id, importersIn(context)) ? boardViews : null), debugName: boardViews, priority: 3 },
  { name: roomViews, test: room, priority: 2 },
  { name: reviewViews, test: (id) => review.test(id) || textsOfReview.test(id), priority: 1 },
  { name: (id) => `texts-${firstTexts.exec(id)![1]}`, debugName: 'texts', test: firstTexts },
];
