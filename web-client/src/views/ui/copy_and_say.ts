import { copy } from '../../browser/clipboard.ts';
import { t, type NameId } from '../../languages/text.ts';
import { toasts } from '../../state/toasts.svelte.ts';

/** Copies a text and says so, or that the browser does not allow it. */
export async function copyAndSay(text: string, said: NameId): Promise<void> {
  if (await copy(text)) toasts.show(t(said), 'good');
  else toasts.show(t('invite-copying-forbidden'), 'bad');
}
