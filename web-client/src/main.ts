import { mount } from 'svelte';
import './tokens.css';
import './fonts.css';
import './base.css';
import App from './App.svelte';
import { session } from './session.svelte.ts';

session.start();
mount(App, { target: document.getElementById('app')! });
