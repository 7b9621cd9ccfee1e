import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Build } from '../src/worker/kept_page.ts';
import { filesUnder } from './files.ts';

export const workerFile = 'worker.js';
/** The browser asks for these itself, when it installs the page. */
const forInstalling = /^(icons\/|manifest\.webmanifest$)/;

/** The build whose files are in a folder, for its worker. */
function buildIn(folder: string): Build {
  const paths = filesUnder(folder).map((file) => relative(folder, file));
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(path).update(readFileSync(join(folder, path)));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const isNamed = (path: string) => page.includes(`"/${path}"`) && !forInstalling.test(path);
  const isLater = (path: string) => path.startsWith('assets/') && !isNamed(path);
  return { version: hash.digest('hex').slice(0, 16), first: paths.filter(isNamed), later: paths.filter(isLater) };
}

/** Tells the worker what the build consists of. So a build that differs in any file has another worker, which browsers notice. */
export function worker(): Plugin {
  let folder = '';
  return {
    name: 'worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle() {
      const file = join(folder, workerFile);
      const script = readFileSync(file, 'utf8');
      if (!script.includes('BUILD') || /^(import|export)\b/m.test(script)) throw new Error(`${workerFile} must be one script that uses BUILD`);
      writeFileSync(file, `const BUILD=${JSON.stringify(buildIn(folder))};\n${script}`);
    },
  };
}
