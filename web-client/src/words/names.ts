import type { Rules, Ruling, Scope, Seat, Strength } from '../connection/protocol.ts';

/** What a challenge costs, in a word or two for headers. */
export const rulingName: Record<Ruling, string> = {
  void: 'only valid words',
  single: 'free challenge',
  double: 'double challenge',
  five: '5-point challenge',
  ten: '10-point challenge',
  vote: 'players vote',
};

/** The same in a sentence, for the form. */
export const rulingSentence: Record<Ruling, string> = {
  void: 'Only words in the list are accepted, so nobody needs to challenge.',
  single: 'A failed challenge costs nothing.',
  double: 'A failed challenge costs the challenger their next turn.',
  five: 'A failed challenge gives the challenged player 5 points.',
  ten: 'A failed challenge gives the challenged player 10 points.',
  vote: 'Any word may be disputed. Its player sends evidence or withdraws the play, and the others vote.',
};

/** How well a computer plays. */
export const strengthName: Record<Strength, string> = { beginner: 'Beginner', casual: 'Casual', strong: 'Strong' };
export const strengths = Object.keys(strengthName) as Strength[];

/** What a seat shows beside its name: "computer, casual", or the level of a person. */
export const seatInWords = ({ level, computer }: Seat) => (computer ? `computer, ${computer}` : (level ?? ''));

/** What a form says where a name is missing; null if there is one. */
export const missingName = (name: string) => (name.trim() ? null : 'Please enter your name.');

const factorName: Record<number, string> = { 2: 'double', 3: 'triple', 4: 'quadruple' };

export const premiumName = (scope: Scope, factor: number) => `${factorName[factor] ?? `${factor} times`} ${scope}`;

export const points = (count: number) => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
/** A number with a proper minus sign. */
export const signed = (value: number | string) => String(value).replace('-', '−');
/** ", +12", or an empty text where no points are kept. */
export const plusPoints = (scoring: Rules['scoring'], total: number) => (scoring === 'points' ? `, +${total}` : '');
export const tilesCount = (count: number) => `${count} ${count === 1 ? 'tile' : 'tiles'}`;
