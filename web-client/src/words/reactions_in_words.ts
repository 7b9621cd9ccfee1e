import type { Reaction } from '../connection/protocol.ts';

/** What people can think of a line of a chat, and what it is called. */
export const reactions = [
  { reaction: 'like', name: 'chat-like' },
  { reaction: 'love', name: 'chat-love' },
  { reaction: 'laugh', name: 'chat-laugh' },
  { reaction: 'wow', name: 'chat-wow' },
  { reaction: 'sad', name: 'chat-sad' },
  { reaction: 'thanks', name: 'chat-thanks' },
] as const satisfies { reaction: Reaction; name: string }[];
