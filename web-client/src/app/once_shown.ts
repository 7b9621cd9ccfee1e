import { keepFocus } from './focus.ts';
import { goWhereCalled } from './go_where_called.ts';

/** What a page needs only once its view is there: before that, nothing can lose the focus, and no notification leads to it. */
export function onceShown(): void {
  keepFocus();
  goWhereCalled();
}
