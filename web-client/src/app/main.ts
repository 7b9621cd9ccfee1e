import { mount } from 'svelte';
import './tokens.css';
import '../look/page.css';
import '../look/premiums.css';
import '../look/tiles.css';
import '../look/boards.css';
import './fonts.css';
import './base.css';
import App from './App.svelte';
import { keepFocus } from './focus.ts';
import { keepPage } from './kept.ts';
import '../look/look.svelte.ts';
import { language } from '../languages/language.svelte.ts';
import { session } from '../connection/session.svelte.ts';

// If a part of the page cannot be loaded later, the server has a newer page.
addEventListener('vite:preloadError', () => (session.outdated = true));
// The scripts are here, so the typefaces of the first view no longer hold them up.
for (const face of ['Inter', 'Fraunces']) document.fonts.load(`1em ${face}`).catch(() => undefined);
keepFocus();
keepPage();
void language.begin().then(() => mount(App, { target: document.getElementById('app')! }));
