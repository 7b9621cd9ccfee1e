import type { AuditEntry } from '../connection/host_protocol.ts';

const sentences: Record<string, (subject: string) => string> = {
  make_host_link: () => 'Printed a link to this page',
  sign_in: () => 'Signed in',
  sign_out: () => 'Signed out',
  sign_everybody_out: () => 'Signed everybody out',
  invite: (number) => `Made invitation ${number}`,
  revoke_invitation: (number) => `Revoked invitation ${number}`,
  close_room: (code) => `Closed game ${code}`,
  remove_person: (number) => `Removed person ${number}`,
  back_up: () => 'Asked for a backup',
  announce: (text) => (text ? `Announced “${text}”` : 'Took back the announcement'),
};

/** What a host has done. An action that this page does not know is shown by its name. */
export const auditInWords = ({ action, subject }: AuditEntry): string =>
  sentences[action]?.(subject) ?? `${action} ${subject}`.trim();

/** Who it was: a session of this page, or somebody at the command line. */
export const hostInWords = ({ session }: AuditEntry): string =>
  session === undefined ? 'command line' : `session ${session}`;
