import type { Rating } from '../../connection/http/archive_api.ts';
import { t } from '../../languages/text.ts';

/** So uncertain a rating says nothing yet; it takes some games until it is surer. */
const uncertain = 200;

/** Ratings are written plain: 1642, not 1,642. */
const plain = (value: number) => String(Math.round(value));

/** "Rating 1642 ± 120", or nothing while it is too uncertain. */
export const ratingInWords = ({ rating, deviation }: Rating): string | null =>
  deviation < uncertain ? t('history-rating', { rating: plain(rating), deviation: plain(2 * deviation) }) : null;
