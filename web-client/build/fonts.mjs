// Cuts the three typefaces down to what the page shows: 120 KB become 57. Writes src/app/fonts/*.woff2.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { tabular } from './tabular.mjs';

const require = createRequire(import.meta.url);
const target = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'app', 'fonts');

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const ascii = range(0x20, 0x7e);
const latin = ascii + range(0xa0, 0x17f) + '–—‘’“”…×→↓·−•';
const figures = range(0x30, 0x39);
const tileFaces = range(0x41, 0x5a) + range(0x30, 0x39) + '?';

const fonts = [
    {
        from: 'inter/files/inter-latin-wght-normal.woff2',
        to: 'inter',
        text: latin,
        axes: { wght: { min: 400, max: 700 } },
    },
    {
        from: 'fraunces/files/fraunces-latin-wght-normal.woff2',
        to: 'fraunces',
        text: ascii + range(0xa0, 0xff) + 'Œœ–’…×−',
        axes: { wght: { min: 500, max: 700 } },
    },
    // Fraunces has no tabular figures, so these are made: the scores, which stand below each other and count up.
    {
        from: 'fraunces/files/fraunces-latin-wght-normal.woff2',
        to: 'figures',
        text: figures,
        axes: { wght: 650 },
        change: tabular,
    },
    {
        from: 'archivo/files/archivo-latin-wdth-normal.woff2',
        to: 'archivo',
        text: tileFaces,
        axes: { wght: 640, wdth: 102 },
    },
];

mkdirSync(target, { recursive: true });
// The lock file names the versions of the fonts.
const parts = [import.meta.url, new URL('tabular.mjs', import.meta.url), new URL('../package-lock.json', import.meta.url)];
const newest = Math.max(...parts.map((part) => statSync(fileURLToPath(part)).mtimeMs));
for (const { from, to, text, axes, change } of fonts) {
    const file = join(target, `${to}.woff2`);
    if (existsSync(file) && statSync(file).mtimeMs > newest) continue;
    const source = readFileSync(require.resolve(`@fontsource-variable/${from}`));
    const cut = await subsetFont(source, text, { targetFormat: change ? 'sfnt' : 'woff2', variationAxes: axes });
    writeFileSync(file, change ? await subsetFont(change(cut), text, { targetFormat: 'woff2' }) : cut);
}
