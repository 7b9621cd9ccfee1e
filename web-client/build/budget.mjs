// Fails when the first load grows beyond its budget: 90 KiB of scripts and styles, 160 KiB in all, compressed; or when a review asks for more than it needs.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const budget = { code: 90 * 1024, all: 160 * 1024 };

function filesUnder(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}

const page = readFileSync(join(dist, 'index.html'), 'utf8');
const sent = (path) => (existsSync(`${path}.gz`) ? statSync(`${path}.gz`).size : statSync(path).size);
const assets = filesUnder(dist).filter((path) => !/\.(gz|br)$/.test(path));
const isCode = (path) => /\.(js|css)$/.test(path);
const isForInstalling = (path) => /^.(icons.|manifest\.webmanifest$)/.test(path.slice(dist.length));
const isOfRoom = (path) => /^.(room|review)\.html$/.test(path.slice(dist.length));
const isFirst = (path) => (isCode(path) ? page.includes(path.slice(dist.length)) : !isForInstalling(path) && !isOfRoom(path));
const sum = (paths) => paths.reduce((bytes, path) => bytes + sent(path), 0);
const first = assets.filter(isFirst);
const code = sum(first.filter(isCode));
const all = sum(first);
const later = sum(assets.filter((path) => !isFirst(path)));

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
console.log(
    `first load: scripts and styles ${kib(code)} of ${kib(budget.code)}, all ${kib(all)} of ${kib(budget.all)} (gzip); ${kib(later)} more when they are needed`,
);
for (const name of ['room.html', 'review.html']) {
    const text = readFileSync(join(dist, name), 'utf8');
    const more = assets.filter((path) => isCode(path) && !isFirst(path) && text.includes(path.slice(dist.length)));
    console.log(`${name}: ${kib(sum(more))} of scripts and styles more`);
}
const pages = readdirSync(dist).filter((name) => name.endsWith('.html'));
const inline = pages.filter((name) => /<script(?![^>]*\ssrc=)|\sstyle=|<style/.test(readFileSync(join(dist, name), 'utf8')));
const mixed = readFileSync(join(dist, 'review.html'), 'utf8').includes('/room-views-');
if (mixed) console.error('review.html asks for the views of a room: something in them is needed by a review and should be shared by both');
for (const name of inline) console.error(`${name} holds an inline script or style, which the content policy forbids`);
if (code > budget.code || all > budget.all || inline.length || mixed) process.exit(1);
