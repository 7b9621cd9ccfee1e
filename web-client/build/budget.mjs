// Fails when the first load grows beyond its budget: 90 KiB of scripts and styles, 200 KiB in all, compressed.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const budget = { code: 90 * 1024, all: 200 * 1024 };

function filesUnder(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}

const sent = (path) => (existsSync(`${path}.gz`) ? statSync(`${path}.gz`).size : statSync(path).size);
const assets = filesUnder(dist).filter((path) => !/\.(gz|br)$/.test(path));
const code = assets.filter((path) => /\.(js|css)$/.test(path)).reduce((sum, path) => sum + sent(path), 0);
const all = assets.reduce((sum, path) => sum + sent(path), 0);

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
console.log(
    `first load: scripts and styles ${kib(code)} of ${kib(budget.code)}, all ${kib(all)} of ${kib(budget.all)} (gzip)`,
);
const inline = /<script(?![^>]*\ssrc=)|\sstyle=|<style/.test(readFileSync(join(dist, 'index.html'), 'utf8'));
if (inline) console.error('index.html holds an inline script or style, which the content policy forbids');
if (code > budget.code || all > budget.all || inline) process.exit(1);
