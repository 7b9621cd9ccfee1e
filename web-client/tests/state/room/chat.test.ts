import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../../../src/connection/connection.ts';
import { Lost, Refused } from '../../../src/connection/failures.ts';
import type { ChatLine, ChatNow, ChatPage, Request } from '../../../src/connection/protocol.ts';
import { toasts } from '../../../src/state/toasts.svelte.ts';
import { Chat } from '../../../src/state/room/chat.svelte.ts';

const line = (number: number, person = 1, text = `line ${number}`): ChatLine => ({
  line: number,
  channel: 'players',
  person,
  name: `Person ${person}`,
  at: 1000 * number,
  text,
});
const now: ChatNow = { type: 'chat_now', room: 'ROOM', on: true, read: ['players'], write: 'players' };
const heard = (one: ChatLine) => ({ type: 'chat_line', room: 'ROOM', line: one }) as const;

let asked: Request[];
/** A word is the code of a refusal. */
let pages: (Omit<ChatPage, 'type' | 'id'> | string)[];

/** Whether the server refuses to hear what has been read. */
let busy = false;
/** Whether the connection is lost before it has heard that. */
let lost = false;

/** The page, which is hidden or seen. */
let page: EventTarget & { hidden: boolean };
function look(visible: boolean): void {
  page.hidden = !visible;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** A chat whose server answers with the next of the pages. */
function opened(): Chat {
  const ask = async (request: Request) => {
    asked.push(request);
    if (request.type === 'say' && request.text === 'nameless') throw new Refused({ type: 'error', id: '', code: 'NAME_NEEDED', message: '' });
    if (request.type === 'say') return { type: 'line_kept', id: '', line: 9, person: 2 };
    if (request.type === 'read_chat' && busy) throw new Refused({ type: 'error', id: '', code: 'TOO_MANY_REQUESTS', message: '' });
    if (request.type === 'read_chat' && lost) throw new Lost();
    if (request.type !== 'chat') return { type: 'ok', id: '' };
    const page = pages.shift() ?? 'CHAT_IS_OFF';
    if (typeof page === 'string') throw new Refused({ type: 'error', id: '', code: page, message: '' });
    return { type: 'chat', id: '', ...page };
  };
  return new Chat({ ask } as unknown as Connection, () => 'ROOM');
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const numbers = (chat: Chat) => chat.lines.map(({ line }) => line);

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  asked = [];
  lost = false;
  pages = [{ lines: [line(3), line(4)], more: true }];
});

test('the newest lines come when the viewer may read, and older ones when they are asked for', async () => {
  const chat = opened();
  pages.push({ lines: [line(1), line(2)] });
  chat.hear(now);
  await settled();
  expect(numbers(chat)).toEqual([3, 4]);
  expect(chat.more).toBe(true);
  await chat.older();
  expect(asked.at(-1)).toEqual({ type: 'chat', before: 3, room: 'ROOM' });
  expect(numbers(chat)).toEqual([1, 2, 3, 4]);
  expect(chat.more).toBe(false);
});

test('after a reconnection the lines that may still be read stay until the newest ones come', async () => {
  const chat = opened();
  pages.push({ lines: [line(4), line(6)], more: true });
  chat.hear(now);
  await settled();
  chat.hear(now);
  chat.hear(heard(line(7)));
  expect(numbers(chat)).toEqual([3, 4, 7]);
  await settled();
  expect(numbers(chat)).toEqual([4, 6, 7]);
});

test('a line that was deleted while the page was away goes once the newest ones come', async () => {
  const chat = opened();
  pages.push({ lines: [line(3)] });
  chat.hear(now);
  await settled();
  chat.hear(now);
  await settled();
  expect(numbers(chat)).toEqual([3]);
});

test('lines that may no longer be read go at once', async () => {
  const chat = opened();
  pages = [{ lines: [line(3), { ...line(4), channel: 'watchers' }] }];
  pages.push({ lines: [line(3)] });
  chat.hear({ ...now, read: ['players', 'watchers'] });
  await settled();
  chat.hear(now);
  expect(numbers(chat)).toEqual([3]);
  await settled();
});

afterEach(() => vi.useRealTimers());

test('lines that the server has no time for are asked for again, unless the room has changed meanwhile', async () => {
  vi.useFakeTimers();
  const chat = opened();
  pages.unshift('TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS');
  chat.hear(now);
  chat.hear({ ...now, write: undefined });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(numbers(chat)).toEqual([3, 4]);
  expect(asked.length).toBe(3);
});

test('a line that comes is added, changed or deleted', async () => {
  const chat = opened();
  chat.hear(now);
  await settled();
  chat.hear(heard(line(5)));
  chat.hear(heard({ ...line(4), reactions: [{ reaction: 'like', people: [1] }] }));
  chat.hear({ type: 'chat_line_deleted', room: 'ROOM', line: 3 });
  chat.hear(heard(line(1)));
  chat.hear({ ...heard(line(6)), room: 'OTHER' });
  expect(numbers(chat)).toEqual([4, 5]);
  expect(chat.lines[0]?.reactions).toHaveLength(1);
});

