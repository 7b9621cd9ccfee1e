import type { HostRefusal } from '../../connection/http/host_api.ts';
import type { HostRequest } from '../../connection/http/host_protocol.ts';
import { t, type NameId } from '../../languages/text.ts';
import { inWords } from './refusals.ts';

/** What is no longer there, by the request that named it. */
const notFound: Partial<Record<HostRequest['type'], NameId>> = {
  close_room: 'host-no-game',
  remove_person: 'host-no-person',
  revoke_invitation: 'host-no-invitation',
  change_list: 'host-no-list',
};

/** Why no backup was made, or not all of it went well. */
const noBackup: Record<string, NameId> = {
  another_backup: 'host-backup-another',
  stopping: 'host-backup-stopping',
  unreadable_file: 'host-backup-unreadable',
  unopened_file: 'host-backup-unopened',
  full_disk: 'host-backup-full-disk',
  quota: 'host-backup-quota',
  not_writable: 'host-backup-not-writable',
  file_in_place: 'host-backup-file-in-place',
  failing_disk: 'host-backup-failing-disk',
  damaged_database: 'host-backup-damaged',
  long_list: 'host-backup-long-list',
  old_one_stays: 'host-backup-old-one-stays',
};

/** Why a word list stays as it is; most reasons name a file. */
const unchanged: Record<string, (about: { file: string; line: string; least: number; most: number }) => string> = {
  other_letters: () => t('host-list-other-letters'),
  wrong_length: ({ least, most }) => t('host-list-wrong-length', { least, most }),
  bad_line: ({ file, line }) => t('host-list-bad-line', { file, line }),
  other_file: ({ file, line }) => t('host-list-other-file', { file, line }),
  full_file: ({ file, most }) => t('host-list-full-file', { file, most }),
  unreadable_file: ({ file }) => t('host-list-unreadable', { file }),
  full_disk: ({ file }) => t('host-list-full-disk', { file }),
  quota: ({ file }) => t('host-list-quota', { file }),
  not_writable: ({ file }) => t('host-list-not-writable', { file }),
  failing_disk: ({ file }) => t('host-list-failing-disk', { file }),
  unknown: ({ file }) => t('host-list-unwritten', { file }),
};

function listUnchanged(refusal: HostRefusal): string {
  const { reason = '', file = '', line = 0, least = 0, most = 0 } = refusal.more;
  return unchanged[reason]?.({ file, line: String(line), least, most }) ?? plain(refusal);
}

/** What is refused only to the host. */
const ofHost: Record<string, NameId> = {
  SIGNED_OUT: 'host-refused-signed-out',
  BAD_LINK: 'host-refused-bad-link',
  BACKUP_RUNNING: 'host-refused-backup-running',
  BACKUP_FAILED: 'host-refused-backup-failed',
  LIST_UNCHANGED: 'host-refused-list-unchanged',
};

function plain({ code, message, more }: HostRefusal): string {
  const id = ofHost[code];
  return id ? t(id) : inWords({ ...more, code, message });
}

const sentences: Record<string, (refusal: HostRefusal) => string> = {
  LOST: () => t('host-unreachable'),
  NOT_FOUND: (refusal) => {
    const id = notFound[refusal.request.type];
    return id ? t(id) : plain(refusal);
  },
  BACKUP_FAILED: (refusal) => {
    const id = noBackup[refusal.more.reason ?? ''];
    return id ? t(id) : plain(refusal);
  },
  LIST_UNCHANGED: listUnchanged,
};

/** Why the server has not done what its host asked for. */
export const hostRefusalInWords = (refusal: HostRefusal): string =>
  sentences[refusal.code]?.(refusal) ?? plain(refusal);
