import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { groups } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { fluent } from './build/fluent.ts';
import { roomPages } from './build/room_page.ts';
import { worker, workerFile } from './build/worker.ts';

const server = process.env.CRISSCROSS_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), fluent(), roomPages(), worker(), compress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      // The worker keeps its name, and stands at the top: it sees the pages below it.
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? workerFile : 'assets/[name]-[hash].js'),
        codeSplitting: { groups },
      },
    },
  },
  // Scripts and styles name each other by relative addresses, so that the page may be under any path of a server, which
  // puts that path into index.html.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  server: { proxy: { '/host/api': server, '/api': server, '/ws': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // The first test of a file pays for what it compiles, and others use the machine, too.
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/support/every_text.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
