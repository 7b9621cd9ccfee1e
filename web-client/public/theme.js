// Before anything is painted: gives <html> the look that this browser chose last. src/look/attributes.ts says what the attributes mean.
{
  const page = document.documentElement;
  const prefers = (what) => matchMedia(`(prefers-${what})`).matches;
  let chosen = null;
  try {
    const base = new URL(document.currentScript.src).pathname.replace(/\/theme\.js$/, '');
    chosen = JSON.parse(localStorage.getItem(`crisscross${base}.look`));
  } catch {
    // Without storage the look is as at first.
  }
  const { appearance = 'system', colours = 'standard', tiles = 'ivory', board = 'paper', motion = 'system' } = chosen ?? {};
  const followsSystem = appearance === 'system';
  page.dataset.scheme = appearance === 'light' || appearance === 'dark' ? appearance : 'system';
  page.dataset.contrast = appearance === 'contrast' || (followsSystem && prefers('contrast: more')) ? 'more' : 'standard';
  page.dataset.colours = colours;
  page.dataset.tiles = tiles;
  page.dataset.board = board;
  page.dataset.motion = motion === 'less' || prefers('reduced-motion: reduce') ? 'less' : 'full';
}
