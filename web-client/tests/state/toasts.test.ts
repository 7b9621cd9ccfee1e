import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../src/state/toasts.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  toasts.clear();
  vi.useRealTimers();
});

describe('messages', () => {
  it('are shown one at a time, each long enough to be read', () => {
    toasts.show('Mara passed.');
    toasts.show('Jonas passed.');
    expect(toasts.shown?.text).toBe('Mara passed.');
    vi.advanceTimersByTime(2400);
    expect(toasts.shown?.text).toBe('Mara passed.');
    vi.advanceTimersByTime(200);
    expect(toasts.shown?.text).toBe('Jonas passed.');
    vi.advanceTimersByTime(6800);
    expect(toasts.shown?.text).toBe('Jonas passed.');
    vi.advanceTimersByTime(200);
    expect(toasts.shown).toBeNull();
  });

  it('stay while somebody points at them or the keyboard is in them, even if others wait', () => {
    let held = [{}];
    vi.stubGlobal('document', { querySelectorAll: () => held });
    toasts.show('Mara passed.');
    toasts.show('Jonas passed.');
    vi.advanceTimersByTime(60_000);
    expect(toasts.shown?.text).toBe('Mara passed.');
    held = [];
    vi.advanceTimersByTime(3000);
    expect(toasts.shown?.text).toBe('Jonas passed.');
    vi.unstubAllGlobals();
  });

  it('stay until they are dismissed, or give way to another, if nothing else leads where they lead', () => {
    const kept = { page: '/r/K7QFW2MX/1', stays: true };
    toasts.show('Your text is still there.', 'plain', kept);
    vi.advanceTimersByTime(60_000);
    expect(toasts.shown?.text).toBe('Your text is still there.');
    toasts.show('Jonas passed.');
    vi.advanceTimersByTime(0);
    expect(toasts.shown?.text).toBe('Jonas passed.');
    toasts.show('Your text is still there.', 'plain', kept);
    vi.advanceTimersByTime(60_000);
    toasts.next();
    expect(toasts.shown).toBeNull();
  });

  it('do not say twice what is on the screen or waits', () => {
    for (const text of ['Mara passed.', 'Jonas passed.', 'Mara passed.', 'Jonas passed.']) toasts.show(text);
    toasts.next();
    expect(toasts.shown?.text).toBe('Jonas passed.');
    toasts.next();
    expect(toasts.shown).toBeNull();
  });

  it('give way at once to one that waits, if they have been there long enough', () => {
    toasts.show('Mara passed.');
    vi.advanceTimersByTime(5000);
    toasts.show('Jonas passed.');
    vi.advanceTimersByTime(0);
    expect(toasts.shown?.text).toBe('Jonas passed.');
  });

  it('about a turn go when another one begins, and those after them are shown', () => {
    toasts.show('Jonas is waiting for your move.', 'plain', { turn: 4 });
    toasts.show('Mara took their last move back.', 'plain', { turn: 5 });
    toasts.show('Jonas passed.');
    toasts.turnBegan(4);
    expect(toasts.shown?.text).toBe('Jonas is waiting for your move.');
    toasts.turnBegan(6);
    expect(toasts.shown?.text).toBe('Jonas passed.');
    toasts.next();
    expect(toasts.shown).toBeNull();
  });

  it('are each spoken to screen readers once, as a line of their own, whether or not they are shown', () => {
    toasts.spoken = [];
    toasts.show('Mara passed.');
    toasts.speak('It’s your turn.');
    expect(toasts.spoken.map(({ text }) => text)).toEqual(['Mara passed.', 'It’s your turn.']);
    toasts.next();
    expect(toasts.spoken).toHaveLength(2);
  });

  it('are spoken again where they are heard, if they came in the moment when a dialog opened or closed', () => {
    toasts.spoken = [];
    const spoken = () => toasts.spoken.map(({ text }) => text);
    toasts.speak('Jonas passed.');
    vi.advanceTimersByTime(600);
    const close = toasts.opened(Symbol('dialog'));
    vi.advanceTimersByTime(600);
    expect(spoken()).toEqual(['Jonas passed.']);
    toasts.speak('Link copied.');
    close();
    expect(spoken()).toEqual(['Jonas passed.', 'Link copied.']);
    toasts.speak('It’s your turn.');
    vi.advanceTimersByTime(600);
    expect(spoken().slice(2)).toEqual(['It’s your turn.', 'Link copied.', 'It’s your turn.']);
  });

  it('are in the dialog on top, in whatever order dialogs close', () => {
    const [below, above] = [Symbol('below'), Symbol('above')];
    const closeBelow = toasts.opened(below);
    const closeAbove = toasts.opened(above);
    expect(toasts.dialogs.at(-1)).toBe(above);
    closeBelow();
    expect(toasts.dialogs).toEqual([above]);
    closeAbove();
    expect(toasts.dialogs).toEqual([]);
  });
});
