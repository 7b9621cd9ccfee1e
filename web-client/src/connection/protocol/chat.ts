/** Who a line is for: during a game its players do not see what watchers say. */
export type Channel = 'players' | 'watchers';
export type Reaction = 'like' | 'love' | 'laugh' | 'wow' | 'sad' | 'thanks';
/** `person`: a number in the chat of the room, which `people` has, too. */
export type ChatLine = {
  line: number;
  channel: Channel;
  person: number;
  name: string;
  at: number;
  text: string;
  reactions?: { reaction: Reaction; people: number[] }[];
};

/** Requests about the chat of a room. After a lost connection they are not sent again. */
export type ChatRequest =
  | { type: 'say'; text: string }
  | { type: 'react'; line: number; reaction?: Reaction }
  | { type: 'delete_line'; line: number }
  | { type: 'chat'; before?: number }
  | { type: 'read_chat'; line: number }
  | { type: 'set_chat'; on: boolean };

/** The line is kept; `person` is the player's own number. */
export type LineKept = { type: 'line_kept'; id: string; line: number; person: number };
/** Lines, oldest first; `more`: there are older ones; `read`: the last that the player has read, on any device. */
export type ChatPage = { type: 'chat'; id: string; lines: ChatLine[]; more?: true; person?: number; read?: number };

/** A line that is new, or has changed. */
export type ChatLineNow = { type: 'chat_line'; room: string; line: ChatLine };
export type ChatLineDeleted = { type: 'chat_line_deleted'; room: string; line: number };
/** What the viewer may do in the chat; `host`: delete any line, and switch the chat on and off. */
export type ChatNow = { type: 'chat_now'; room: string; on: boolean; read: Channel[]; write?: Channel; host?: true };
export type ChatNotice = ChatLineNow | ChatLineDeleted | ChatNow;
