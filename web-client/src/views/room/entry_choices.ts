import type { RoomEntry } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';

/** Who may come into a room, as the forms name it. */
export const entryChoices = (): [RoomEntry, string][] => [
  ['link', t('room-entry-link')],
  ['password', t('room-entry-password')],
  ['public', t('room-entry-public')],
];
