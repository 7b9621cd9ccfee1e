import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, folder, looks, sizes, type LookName } from './album.ts';

const names = Object.keys(looks) as LookName[];

/** The pictures of one view beside each other, each as large as the screen it was taken on. */
function section(view: string, files: Set<string>): string {
  const taken = sizes.flatMap(({ width }) => names.map((look) => fileOf(view, width, look))).filter((file) => files.has(file));
  return `<section id="${view}"><h2>${view}</h2>${taken.map((file) => `<img src="${file}" alt="${file}" loading="lazy">`).join('')}</section>`;
}

/** A page with all pictures of the folder, those of earlier runs too. */
export default function contents(): void {
  mkdirSync(folder, { recursive: true });
  const files = new Set(readdirSync(folder).filter((file) => file.endsWith('.png')));
  const views = [...new Set([...files].map((file) => file.replace(/-\d+-[a-z-]+\.png$/, '')))].sort();
  const style = 'body { background: #888; font-family: sans-serif } section { overflow-x: auto; white-space: nowrap } img { margin: 4px; vertical-align: top }';
  const links = views.map((view) => `<a href="#${view}">${view}</a>`).join(' ');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Pictures of every view</title><style>${style}</style><nav>${links}</nav>${views.map((view) => section(view, files)).join('')}`,
  );
  console.log(`${files.size} pictures of ${views.length} views: ${join(folder, 'index.html')}`);
}
