import { t } from '../languages/text.ts';

/** For guests who have not said what they are called: an animal in their language. No computer has such a name. */
const animals = () => t('names-made-up').split(', ');

export function madeUpName(): string {
  const all = animals();
  return all[Math.floor(Math.random() * all.length)]!;
}
