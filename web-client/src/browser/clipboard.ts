/** Copies text, even on a page served over plain HTTP, where the clipboard interface is missing. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** While a modal dialog is open, nothing outside it can be selected. */
const place = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  place().append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}
