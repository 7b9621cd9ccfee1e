import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Socket } from '../../src/connection/socket.ts';
import { FakeSocket } from '../support/fake_socket.ts';

let dialled: FakeSocket[];
let happened: string[];
let socket: Socket;
/** Whether the next one that is dialled is open at once. */
let isOpen: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  [dialled, happened, isOpen] = [[], [], false];
  const dial = () => {
    const made = new FakeSocket();
    if (isOpen) made.readyState = FakeSocket.OPEN;
    dialled.push(made);
    return made as unknown as WebSocket;
  };
  socket = new Socket(dial, {
    opened: () => happened.push('opened'),
    heard: (text) => happened.push(text),
    lost: () => happened.push('lost'),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing is sent before the socket is open', () => {
  expect(socket.send({ type: 'ping' })).toBe(false);
  socket.open();
  expect(socket.send({ type: 'ping' })).toBe(false);
  dialled[0]!.accept();
  expect(socket.send({ type: 'ping' })).toBe(true);
  expect(dialled[0]!.sent).toEqual([{ type: 'ping' }]);
});

test('a socket that was opened with the page is used at once', () => {
  isOpen = true;
  socket.open();
  expect(happened).toEqual(['opened']);
});

describe('a socket is lost', () => {
  test('if the server does not let us in within 15 seconds', () => {
    socket.open();
    dialled[0]!.accept();
    vi.advanceTimersByTime(14_000);
    expect(happened).toEqual(['opened']);
    vi.advanceTimersByTime(2_000);
    expect(happened).toEqual(['opened', 'lost']);
  });

  test('not any more once it has', () => {
    socket.open();
    dialled[0]!.accept();
    socket.entered();
    vi.advanceTimersByTime(60_000);
    expect(happened).toEqual(['opened']);
  });

  test('only once, however often that is noticed', () => {
    socket.open();
    socket.drop();
    socket.drop();
    dialled[0]!.break();
    vi.advanceTimersByTime(60_000);
    expect(happened).toEqual(['lost']);
  });
});

test('an old socket is ignored, and a watch on it says that it has gone', () => {
  socket.open();
  const isThere = socket.watch();
  expect(isThere()).toBe(true);
  socket.drop();
  socket.open();
  dialled[0]!.accept();
  dialled[0]!.deliver({ type: 'late' });
  expect([happened, isThere()]).toEqual([['lost'], false]);
  dialled[1]!.accept();
  dialled[1]!.deliver({ type: 'new' });
  expect(happened).toEqual(['lost', 'opened', '{"type":"new"}']);
});
