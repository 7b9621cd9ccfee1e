import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followClicks, letterOf, listen, type Shortcuts } from '../../src/entry/keys.ts';
import type { Cell } from '../../src/connection/protocol.ts';
import type { Hand } from '../../src/entry/hand.svelte.ts';
import { rulesOf } from '../support/catalogue.ts';

const names = ['play', 'shuffle', 'exchange', 'pass', 'challenge', 'accept', 'hint'] as const;
let done: string[];
let dialogs: object[];
let selected: number | null;
let laid: string[];
let press: (key: Partial<KeyboardEvent>, place?: string) => boolean;

const element = {};
/** What has the focus, or is clicked, within such an element. */
const within = (kind?: string) => ({ closest: (selector: string) => (kind && selector.includes(kind) ? element : null) });

beforeEach(() => play('classic'));
afterEach(() => vi.unstubAllGlobals());

/** Keys are pressed at the board of a game of this system. */
function play(system: string): void {
  done = [];
  vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: (selector: string) => (selector === 'dialog:modal' ? dialogs : []) });
  dialogs = [];
  selected = null;
  laid = [];
  const shortcuts = Object.fromEntries(names.map((name) => [name, () => done.push(name)])) as unknown as Shortcuts;
  const hand = {
    cursor: null,
    get selected() {
      return selected;
    },
    get laid() {
      return laid;
    },
    point: () => done.push('point'),
    type: (letter: string) => done.push(letter),
    turn: () => done.push('turn'),
    tap: (cell: Cell) => done.push(`tap ${cell.join()}`),
  };
  const hear = listen(hand as unknown as Hand, rulesOf(system), shortcuts);
  press = (key, place) => {
    const preventDefault = vi.fn();
    hear({ code: '', shiftKey: false, ...key, preventDefault, target: within(place) } as unknown as KeyboardEvent);
    return preventDefault.mock.calls.length > 0;
  };
}

test('digits act, even on a French keyboard, where they need Shift', () => {
  press({ key: '3', code: 'Digit3' });
  press({ key: '"', code: 'Digit3' });
  press({ key: '3', code: 'Digit3', shiftKey: true });
  expect(done).toEqual(['pass', 'pass', 'pass']);
});

test('a digit with Shift does not count on other keyboards', () => {
  expect(press({ key: '#', code: 'Digit3', shiftKey: true })).toBe(false);
  expect(done).toEqual([]);
});

test('letters lay tiles and arrows move the cursor', () => {
  press({ key: 'a', code: 'KeyA' });
  press({ key: 'ArrowDown', code: 'ArrowDown' });
  expect(done).toEqual(['A', 'point']);
});

test('the sign of a red-crossed tile lays one, even where it needs the Option key, and does nothing in games without them', () => {
  const withOption = { key: '#', code: 'Digit3', altKey: true };
  expect(press(withOption)).toBe(false);
  play('shmac');
  press(withOption);
  press({ key: '#', code: 'Digit3', shiftKey: true });
  expect(press({ key: 'a', code: 'KeyA', altKey: true })).toBe(false);
  expect(done).toEqual(['#', '#']);
});

test('on the board, Enter plays and Space turns the arrow', () => {
  for (const key of ['Enter', ' ']) press({ key, code: key }, 'data-cell');
  expect(done).toEqual(['play', 'turn']);
});

test('a tile that was chosen on the rack is laid with Enter or Space where the focus is on the board, and nothing is played', () => {
  selected = 3;
  for (const key of ['Enter', ' ']) expect(press({ key, code: key }, 'data-cell')).toBe(true);
  expect(done).toEqual(['tap 7,7', 'tap 7,7']);
});

test('Enter and Space on the rack are left to the tile that has the focus', () => {
  selected = 3;
  for (const key of ['Enter', ' ']) expect(press({ key, code: key }, 'button')).toBe(false);
  expect(done).toEqual([]);
});

test.each(['tabpanel', 'data-scrolls'])('in a part that may scroll (%s), keys that scroll are left to the browser', (part) => {
  for (const key of ['ArrowDown', 'PageDown', 'Home', 'End', ' ']) expect(press({ key, code: key }, part)).toBe(false);
  expect(done).toEqual([]);
});

test('behind a modal dialog keys do nothing, even while the focus is on nothing', () => {
  dialogs = [{}];
  for (const key of ['a', 'Enter', 'Escape', '3', 'ArrowDown', ' ', 'Backspace']) expect(press({ key, code: key })).toBe(false);
  expect(done).toEqual([]);
});

test('a key names a letter, but not together with Ctrl, Alt or the key for commands', () => {
  const letter = (key: Partial<KeyboardEvent>) => letterOf(key as KeyboardEvent, ['Q', 'R']);
  expect([letter({ key: 'r' }), letter({ key: 'R', shiftKey: true }), letter({ key: 'x' })]).toEqual(['R', 'R', undefined]);
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(letter({ key: 'r', [held]: true })).toBeUndefined();
});

test('Enter plays laid tiles although a button was clicked before, and presses a button to which Tab has led', () => {
  const heard: Record<string, (event: object) => void> = {};
  vi.stubGlobal('addEventListener', (type: string, hear: (event: object) => void) => (heard[type] = hear));
  followClicks();
  const click = () => heard.pointerdown!({ target: within('button') });
  const enter = () => press({ key: 'Enter', code: 'Enter' }, 'button');
  laid = ['F', 'A'];
  expect(enter(), 'the keyboard has led to it').toBe(false);
  click();
  expect([enter(), done]).toEqual([true, ['play']]);
  selected = 3;
  expect(enter(), 'a tile is about to be laid').toBe(false);
  selected = null;
  heard.keydown!({ key: 'Tab' });
  expect(enter(), 'the keyboard has led to it again').toBe(false);
  click();
  laid = [];
  expect(enter(), 'nothing is laid').toBe(false);
  expect(done).toEqual(['play']);
});
