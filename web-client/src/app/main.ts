import { mount } from 'svelte';
import './tokens.css';
import './fonts.css';
import './base.css';
import App from './App.svelte';
import { session } from '../connection/session.svelte.ts';

// A part of the page that is fetched later is gone: the server has a newer page.
addEventListener('vite:preloadError', () => (session.outdated = true));
session.start();
mount(App, { target: document.getElementById('app')! });
