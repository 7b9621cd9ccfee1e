import { t } from '../../languages/text.ts';
import type { BagCheck } from '../../review/bag/bag_check.ts';

/** What came of making all draws of a game again. */
export function bagInWords({ draws, fault }: BagCheck): string {
  switch (fault?.what) {
    case undefined:
      return t('table-bag-right', { count: draws });
    case 'fingerprint':
      return t('table-bag-fingerprint');
    case 'seed':
      return t('table-bag-seed');
    case 'draw':
      return t('table-bag-draw', { version: fault!.v });
  }
}
