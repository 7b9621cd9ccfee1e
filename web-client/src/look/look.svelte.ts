import { recall, remember } from '../browser/storage.ts';
import { attributesOf, type System } from './attributes.ts';
import { lookOf, type Look, type Part } from './choices.ts';

const contrast = matchMedia('(prefers-contrast: more)');
const motion = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');

const systemNow = (): System => ({ moreContrast: contrast.matches, lessMotion: motion.matches });

/** How the page looks in this browser. */
class LookOfPage {
  now = $state.raw<Look>(lookOf(recall('look')));
  system = $state.raw<System>(systemNow());

  constructor() {
    for (const query of [contrast, motion, dark]) query.addEventListener('change', () => this.follow());
    this.show();
  }

  choose<P extends Part>(part: P, choice: Look[P]): void {
    this.now = { ...this.now, [part]: choice };
    remember('look', this.now);
    this.show();
  }

  private follow(): void {
    this.system = systemNow();
    this.show();
  }

  private show(): void {
    const page = document.documentElement;
    Object.assign(page.dataset, attributesOf(this.now, this.system));
    const { backgroundColor } = getComputedStyle(page);
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) bar.content = backgroundColor;
  }
}

export const look = new LookOfPage();
