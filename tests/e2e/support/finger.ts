import type { Player } from './player.ts';

/** A finger on the screen of a player, or two. */
export async function fingerOf({ page }: Player) {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (...places: [number, number][]) => send('touchStart', places.map(([x, y]) => ({ x, y }))),
    move: (x: number, y: number) => send('touchMove', [{ x, y }]),
    moveAll: (...places: [number, number][]) => send('touchMove', places.map(([x, y]) => ({ x, y }))),
    release: () => send('touchEnd', []),
  };
}
