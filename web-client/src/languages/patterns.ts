import type { Message } from '@fluent/bundle';

/** The texts of one area in one language, by id, as build/fluent.ts makes them of a file. */
export type Patterns = Record<string, NonNullable<Message['value']>>;
