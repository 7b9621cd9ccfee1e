import type { AuditEntry } from '../../connection/http/host_protocol.ts';
import { t } from '../../languages/text.ts';

/** The log has the list first. */
function listedWord(subject: string): { list: string; word: string } {
  const [list = '', word = ''] = subject.split(' ');
  return { list, word };
}

const sentences: Record<string, (subject: string) => string> = {
  make_host_link: () => t('host-did-make-link'),
  sign_in: () => t('host-did-sign-in'),
  sign_out: () => t('host-did-sign-out'),
  sign_everybody_out: () => t('host-did-sign-everybody-out'),
  invite: (number) => t('host-did-invite', { number }),
  revoke_invitation: (number) => t('host-did-revoke', { number }),
  close_room: (code) => t('host-did-close', { code }),
  remove_person: (number) => t('host-did-remove', { number }),
  reset_account: (number) => t('host-did-reset-account', { number }),
  back_up: () => t('host-did-back-up'),
  prune: () => t('host-did-prune'),
  prune_finished: () => t('host-did-prune-finished'),
  import: (number) => t('host-did-import', { number }),
  add_word: (subject) => t('host-did-add-word', listedWord(subject)),
  exclude_word: (subject) => t('host-did-exclude-word', listedWord(subject)),
  take_back_word: (subject) => t('host-did-take-back-word', listedWord(subject)),
  announce: (text) => (text ? t('host-did-announce', { text }) : t('host-did-take-back')),
};

/** What a host has done. An action that this page does not know is shown by its name. */
export const auditInWords = ({ action, subject }: AuditEntry): string =>
  sentences[action]?.(subject) ?? `${action} ${subject}`.trim();

/** Who it was: a session of this page, or somebody at the command line. */
export const hostInWords = ({ session }: AuditEntry): string =>
  session === undefined ? t('host-command-line') : t('host-session', { number: String(session) });
