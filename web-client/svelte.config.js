import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { namedMedia } from './build/media.mjs';

export default { preprocess: [namedMedia(), vitePreprocess()], compilerOptions: { runes: true } };
