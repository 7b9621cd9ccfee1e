import type { CDPSession, Page } from '@playwright/test';

const bytesPerSecond = (megabits: number) => (megabits * 1e6) / 8;

/** A mobile network of 1.6 Mbit/s, whose answers begin after 150 ms. */
export async function slowNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond(1.6),
    uploadThroughput: bytesPerSecond(0.75),
  });
}

/** A processor that is four times slower than this machine's. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return devtools;
}
