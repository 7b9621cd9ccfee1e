import { recall, remember } from './storage.ts';

/** The token by which the server knows this browser; null before it has met the server. */
export const ownToken = (): string | null => recall<string>('token');
/** Tokens that the server did not know, the latest first. */
export const formerTokens = (): string[] => recall<string[]>('former-tokens') ?? [];
export const keepFormerTokens = (tokens: string[]): void => remember('former-tokens', tokens.length > 0 ? tokens : null);
export const keepOwnToken = (token: string | null): void => remember('token', token);
