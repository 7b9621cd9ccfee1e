import { modalDialog } from '../browser/modal_dialog.ts';
import { moved } from './cursor.ts';
import type { Hand } from './hand.svelte.ts';
import type { Rules } from '../connection/protocol.ts';
import { startOf } from '../rules/rules.ts';
import { cross } from '../rules/tiles.ts';
import { typable } from './spelling.ts';

/** What keys can do besides laying tiles. */
export type Shortcuts = Record<'play' | 'shuffle' | 'exchange' | 'pass' | 'challenge' | 'accept' | 'hint', () => void>;

const digits: Record<string, keyof Shortcuts> = { 1: 'shuffle', 2: 'exchange', 3: 'pass', 4: 'challenge', 5: 'accept', 6: 'hint' };
export const keyOf = (shortcut: keyof Shortcuts) => Object.keys(digits).find((digit) => digits[digit] === shortcut);

/** The digit of a key, even where it is typed with Shift, as on French keyboards. With another key held, it is the sign that counts. */
const digitOf = ({ key, code, shiftKey, altKey }: KeyboardEvent): string =>
  shiftKey || altKey || key in digits ? key : (/^Digit(\d)$/.exec(code)?.[1] ?? key);

const writing = 'input, textarea, select, dialog';
const scrolling = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];
/** What may be too long for its place. */
const scrolled = '[role="tabpanel"], [data-scrolls]';
const pressed = 'button, a, summary, [role="tab"]';

/** What belongs to the browser or the system, such as Ctrl+R. The sign of a red-crossed tile needs the Option key on some keyboards. */
const isForOthers = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || (altKey && key !== cross);

/** Which of these letters a key names, if any. */
export const letterOf = (event: KeyboardEvent, letters: readonly string[]): string | undefined =>
  isForOthers(event) ? undefined : letters.find((letter) => letter === event.key.toUpperCase());

/** What the pointer has pressed last, until Tab moves the focus. Dialogs give the focus back to what was pressed before them. */
let clicked: Element | null = null;
const noteClick = ({ target }: Event): void => {
  if (!(target as Element).closest('dialog')) clicked = (target as Element).closest(pressed);
};
const noteTab = ({ key }: KeyboardEvent): void => {
  if (key === 'Tab') clicked = null;
};
/** Tells apart buttons that were clicked from those that got the focus by the keyboard. */
export function followClicks(): () => void {
  addEventListener('pointerdown', noteClick);
  addEventListener('keydown', noteTab);
  return () => {
    clicked = null;
    removeEventListener('pointerdown', noteClick);
    removeEventListener('keydown', noteTab);
  };
}

/** The square to which the Tab key leads. */
const reachable = (hand: Hand, rules: Rules) => hand.cursor?.cell ?? startOf(rules);

/** From now on Enter plays what is laid, and presses no button that had the focus before. */
export const focusBoard = () => document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus({ preventScroll: true });

/** Keys on the board: arrows move, letters lay, Backspace takes back. True if the key meant something. */
function edit(event: KeyboardEvent, hand: Hand, rules: Rules): boolean {
  const size = { rows: rules.board.length, columns: rules.board[0]!.length };
  const cell = moved(reachable(hand, rules), event.key, size);
  if (cell) hand.point(cell);
  else if (event.key === 'Backspace') hand.backspace();
  else if (event.key.length === 1 && typable(rules).has(event.key.toUpperCase()))
    hand.type(event.key.toUpperCase(), event.shiftKey ? 'blank' : 'letter');
  else return false;
  focusBoard();
  return true;
}

/** Whether a key lays the tile that was chosen on the rack on the square that has the focus, as a tap does. */
const laysChosen = ({ key, target }: KeyboardEvent, { selected }: Hand): boolean =>
  selected !== null && (key === 'Enter' || key === ' ') && (target as Element).closest('[data-cell]') !== null;

/** A listener for the whole page, so that typing works wherever the focus is, even on nothing; but not behind a modal dialog. */
export function listen(hand: Hand, rules: Rules, shortcuts: Shortcuts): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as Element;
    if (event.defaultPrevented || isForOthers(event) || target.closest(writing) || modalDialog()) return;
    const button = target.closest(pressed);
    const onButton = button !== null;
    const isOnlyClicked = onButton && button === clicked && hand.selected === null && hand.laid.length > 0;
    if (target.closest(scrolled) && scrolling.includes(event.key)) return;
    const isLetter = typable(rules).has(event.key.toUpperCase());
    const shortcut = isLetter ? undefined : digits[digitOf(event)];
    if (shortcut) shortcuts[shortcut]();
    else if (laysChosen(event, hand)) hand.tap(reachable(hand, rules));
    else if (event.key === 'Enter' && (!onButton || isOnlyClicked)) {
      if (isOnlyClicked) focusBoard(); // or else a key that is held would press the button
      shortcuts.play();
    }
    else if (event.key === 'Escape') hand.recall();
    else if (event.key === ' ' && !onButton) hand.turn();
    else if (onButton && target.closest('[role="tab"]') && event.key.startsWith('Arrow')) return;
    else if (!edit(event, hand, rules)) return;
    event.preventDefault();
  };
}
