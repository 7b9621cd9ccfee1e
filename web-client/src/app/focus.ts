import { modalDialog } from '../browser/modal_dialog.ts';

/** What may take over the focus of something that has gone from it. */
const regions = '[role="dialog"], main section, main form, main [role="group"], main';

const canHoldFocus = (element: Element) => element.isConnected && !element.matches(':disabled');

function chainOf(element: Element): Element[] {
  const chain: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) chain.push(at);
  return chain;
}

/** Where somebody who writes goes on: in the same form, as the keys of the board would play. */
const fieldIn = (form: Element | undefined) => form?.querySelector<HTMLElement>('input:enabled, textarea:enabled, select:enabled');

/** Where the keyboard goes on in a dialog: in the part of it that the lost element was in, and otherwise at its beginning. */
const refugeIn = (dialog: Element, lost: Element[]) =>
  lost.find((element) => dialog.contains(element) && element.matches('section[aria-labelledby], form')) ?? dialog.querySelector('h2') ?? dialog;

/** Where the keyboard goes on: in the open dialog, in the form, on the board if keys play there, or in what is left around the lost element. */
function refuge(lost: Element[]): HTMLElement | null {
  const dialog = modalDialog();
  if (dialog) return refugeIn(dialog, lost) as HTMLElement;
  const field = fieldIn(lost.find((element) => element.isConnected && element.matches('form')));
  if (field) return field;
  const board = document.querySelector<HTMLElement>('[role="grid"]:not([aria-readonly])');
  const around = lost.find((element) => element.isConnected && element.matches(regions));
  return board ?? (around as HTMLElement | undefined) ?? document.querySelector<HTMLElement>('h1, main');
}

function take(place: Element): boolean {
  if (!(place instanceof HTMLElement)) return false;
  place.focus({ preventScroll: true });
  return document.activeElement === place;
}

function goTo(place: HTMLElement | null): void {
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  take(place);
}

/**
 * Keeps the place of the keyboard: when the element that has the focus moves, it keeps it; when it disappears or is disabled,
 * another one gets it, after a dialog the one from before. So the focus never falls to the body, unless somebody clicks on nothing.
 */
export function keepFocus(): void {
  /** The element that had the focus last, and all that it is in. */
  let last: Element[] = document.activeElement && document.activeElement !== document.body ? chainOf(document.activeElement) : [];
  /** The same for each dialog, from before it took the focus. */
  const openers = new WeakMap<Element, Element[]>();
  let due = false;

  /** Where the focus was, or before a dialog that has closed since. */
  function origin(): Element[] {
    const closed = last.find((element) => openers.has(element) && !element.isConnected);
    return closed ? openers.get(closed)! : last;
  }

  function moved({ target }: FocusEvent): void {
    const dialog = (target as Element).closest('dialog');
    if (dialog && !openers.has(dialog)) openers.set(dialog, last);
    last = chainOf(target as Element);
  }

  function check(): void {
    due = false;
    if (last.length === 0 || document.activeElement !== document.body || !document.hasFocus()) return;
    const chain = origin();
    if (chain[0] && canHoldFocus(chain[0]) && take(chain[0])) return;
    goTo(refuge(chain));
  }

  function soon(): void {
    if (!due) requestAnimationFrame(check);
    due = true;
  }

  document.addEventListener('focusin', moved);
  document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget || soon());
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target as Element).closest('button, a, input, select, textarea, summary, [tabindex]')) last = [];
  });
  new MutationObserver(soon).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'open'] });
}
