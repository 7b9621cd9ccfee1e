import { recall, remember } from './storage.ts';

/** The token by which the server knows this browser; null before it has met the server. */
export const ownToken = (): string | null => recall<string>('token');
export const keepOwnToken = (token: string | null): void => remember('token', token);
