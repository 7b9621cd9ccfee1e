import type { HostRefusal } from '../../connection/host_api.ts';
import type { HostRequest } from '../../connection/host_protocol.ts';
import { t, type NameId } from '../../languages/text.ts';
import { inWords } from './refusals.ts';

/** What is no longer there, by the request that named it. */
const notFound: Partial<Record<HostRequest['type'], NameId>> = {
  close_room: 'host-no-game',
  remove_person: 'host-no-person',
  revoke_invitation: 'host-no-invitation',
};

const sentences: Record<string, (refusal: HostRefusal) => string> = {
  LOST: () => t('host-unreachable'),
  NOT_FOUND: (refusal) => {
    const id = notFound[refusal.request.type];
    return id ? t(id) : inWords(refusal);
  },
  BACKUP_FAILED: ({ message }) => t('host-backup-failed', { why: message }),
};

/** Why the server has not done what its host asked for. */
export const hostRefusalInWords = (refusal: HostRefusal): string =>
  sentences[refusal.code]?.(refusal) ?? inWords(refusal);
