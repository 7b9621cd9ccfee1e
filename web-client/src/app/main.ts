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
import { startSession } from './start_session.ts';
import { keepPage } from '../browser/kept.ts';
import { ownTask } from '../browser/own_task.ts';
import '../look/look.svelte.ts';
import { language } from '../languages/language.svelte.ts';

keepPage();
// The server is asked first, and the page put in the place of its shell while it answers: each in a task of its own.
void language.begin().then(ownTask).then(startSession).then(ownTask).then(show);

/** Loads what is needed only once the view is there. */
async function loadTheRest(): Promise<void> {
  const rest = await import('./once_shown.ts').catch(() => null);
  rest?.onceShown();
}

/** Puts the page in the place of its shell. */
function show(): void {
  const target = document.getElementById('app')!;
  target.replaceChildren();
  mount(App, { target });
  void loadTheRest();
  // The scripts are here, and what the view asks for has been asked for: the typefaces no longer hold that up.
  for (const face of ['Inter', 'Fraunces']) document.fonts.load(`1em ${face}`).catch(() => undefined);
}