test('lines count as unread until they are seen, but not those of the viewer and of people who are muted', async () => {
  const chat = opened();
  await chat.say('hello');
  chat.muted.mute(3);
  for (const one of [line(5, 1), line(6, 2), line(7, 3)]) chat.hear(heard(one));
  expect(chat.unread).toBe(1);
  chat.show();
  chat.hear(heard(line(8)));
  expect(chat.unread).toBe(0);
});

test('the same reaction again takes it back', async () => {
  const chat = opened();
  await chat.say('hello');
  const liked = { ...line(5), reactions: [{ reaction: 'like' as const, people: [2] }] };
  await chat.react(line(5), 'like');
  expect(asked.at(-1)).toEqual({ type: 'react', line: 5, reaction: 'like', room: 'ROOM' });
  await chat.react(liked, 'like');
  expect(asked.at(-1)).toEqual({ type: 'react', line: 5, room: 'ROOM' });
});

test('people delete their own lines, and the host of the room any', async () => {
  const chat = opened();
  await chat.say('hello');
  expect(chat.mayDelete(line(5, 2))).toBe(true);
  expect(chat.mayDelete(line(5, 1))).toBe(false);
  chat.hear({ ...now, host: true });
  expect(chat.mayDelete(line(5, 1))).toBe(true);
});

test('a chat that is switched off has no lines and is not asked for any', async () => {
  const chat = opened();
  chat.hear(now);
  await settled();
  chat.hear({ ...now, on: false, read: [] });
  await settled();
  expect(chat.lines).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('lines that came while nobody looked, on any device, count as unread when the chat is opened', async () => {
  pages = [{ lines: [line(3), line(4), line(5, 2)], person: 2, read: 3 }];
  const chat = opened();
  chat.hear(now);
  await settled();
  expect(chat.unread).toBe(1);
});

test('the server hears once of each last line that has been read', async () => {
  const chat = opened();
  chat.hear(now);
  await settled();
  chat.show()();
  const told = () => asked.filter(({ type }) => type === 'read_chat');
  expect(told()).toEqual([{ type: 'read_chat', line: 4, room: 'ROOM' }]);
  const leave = chat.show();
  chat.hear(heard(line(5)));
  leave();
  chat.hear(heard(line(6)));
  expect(told().slice(1)).toEqual([{ type: 'read_chat', line: 5, room: 'ROOM' }]);
});

test('the server hears later of the last line that has been read, if it has too much to do', async () => {
  vi.useFakeTimers();
  const chat = opened();
  chat.hear(now);
  await vi.advanceTimersByTimeAsync(0);
  busy = true;
  chat.show();
  await vi.advanceTimersByTimeAsync(0);
  chat.hear(heard(line(5)));
  busy = false;
  await vi.advanceTimersByTimeAsync(30_000);
  const told = asked.flatMap((request) => (request.type === 'read_chat' ? [request.line] : []));
  expect(told).toEqual([4, 5, 5]);
});

test('the server hears once more of the last line that has been read when the connection is back that was lost meanwhile', async () => {
  pages.push({ lines: [line(3), line(4)], read: 3 }, { lines: [line(3), line(4)], read: 4 });
  const chat = opened();
  chat.hear(now);
  await settled();
  lost = true;
  chat.show();
  await settled();
  lost = false;
  for (const _ of ['lost', 'heard']) {
    chat.hear(now);
    await settled();
  }
  const told = asked.flatMap((request) => (request.type === 'read_chat' ? [request.line] : []));
  expect(told).toEqual([4, 4]);
});

test('what has been read does not count as unread again because the server has not heard of it', async () => {
  pages.push({ lines: [line(3), line(4)] });
  const chat = opened();
  chat.hear(now);
  await settled();
  lost = true;
  chat.show()();
  await settled();
  chat.hear(now);
  await settled();
  expect(chat.unread).toBe(0);
});

test('lines that were read on another device are not reported again', async () => {
  pages = [{ lines: [line(3), line(4)], read: 4 }];
  const chat = opened();
  chat.hear(now);
  await settled();
  chat.show();
  expect(asked.map(({ type }) => type)).toEqual(['chat']);
});

test('somebody without a name is asked for one, once they have something to say', async () => {
  const chat = opened();
  expect(await chat.say('nameless')).toBe('nameless');
  expect(toasts.shown).toBeNull();
  expect(await chat.say('hello')).toBe('kept');
});

test('lines that come while the page is hidden are read once it is seen again', async () => {
  const chat = opened();
  chat.hear(now);
  await settled();
  chat.show();
  const last = () => asked.findLast(({ type }) => type === 'read_chat');
  look(false);
  chat.hear(heard(line(5)));
  expect([chat.unread, last()]).toEqual([1, { type: 'read_chat', line: 4, room: 'ROOM' }]);
  look(true);
  expect([chat.unread, last()]).toEqual([0, { type: 'read_chat', line: 5, room: 'ROOM' }]);
});

test('a chat that is opened on a hidden page has been read only when that is seen', async () => {
  const chat = opened();
  chat.hear(now);
  await settled();
  look(false);
  const leave = chat.show();
  expect(asked.map(({ type }) => type)).toEqual(['chat']);
  leave();
  look(true);
  expect(asked.map(({ type }) => type)).toEqual(['chat']);
});
