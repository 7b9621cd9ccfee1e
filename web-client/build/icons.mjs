// Draws the icons of the installed page: the tile of public/favicon.svg, in the sizes that systems ask for. The drawn
// files are kept in public/icons; `npm run icons` draws them again when the tile has changed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { png } from './png.mjs';

const paper = [0xf5, 0xf0, 0xe6];
const edge = [0xcd, 0xb2, 0x7a];
const light = [0xfb, 0xf0, 0xd3];
const dark = [0xef, 0xdc, 0xae];
const ink = [0x2b, 0x20, 0x13];

/** `part` is how much of the icon the tile takes. Where a system cuts icons to its own shape, they need a ground. */
export const icons = [
    { name: 'icon-192', size: 192, part: 1, ground: null },
    { name: 'icon-512', size: 512, part: 1, ground: null },
    { name: 'maskable-512', size: 512, part: 0.62, ground: paper },
    { name: 'apple-touch-icon', size: 180, part: 0.78, ground: paper },
];

// The shapes of favicon.svg, on 32 x 32.

/** A square with round corners whose upper edge is at `top`. */
function isInSquare(x, y, top) {
    const [width, height, radius] = [30, 28, 6];
    const beyond = (distance, half) => Math.max(Math.abs(distance) - (half - radius), 0);
    return Math.hypot(beyond(x - 1 - width / 2, width / 2), beyond(y - top - height / 2, height / 2)) <= radius;
}

/** The letter C: an arc around (16.51, 15) with round ends, drawn with a pen that is 3.6 wide. */
function isInLetter(x, y) {
    const [radius, half, pen] = [5.6, 3.6, 1.8];
    const across = Math.sqrt(radius ** 2 - half ** 2);
    const [dx, dy] = [x - (20.8 - across), y - 15];
    const opens = dx > 0 && Math.abs(dy) * across < dx * half;
    const distance = opens ? Math.hypot(dx - across, Math.abs(dy) - half) : Math.abs(Math.hypot(dx, dy) - radius);
    return distance <= pen;
}

/** The colour at a point; null outside of the tile. */
function colourAt(x, y) {
    if (isInLetter(x, y)) return ink;
    if (!isInSquare(x, y, 1)) return isInSquare(x, y, 3) ? edge : null;
    const way = ((x - 1) / 30 + (y - 1) / 28) / 2;
    return light.map((from, index) => from + way * (dark[index] - from));
}

// Each pixel is the mean of this many points in each direction.
const points = 4;

/** Red, green, blue and opacity of a pixel, from the colours at its points. */
function blend(colours) {
    const shown = colours.filter((colour) => colour !== null);
    if (shown.length === 0) return [0, 0, 0, 0];
    const mean = (index) => shown.reduce((sum, colour) => sum + colour[index], 0) / shown.length;
    return [mean(0), mean(1), mean(2), (255 * shown.length) / colours.length].map(Math.round);
}

const offsets = Array.from({ length: points }, (_, index) => (index + 0.5) / points);

export function pixel({ size, part, ground }, row, column) {
    const onTile = (at) => (at / size - 0.5) * (32 / part) + 16;
    const colours = offsets.flatMap((down) =>
        offsets.map((along) => colourAt(onTile(column + along), onTile(row + down)) ?? ground),
    );
    return blend(colours);
}

function draw(icon) {
    const { size } = icon;
    const pixels = new Uint8Array(4 * size * size);
    for (let at = 0; at < size * size; ++at) pixels.set(pixel(icon, Math.floor(at / size), at % size), 4 * at);
    return pixels;
}

const here = fileURLToPath(import.meta.url);
if (process.argv[1] === here) {
    const target = join(dirname(here), '..', 'public', 'icons');
    mkdirSync(target, { recursive: true });
    for (const icon of icons) writeFileSync(join(target, `${icon.name}.png`), png(icon.size, draw(icon)));
}
