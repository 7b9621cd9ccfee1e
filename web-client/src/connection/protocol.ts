/** The messages of protocol version 1 (protocol/README.md and protocol/schema are the contract). */
export { protocolRange } from './protocol/client_messages.ts';
export type * from './protocol/allowed.ts';
export type * from './protocol/answers.ts';
export type * from './protocol/client_messages.ts';
export type * from './protocol/clocks.ts';
export type * from './protocol/events.ts';
export type * from './protocol/plays.ts';
export type * from './protocol/rooms.ts';
export type * from './protocol/catalogue.ts';
export type * from './protocol/chat.ts';
export type * from './protocol/lists.ts';
export type * from './protocol/rules.ts';
export type * from './protocol/server_messages.ts';
