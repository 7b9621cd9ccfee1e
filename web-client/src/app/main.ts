import { mount } from 'svelte';
import './tokens.css';
import '../look/page.css';
import '../look/premiums.css';
import '../look/tiles.css';
import '../look/boards.css';
import './fonts.css';
import './base.css';
import './buttons.css';
import './fields.css';
import './shell.css';
import App from './App.svelte';
import { goWhereCalled } from './go_where_called.ts';
import { startSession } from './start_session.ts';
import { keepPage } from '../browser/kept.ts';
import { ownTask } from '../browser/own_task.ts';
import '../look/look.svelte.ts';
import { language } from '../languages/language.svelte.ts';

keepPage();
goWhereCalled();
// The server is asked first, and the page put in the place of its shell while it answers: each in a task of its own.
void language.begin().then(ownTask).then(startSession).then(ownTask).then(show);

/** Loaded once the view is there: before that, nothing can lose the focus. */
async function keepFocus(): Promise<void> {
  const focus = await import('./focus.ts').catch(() => null);
  focus?.keepFocus();
}

/** Puts the page in the place of its shell. */
function show(): void {
  const target = document.getElementById('app')!;
  target.replaceChildren();
  mount(App, { target });
  void keepFocus();
  // The scripts are here, and what the view asks for has been asked for: the typefaces no longer hold that up.
  for (const face of ['Inter', 'Fraunces']) document.fonts.load(`1em ${face}`).catch(() => undefined);
}
