import { base, linkTo } from './base.ts';

// The secret of a link stands in its fragment, which browsers send to no server.

/** The secret in the link of an invitation. */
export const invitationIn = (hash: string): string | null =>
  /^#invitation=([0-9a-fA-F]{64})$/.exec(hash)?.[1] ?? null;
export const invitationLink = (secret: string, under = base): string => `${linkTo('/', under)}#invitation=${secret}`;

/** The secret in the link that another device of the player has made. */
export const handOverIn = (hash: string): string | null => /^#hand-over=([0-9a-fA-F]{64})$/.exec(hash)?.[1] ?? null;
export const handOverLink = (secret: string, under = base): string => `${linkTo('/', under)}#hand-over=${secret}`;

/** Whether the address is such a link, or was one before it was cut or changed on its way. */
export const looksLikeHandOver = (hash: string): boolean => hash.startsWith('#hand-over=');
