import type { NameId } from '../../languages/text.ts';

type Outside = {
  title: NameId;
  /** What people can do about it. */
  next: 'password' | 'again' | 'nothing';
  /** What the button says that tries again; "Try again" if nothing else. */
  button?: NameId;
  isProblem?: true;
};

const outside: Record<string, Outside> = {
  INVITATION_NEEDED: { title: 'outside-invitation', next: 'again' },
  PASSWORD_NEEDED: { title: 'outside-password', next: 'password' },
  WRONG_PASSWORD: { title: 'outside-password', next: 'password', isProblem: true },
  TOO_MANY_GUESSES: { title: 'outside-tries', next: 'again', isProblem: true },
  NO_NEW_GUESTS: { title: 'outside-nobody', next: 'again' },
  BAD_HAND_OVER: { title: 'outside-hand-over', next: 'again', button: 'outside-without-link', isProblem: true },
  DEVICE_SIGNED_OUT: { title: 'outside-signed-out', next: 'again', button: 'outside-new-guest' },
  REMOVED: { title: 'outside-removed', next: 'nothing' },
};

/** How the page explains that the server does not let us in. */
export const outsideInWords = (code: string): Outside => outside[code] ?? { title: 'outside-closed', next: 'again' };
