import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './build/compress.ts';

export default defineConfig({
  plugins: [svelte(), compress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/host/api': process.env.CRISSCROSS_SERVER ?? 'http://127.0.0.1:8080', '/ws': { target: process.env.CRISSCROSS_SERVER ?? 'http://127.0.0.1:8080', ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'] },
});
