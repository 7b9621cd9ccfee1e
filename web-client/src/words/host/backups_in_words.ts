import type { Backups } from '../../connection/http/host_protocol.ts';
import { t } from '../../languages/text.ts';

/** How often the server makes a backup by itself. */
export const scheduleInWords = ({ every }: Backups): string => t('host-backups-every', { hours: every });

/** What went wrong since the server started; nothing if nothing did. */
export const failuresInWords = ({ failures: count }: Backups): string => (count ? t('host-backups-failed', { count }) : '');
