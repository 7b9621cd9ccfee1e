import type { Backups } from '../connection/host_protocol.ts';

/** How often the server makes a backup by itself. */
export function scheduleInWords({ every }: Backups): string {
  if (every === 0) return 'The server makes no backups by itself.';
  return every === 1 ? 'The server makes one every hour.' : `The server makes one every ${every} hours.`;
}

/** What went wrong since the server started; nothing if nothing did. */
export function failuresInWords({ failures }: Backups): string {
  if (failures === 0) return '';
  return failures === 1
    ? 'One backup has failed since the server started.'
    : `${failures} backups have failed since the server started.`;
}
