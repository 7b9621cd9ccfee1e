import type { Lexicon } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';

/** A computer's evidence is the name of the word list. */
export const evidenceInWords = ({ name }: Pick<Lexicon, 'name'>, text: string): string =>
  text === name ? t('game-in-word-list', { list: name }) : text;
