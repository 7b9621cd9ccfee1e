type Outside = {
  title: string;
  /** What people can do about it. */
  next: 'password' | 'again' | 'nothing';
  isProblem?: true;
};

const outside: Record<string, Outside> = {
  INVITATION_NEEDED: { title: 'By invitation only', next: 'again' },
  PASSWORD_NEEDED: { title: 'Password needed', next: 'password' },
  WRONG_PASSWORD: { title: 'Password needed', next: 'password', isProblem: true },
  TOO_MANY_GUESSES: { title: 'Too many tries', next: 'again', isProblem: true },
  NO_NEW_GUESTS: { title: 'No new players', next: 'again' },
  REMOVED: { title: 'You’ve been removed', next: 'nothing' },
};

/** How the page explains that the server does not let us in. */
export const outsideInWords = (code: string): Outside => outside[code] ?? { title: 'You can’t come in', next: 'again' };
