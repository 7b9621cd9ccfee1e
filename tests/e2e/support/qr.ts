import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator } from '@playwright/test';
import type jsQR from 'jsqr';

const reader = readFileSync(resolve(__dirname, '../../../web-client/node_modules/jsqr/dist/jsQR.js'), 'utf8');
type WithReader = { jsQR: typeof jsQR };

/** What a camera reads in a picture on the page. */
export async function readQr(picture: Locator): Promise<string | null> {
  const seen = (await picture.screenshot()).toString('base64');
  await picture.page().evaluate(reader);
  return picture.page().evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    return (window as unknown as WithReader).jsQR(data, image.width, image.height)?.data ?? null;
  }, seen);
}
